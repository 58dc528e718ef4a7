/// Programs in Swift. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let swift: StaticString = #"""
    command.swift.name = swift
    command.swift.help = From now on Swift, in the same world; :arc or :mrc lead back.
    shell.mode.swift = Swift: the next inputs are compiled as Swift, and the world stays. :arc or
      :mrc lead back to Objective-C.
    E0411.title = {1}: not built
    E0411.label = Swift has this, Selfsame does not
    E0411.text = Selfsame builds the Swift that its sources use. This part of the language is known
      and left out.
    E0411.next = say it another way: docs/language.md lists what there is.
    E0412.label = the reading stops here
    E0412.text = From here on the text cannot be read as Swift.
    E0412.next = look at what stands just before this place.
    E0413.label = here
    E0413.text = The sentence above is the one that swiftc says.
    E0413.next = compare what is written here with its declaration.
    # {1} a type
    typeAgain.text = Swift declares a type once, and an earlier input has declared {1}: its objects and its code could
      not become those of another one.
    # {1} a type
    typeAgain.next = :reset begins anew, without the old {1}; or give the new type another name.
    R0660.label = the program stopped itself here
    R0660.text = Swift checks as the program runs, and stops it rather than go on with a wrong value.
    R0660.next = test before: if let for an optional, the count for an index, a wider type for a sum.
    unowned.text = An unowned reference does not keep its object alive. The object is gone, and Swift stops
      the program rather than read what is no longer there.
    unowned.next = keep the object as long as it is read, or make the reference weak and test it with
      if let.
    """#
}
