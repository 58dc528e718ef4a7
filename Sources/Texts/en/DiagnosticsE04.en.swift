/// Diagnostics of constructs that are known and not built. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let diagnosticsE04: StaticString = #"""
    E0401.title = {1}: not built yet
    E0401.label = Selfsame knows this, but cannot run it yet
    E0401.text = This is correct Objective-C. It is refused by name, so that it is never half
      done.
    E0402.title = {1}: nothing outside of the program can be reached
    E0402.label = there is no file and no other process here
    E0402.text = A program runs in a world of its own, the same on every run. All that it can read is standard input (scanf, fgets, getchar).
    E0402.next = write the values into the program; files of its own are there with NSFileManager.
    E0403.title = {1}: not built
    E0403.label = Apple's libraries have this, the library here has not: {2}
    E0403.text = The name is right. What is missing is refused by name, so that nothing is half done.
    E0403.next = say it another way: docs/language.md lists what there is.
    unbuilt.calendars = calendars and time zones
    unbuilt.settings = the rest of user defaults
    unbuilt.formatters = formatters
    unbuilt.decimals = decimal numbers
    unbuilt.texts = attributed texts and patterns
    unbuilt.files = files and streams
    unbuilt.network = the network
    unbuilt.processes = other processes
    unbuilt.documents = XML and JSON
    unbuilt.interface = what serves windows
    unbuilt.measures = units of measure
    unbuilt.mapFunctions = tables as C functions
    unbuilt.coreFoundation = Core Foundation's functions
    unbuilt.coreData = Core Data
    unbuilt.appKit = AppKit
    unbuilt.uiKit = the rest of UIKit
    unbuilt.graphics = drawing
    unbuilt.dispatch = the rest of GCD, and the log
    unbuilt.frameworks = another of Apple's frameworks
    unbuilt.errors = the rest of the error codes, exceptions and versions
    unbuilt.runtime = rarer parts of the runtime's interface
    unbuilt.cLibrary = rarer parts of C
    unbuilt.method = a method; the class is here
    """#
}
