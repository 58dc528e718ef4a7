/// The trace of events: kinds, call tree, overrides, `--events`. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let trace: StaticString = #"""
    # {1} the sign of an omission; {2} how many
    trace.same = {1} {2} more like it
    # {1} the event, a text of ours; {2} the class that was asked; {3} the class that answered
    trace.override = {1} (asked {2}, answered by {3})
    trace.nothingOfKind = The last input has no events of this kind.
    # {1} what was typed
    trace.badKind = {1} is no kind of event. Kinds: counts alloc init pool weak zone lock thread message library.
    trace.messagesLater = Single messages are recorded from now on; the last input has none.
    # {1} what was typed
    cli.badTraceKind = {1} is no kind of event: counts, alloc, init, pool, weak, zone, lock, thread,
      message, library, or none
    # {1} a path; {2} the system's reason
    cli.events.cannotWrite = {1} cannot be written: {2}
    # {1} a path
    cli.events.ownProgram = {1} is the program itself: the events would overwrite it. Name another
      file behind --events.
    # {1} what was typed
    cli.badDefinition = -D{1} names no macro. Write -DNAME or -DNAME=VALUE.
    E0506.label = defined here for the second time
    E0506.text = {1} is defined in two files of the program, and the linker cannot know which is meant.
    E0508.title = the part “{1}” of the library stays away, and {2} with it
    E0508.label = named here
    E0508.text = The program declares a class of that part itself and includes none of its headers,
      so it is taken as the program's own.
    E0508.next = give the class another name and include the header; or declare {2}, too.
    E0507.title = the part “{1}” of the library does not fit beside what this program defines
    E0507.label = named here
    E0507.text = It says: {2}. Its names are unknown in this session.
    E0507.next = give your own type or class another name and start anew (:reset).
    E0506.next = keep one definition, or make it static so that each file has its own.
    """#
}
