/// Programs in C++. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let cpp: StaticString = #"""
    E0421.title = {1}: not built
    E0421.label = C++ has this, Selfsame does not
    E0421.text = Selfsame builds the C++ that the Singleton pattern needs. This part of the language is
      known and left out.
    E0421.next = say it another way: docs/language.md lists what there is.
    E0422.label = the reading stops here
    E0422.text = The sentence above is the one that clang says.
    E0422.next = look at what stands just before this place.
    E0423.label = here
    E0423.text = The sentence above is the one that clang says.
    E0423.next = compare what is written here with its declaration.
    E0424.label = used here
    E0424.text = The compiler was content with the declaration of {1}: it promises a definition. The
      linker, which puts the program together, looked for the definition and found none.
    E0424.next = write the definition of {1}, or do without it.
    """#
}
