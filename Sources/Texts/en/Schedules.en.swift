/// Schedules of threads: `selfsame explore`. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let schedules: StaticString = #"""
    explore.proved = PROVED: every schedule was searched, and none is bad.
    # {1} the anomaly
    explore.found = FOUND: a schedule that goes wrong: {1}.
    # {1} how much was searched
    explore.bounded = BOUNDED: nothing bad in what was searched ({1}).
    # {1} a construct or a function
    explore.cannot = CANNOT: {1} cannot be explored, so nothing is promised.
    # {1} the condition
    explore.check = Check: {1}
    # {1} how many; {2} how many fail
    explore.census = Schedules: {1}; they fail: {2}.
    # {1} how many; {2} how many fail
    explore.stories = Really different stories: {1}; they fail: {2}.
    # {1} how many; {2} how many steps
    explore.states = States: {1}; steps between them: {2}.
    # {1} a token
    explore.replay = Replay: {1}
    # {1} a variable
    explore.race = Two threads can be at {1} at the same moment, one of them writing, with no lock
      between them.
    # {1} a thread
    explore.stopped = {1} was stopped here
    explore.time = (time passes)
    explore.otherProgram = The program has changed since this schedule was written down; it is
      followed as far as it applies.
    # {1} the number of a step; {2} a thread
    explore.diverged = Diverged at step {1}: {2} cannot run there. From here on the usual thread runs.
    # {1} what was typed
    cli.explore.badToken = {1} is no schedule, such as S1-K7QD-1b.5a.
    # {1} a thread; {2} what it waits for; {3} the thread that has it
    explore.waits = {1} waits for {2}, which {3} has.
    # {1} a thread; {2} what it waits for
    explore.waitsForNobody = {1} waits for {2}, and nobody is left to help it.
    explore.checkFails = At the end of this schedule the check does not hold.
    # {1} how many
    explore.switches = It takes {1} {1|one: switch|other: switches} away from a thread that could
      have gone on; with fewer nothing goes wrong.
    explore.noSwitchNeeded = It takes no switch at all: it goes wrong although each thread runs on
      until it waits or ends.
    explore.wait.lock = a lock
    explore.wait.semaphore = a signal of a semaphore
    explore.wait.join = the end of a thread
    explore.wait.condition = a signal of a condition
    explore.wait.queue = a queue
    explore.wait.once = the end of a dispatch_once
    explore.wait.sleep = its deadline
    explore.wait.initialize = the end of +initialize
    explore.wait.group = a group
    explore.wait.idle = work
    explore.anomaly.check = the check does not hold
    explore.anomaly.checkThenAct = check-then-act
    explore.anomaly.lostUpdate = a lost update
    explore.anomaly.lockOrder = threads hold what the others wait for
    explore.anomaly.lostSignal = a wait that nobody ends
    explore.anomaly.overRelease = a release too many
    explore.anomaly.useAfterFree = an object is used after it is gone
    explore.anomaly.onceRecursion = dispatch_once entered again from its own block
    explore.anomaly.selfDeadlock = a thread waits for itself
    explore.anomaly.exception = an exception that nobody catches
    explore.anomaly.stop = the machine stops the program
    cli.explore.oneFile = one file is needed, such as: selfsame explore --parallel body naive.m
    # {1} a name
    cli.explore.noFunction = the file defines no function {1}.
    cli.explore.noMain = the file has no main. Say which function the threads call, such as
      --parallel body.
    # {1} what was typed
    cli.explore.badCheck = {1} is no condition on a final state, such as “objects(Shop) == 1”.
    # {1} what was typed
    cli.explore.badTimes = {1} is no number of threads from 1 to 32.
    # {1} what was typed
    cli.explore.badBudget = {1} is no number of states.
    # {1} what was typed
    cli.explore.badSearch = {1} is no search: auto, layers, dpor, random or pct.
    # {1} what was typed
    cli.explore.badClock = {1} is no clock: lazy or slow.
    cli.help.explore = selfsame explore [OPTIONS] FILE      search every schedule of a program's threads
      \n
      \n  --parallel FUNCTION  threads that start together, each calling FUNCTION(number)
      \n  --times N            how many of them (2)
      \n  --setup FUNCTION     runs before them
      \n  --check CONDITION    must hold at the end of each schedule, such as objects(Shop) == 1
      \n  --search NAME        auto (default), layers, dpor, random or pct
      \n  --clock NAME         lazy (default) or slow: time may pass although somebody could run
      \n  --budget N           states that may be kept
      \n  --film FILE.html     write a page that shows the schedule found, and its nearest twin that ends well
      \n  --json               for scripts
      \n  --arc, --mrc, -DNAME[=VALUE]   as for run
      \n
      \nWithout --parallel the program's own main and its threads are explored.
      \n
      \nExamples:
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \nExit status: 0 PROVED, 1 FOUND, 2 BOUNDED, 3 CANNOT, 64 usage, 65 does not compile, 66 cannot
      be read, 70 stopped before the threads began, 130 interrupted.
    """#
}
