/// Words that several views use. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let words: StaticString = #"""
    # {1} number of the input; {2} number of the line
    place.input = input {1}, line {2}
    # {1} number of the line
    place.given = the lesson’s code, line {1}
    # {1} number of the line; {2} number of the text
    place.givenOf = the lesson’s code, text {2}, line {1}
    # {1} name of the library's part; {2} number of the line
    place.prelude = prelude {1}, line {2}
    zone.default = the default zone
    # {1} name of the zone
    zone.named = zone {1}
    # {1} number of the zone
    zone.unknown = zone no. {1}
    diagnostic.error = error
    diagnostic.warning = warning
    diagnostic.note = note
    words.colon = :
    words.comma = ,
    words.semicolon = ;
    words.fullStop = .
    diagnostic.hint = Hint
    # {1} the nearest name
    diagnostic.didYouMean = did you mean {1}?
    diagnostic.untitled = this cannot be done
    # {1} how many
    diagnostic.more = … and {1} {1|one: more problem|other: more problems}, perhaps an echo of the
      first ones
    note.declaredHere = declared here
    note.instantiatedHere = asked for here
    note.blockKept = the captured object keeps the block
    note.blockKeptByOwned = what the captured object owns keeps the block
    note.macroDefinition = the macro is defined here
    note.canonicalStep = the step in the original lesson
    zone.defaultShort = default
    note.toMatch = the partner stands here
    note.startedHere = it begins here
    argument.endOfInput = the end of the input
    note.allocatedHere = made here
    note.releasedHere = last released here
    # {1} number of the thread
    note.threadWaits = thread T{1} waits here
    note.retainInDealloc = a retain during dealloc has no effect
    note.deallocatedHere = deallocated here
    note.freedHere = given back here
    note.previousCase = the same value stands here
    argument.read = read
    argument.write = write
    note.previousDefinition = defined here before
    # {1} how many
    diagnostic.moreErrors = … and {1} more (:errors)
    prompt.number = number
    write.exists = there is a file of this name already
    write.isLink = it is a link, and links are not followed
    write.notPlain = it is no ordinary file
    """#
}
