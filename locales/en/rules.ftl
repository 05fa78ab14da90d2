message-missing = This text is missing.
