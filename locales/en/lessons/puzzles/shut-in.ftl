pack-shut-in = Shut in
    .intro = Four or five { -stone(number: "plural") } each, and nobody is { -flying } yet. Leave your { -opponent } without a { -turn }.
