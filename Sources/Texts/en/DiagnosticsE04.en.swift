/// Diagnostics of constructs that are known and not built. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE04: StaticString = #"""
    E0401.title = {1}: not built yet
    E0401.label = Selfsame knows this, but cannot run it yet
    E0401.text = This is correct Objective-C. It is refused by name, so that it is never half
      done.
    E0402.title = {1}: nothing outside of the program can be reached
    E0402.label = there is no input, no file and no other process here
    E0402.text = A program runs in a world of its own, the same on every run, with nothing to read from.
    E0402.next = write the values into the program; files of its own are there with NSFileManager.
    """#
}
