pack-flying = Three against three
    .intro = Both sides are { -flying }. The next { -mill } decides, so every quiet { -turn } counts.
