/// Going back and forth: `:back`, `:goto`, `:undo`, branches. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let timeTravel: StaticString = #"""
    command.back.name = back
    command.back.argument = [N]
    command.back.help = Go N events back (one, if nothing is said), within an input and across
      inputs. Everything shows the world of that moment. What you type there begins a branch.
    command.forward.name = forward
    command.forward.argument = [N]
    command.forward.help = Go N events forward again. At the end of a branch that was begun in the
      middle of an input: let the rest of that input run.
    command.goto.name = goto
    command.goto.argument = WHERE
    command.goto.help = Go right behind an event: by its number in :trace, or by what it did, such
      as :goto dealloc #1, :goto retain a (the latest before here, else the next one). :goto write
      #1.last is behind the write that gave a variable its value, :goto start before everything, :goto end now.
    command.undo.name = undo
    command.undo.help = Take the last input back, whole; again and again. :branches N brings it
      back.
    command.branches.name = branches
    command.branches.argument = [N]
    command.branches.help = Show the lines of time as a tree, or go to the end of line N. Going back
      and typing something else begins a new line; the old one stays.
    # {1} how many events
    time.present = Now: everything has happened ({1} {1|one: event|other: events}).
    # {1} how many events
    time.beginning = Before the first of {1} {1|one: event|other: events}.
    # {1} number of the event; {2} of how many
    time.past = Right after event {1} of {2}:
    # {1} number of the first event; {2} number of the last
    time.together = Events {1} to {2} are one step: no moment lies between them.
    # {1} how many events
    time.suspended = The end of this line, after {1} {1|one: event|other: events}. The input that it
      began in has not finished: :forward lets the rest of it run, and what you type runs before
      that.
    # {1} how many events
    time.stopped = Here, after {1} {1|one: event|other: events}, the input was stopped. It counts as
      undone: what you type next runs as if it had never been.
    time.resumed = The input that stood here goes on to its end.
    time.atBeginning = This is the beginning: nothing happened before it.
    time.atEnd = This is now: nothing has happened after it. :back goes back.
    time.notRecorded = The past is not recorded in this session.
    # {1} number of the event
    time.forgotten = So much has happened that the memory of it had to be given up there. The first
      event that can still be reached is {1}.
    time.noEvents = Nothing has happened to any object yet: there is nowhere to go back to.
    # {1} the input, as code
    time.undone.quiet = Taken back: {1}
    # {1} the input, as code; {2} how many events
    time.undone = Taken back: {1} ({2} {2|one: event|other: events})
    # {2} how many events
    time.undone.drain = Taken back: the draining of the pool ({2} {2|one: event|other: events})
    # {1} the input, as code; {2} how many events
    time.undone.resumed = Taken back: the rest of {1} ({2} {2|one: event|other: events})
    # {1} the input, as code
    time.undone.stopped = Taken back: {1} (it had been stopped)
    time.undo.none = There is no input to take back.
    time.undo.lesson = There is no input of yours to take back in this step.
    # {1} what was typed
    time.back.usage = How many events back? A number from 1 on (not {1}).
    # {1} what was typed
    time.forward.usage = How many events forward? A number from 1 on (not {1}).
    # words that may be typed, the usual one first
    time.goto.start = start
    # words that may be typed, the usual one first
    time.goto.end = end
    # words that may be typed, the usual one first
    time.goto.write = write
    time.goto.which = Where to? For example :goto 3, :goto dealloc #1, :goto start, :goto end.
    # {1} what was typed
    time.goto.usage = I cannot go to {1}. Write the number of an event, start, end, or an event and
      its object: :goto dealloc #1. Events are alloc, init, retain, release, autorelease, dealloc,
      copy, weak, lock, unlock, once, initialize, thread, throw, override, pool, nil.
    # {1} what was typed; {2} number of the first event; {3} number of the last
    time.goto.outside = There is no event {1} here: they go from {2} to {3}.
    # {1} what was typed
    time.goto.none = There is no such event: {1}.
    # {1} what was typed
    time.branches.usage = Which line? A number (not {1}); :branches alone lists them.
    # {1} what was typed
    time.branches.unknown = There is no line {1}. :branches lists them.
    branches.none = There is one line of time, and nothing on it yet.
    # {1} number of the line of time
    branches.line = line {1}
    # {1} number of the event
    branches.from = , left after event {1}
    # {1} how many events
    branches.events = , {1} {1|one: event|other: events}
    # {1} how many inputs
    branches.inputs = , {1} {1|one: input|other: inputs}
    branches.stopped = , was stopped
    # {1} number of the event
    branches.here = You are here, after event {1}.
    """#
}
