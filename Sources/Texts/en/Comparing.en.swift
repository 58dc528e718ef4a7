/// Two runs beside each other. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let comparing: StaticString = #"""
    command.compare.name = compare
    command.compare.argument = [A B]
    command.compare.help = Lay two runs side by side, event by event. :compare alone (or :compare
      mrc arc): the last input in both modes. :compare Printer Fax: the last input that uses
      Printer, as it is and with Fax in its place. :compare FILE.m [mrc arc], :compare FILE FILE:
      whole programs. Nothing of it stays.
    # {1} the input, as code
    compare.input = Twice from the same moment: {1}
    # {1} one of the two sides; {2} functions and classes
    compare.kept.isRefused = {1}: {2} could not be compiled anew in this mode, and ran as typed.
    # {1} one of the two sides; {2} functions and classes
    compare.kept.hasStatic = {1}: {2} ran as typed: compiled anew, a static variable in there would lose what is in it.
    # {1} one of the two sides; {2} classes
    compare.kept.isInUse = {1}: {2} ran as typed: objects of it are alive, and they keep the form that they were made
      with.
    compare.nothing = Neither side did anything to an object.
    # {1} the sign of equal; {2} how many
    compare.same = {1} {2} {2|one: event|other: events} the same
    # {1} the column's sign; {2} how many
    compare.untold = {1} and {2} more {2|one: event|other: events}
    compare.noDifference = No difference: event by event the same.
    compare.firstDifference = Here they part for the first time:
    compare.output.same = Both print the same.
    # {1} number of the line
    compare.output.differs = They print different things. The first difference is in line {1}:
    # {1} name of a side: a class, a mode or a file; {2} objects, with commas
    compare.alive = Still alive at the end, {1}: {2}
    # {1} name of a side: a class, a mode or a file
    compare.problem = {1} did not run to its end:
    compare.bothStop = Neither ran to its end; both come to the same:
    # {1} what was typed
    compare.usage = I cannot compare {1}. Two classes (:compare Printer Fax), two modes
      (:compare mrc arc), or one or two files.
    # {1} what was typed
    compare.noClass = There is no class {1} to compare. A file is named with its ending, such as
      {1}.m.
    # {1} name of the class
    compare.unused = No input uses {1}. Type one, such as [{1} sharedInstance], and compare again.
    compare.noInput = There is no input to run again. Type one first, or name a file.
    compare.alwaysCounted = The last input is in Swift, where the compiler always writes retain and release: there is no other mode
      to lay beside it. Two classes can be compared: :compare Printer Fax.
    compare.event.nilMessage = message to nil
    compare.event.deallocBegin = dealloc
    compare.event.poolPush = pool begins
    compare.event.drain = pool drained
    compare.event.override = override
    compare.event.weak = weak variable set
    compare.event.zeroed = weak variable is nil
    compare.event.thread = thread begins
    compare.event.threadEnd = thread ends
    compare.event.lock = lock taken
    compare.event.unlock = lock given back
    compare.event.waits = waits for a lock
    compare.event.once = once: begins
    compare.event.onceSkip = once: run before
    compare.event.lockNil = locked nil: nothing
    compare.event.throw = exception
    compare.event.zoneCreate = zone made
    compare.event.zoneRecycle = zone gone
    compare.event.blockAllocate = C memory taken
    compare.event.blockFree = C memory given back
    cli.compare.files = compare takes one file (in two modes) or two files.
    cli.help.compare = selfsame compare: two runs side by side, event by event
      \n
      \n  selfsame compare [--mrc] [--arc] FILE.m      one program in both modes
      \n  selfsame compare [--mrc|--arc] FILE FILE     two programs
      \n
      \n  --include DIR  headers may come from there, too
      \n
      \nStatus: 0 no difference, 1 a difference, 65 a side does not compile, 66 a file cannot be
      read.
    """#
}
