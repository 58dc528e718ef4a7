/// Schedules of threads: `selfsame explore`. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let schedules: StaticString = #"""
    command.race.name = race
    command.race.argument = [N] [CODE] [check CONDITION]
    command.race.help = Run CODE (a function, an expression; alone: what you typed last) in N threads, two
      if you say nothing, under every schedule. Code that starts threads of its own is explored as it stands.
      A condition must hold at the end of each: :race 3 [Shop shared] check objects(Shop) == 1.
      :race play: you choose which thread goes on, and try to break it. Nothing of it stays.
    command.replay.name = replay
    command.replay.argument = [TOKEN]
    command.replay.help = Walk through one schedule of the last :race, alone the one that it found. :back, :forward and :goto N go
      through its steps, and everything that shows how things stand shows the world of the step; a letter sends that
      thread on. Any other command leaves it.
    race.check = check
    race.play = play
    race.badTimes = How many threads? From 1 to 8.
    race.which = Which code? Such as :race [Shop shared], or type something first.
    race.noQuestion = No race has been run yet. Start with :race CODE.
    race.nothingFound = The last race found no schedule that could be replayed.
    race.worldIsGone = The world in which that race was run is no more (something was taken back, or too
      much was typed since). Run :race once more.
    # {1} a command
    race.noLog = {1} tells what has happened, and a schedule leaves no record: its steps stand in the table
      above. :objects, :threads, :stack, :graph and all that shows how things stand show the world of the step.
    race.afterwards = Walk through it with :replay and that token; try it yourself with :race play.
    # {1} how many steps
    race.walking = You stand behind step {1}. :back and :forward go through the schedule, a letter sends
      that thread on from where you stand; :cancel leaves it.
    race.left = The schedule is left; the world is as it was before.
    race.play.begins = You are the scheduler. Type the letter of the thread that goes on (Enter: the usual
      one), :back takes it back, :cancel leaves. Can you break it?
    # {1} a letter; {2} a thread; {3} its next operation
    race.play.choice = {1}  {2} would do: {3}
    # {1} letters
    race.play.which = Which thread? One of {1}; Enter lets the usual one go on.
    race.play.over = This schedule has come to its end. :back takes steps back.
    # {1} a token
    race.passes = This schedule ends well: {1}
    # {1} the anomaly; {2} a token
    race.fails = Broken: {1}. The schedule: {2}
    # {1} the last step
    race.goto = Steps go from 0 (nothing done yet) to {1}.
    # {1} a sign
    explore.proved = {1}PROVED: every schedule was searched, and none is bad.
    explore.nothingVisible = No thread does anything here that another one could notice.
    # {1} a sign; {2} the anomaly
    explore.found = {1}FOUND: {2}.
    # {1} how much was searched
    explore.bounded = BOUNDED: nothing bad in what was searched ({1}).
    # {1} a construct or a function
    explore.cannot = CANNOT: {1} cannot be explored, so nothing is promised.
    # {1} the condition
    explore.check = Check: {1}
    # {1} a condition
    explore.ownCheck = No check was given. Where nobody is interrupted this holds, so it must always: {1}
    explore.noCheck = No check was given: this says that nothing stops the program and that no thread waits
      for ever, not that the result is right. --check 'objects(Shop) == 1' asks for that.
    race.noCheck = No check was given: this says that nothing stops the program and that no thread waits for
      ever, not that the result is right. :race CODE check objects(Shop) == 1 asks for that.
    # {1} how many; {2} how many fail
    explore.census = Schedules: {1}; they fail: {2}.
    # {1} how many; {2} how many fail; {3} how many stories; {4} how many of them fail
    explore.censusStories = Schedules: {1}; they fail: {2}. Really different stories: {3}; they fail: {4}.
    # {1} a token
    explore.replay = Replay: {1}
    # {1} a variable
    explore.race = Two threads can be at {1} at the same moment, one of them writing, with no lock
      between them.
    # {1} which switch; {2} a thread
    explore.stopped = preemption {1}: {2} was stopped here
    # {1} which switch; {2} a thread; {3} a variable
    explore.stoppedBeforeWrite = preemption {1}: {2} was stopped between its look at {3} and its write
    # {1} which switch; {2} a thread; {3} a variable
    explore.stoppedAfterWrite = preemption {1}: {2} was stopped right after its write of {3}
    # {1} a thread; {2} the number of a step
    explore.believes = {1} still believes what it saw in step {2}
    explore.loop = from here on the same steps come again and again
    # {1} how many steps are not shown
    explore.leftOut = … {1} more {1|one: step|other: steps} …
    explore.time = (time passes)
    explore.otherProgram = The program has changed since this schedule was written down; it is
      followed as far as it applies.
    # {1} the number of a step; {2} a thread
    explore.diverged = Diverged at step {1}: {2} cannot run there. From here on the usual thread runs.
    # {1} what was typed
    cli.explore.badToken = {1} is no schedule, such as S1-K7QD-1b.5a.
    # {1} the option
    cli.explore.notReplayed = {1} does not go together with --schedule: the steps of one schedule are told, and how it ends. What it takes stands in selfsame explore --help.
    # {1} a thread; {2} what it waits for; {3} the thread that has it
    explore.waits = {1} waits for {2}, which {3} has.
    # {1} a thread; {2} what it waits for
    explore.waitsForNobody = {1} waits for {2}, and nobody is left to help it.
    explore.checkFails = At the end of this schedule the check does not hold.
    # {1} how many; {2} how many schedules
    explore.switches = It takes {1} {1|one: switch|other: switches} away from a thread that could have gone
      on: with fewer, {2} of {2} schedules pass.
    explore.noSwitchNeeded = It takes no switch at all: it goes wrong although each thread runs on
      until it waits or ends.
    # {1} a token
    explore.twin = Nearest schedule that passes, one switch fewer: {1}
    # {1} a token
    explore.twinOther = Nearest schedule that passes: {1}
    # {1} the number of a step; {2} a thread; {3} a step; {4} a thread; {5} a variable
    explore.raceSteps = Why: step {1} ({2} reads) and step {3} ({4} writes) race on {5}.
    # {1} threads in a ring
    explore.circle = They wait in a ring: {1}.
    # {1} threads
    explore.ended = Already ended: {1}.
    # {1} the number of a step
    explore.livelock = Why: from step {1} on nobody waits and nobody is kept from running, and still
      nobody gets on.
    explore.onceRecursion = The block of a dispatch_once calls the same dispatch_once: today’s
      libdispatch stops with “trying to lock recursively”, older ones hung.
    explore.unbounded = The threads can go round in circles, so schedules cannot be counted.
    explore.tooMany = There are more than 2^128 schedules: too many to count.
    # {1} threads
    explore.leftBehind = main returned while {1} had not ended: the program was over for them too.
    # {1} which story; {2} of how many; {3} a token
    explore.story = Story {1} of {2}: {3}
    # {1} the number of a step; {2} a thread; {3} what it did
    explore.spoken = Step {1}, {2}: {3}
    # {1} the number of a step; {2} a thread; {3} what it did; {4} a variable; {5} its value
    explore.spokenValue = Step {1}, {2}: {3}. {4} is {5} now.
    explore.library = (the library at work)
    # {1} the words of the program; {2} a lock
    explore.takes = {1} takes {2}
    # {1} a variable
    explore.access.read = read {1}
    # {1} a variable
    explore.access.write = write {1}
    # {1} the words of the program; {2} a lock
    explore.gives = {1} gives {2} back
    explore.reads = reads
    explore.writes = writes
    explore.noLock = no lock
    # {1} the line
    explore.nilLock = @synchronized in line {1} was given nil: that locks nothing.
    # {1} a variable; {2} a thread, {3} what it does, {4} in which line, {5} holding which locks;
    # {6} {7} {8} {9} the same for another thread
    explore.lockset = Nothing guards {1}: {2} {3} it in line {4} holding {5}, {6} {7} it in line {8}
      holding {9}.
    # {1} locks; {2} a variable
    explore.guards = {1} guards {2}: every access holds it.
    # {1} a thread; {2} a lock
    explore.lockKept = {1} has ended and still has {2}: whoever wants it next waits for ever.
    explore.reason.budget = the room for states was used up
    explore.reason.executions = more orders of operations than may be counted
    explore.reason.time = time-outs: the states do not fit, and orders of operations do not tell them
      apart
    explore.reason.depth = a thread goes round and round, so orders of operations have no end
    # {1} how many
    explore.reason.runs = {1} {1|one: run|other: runs} by chance
    # {1} a number
    explore.reason.percent = ; a bug that needs two things in the right order would have shown with a
      probability of at least {1} %
    explore.reason.interrupted = interrupted
    explore.anomaly.livelock = a livelock
    explore.anomaly.lockKept = a lock that nobody will give back
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
    # {1} a sign; {2} the anomaly
    explore.followedFails = {1}This schedule fails: {2}.
    # {1} how many stories
    explore.storiesLeftOut = {1} more {1|one: story is|other: stories are} too long to be told here.
    # {1} a schedule
    cli.explore.scheduleOfRun = explore searches all schedules; one of them is followed by selfsame run --schedule {1}, with the same --parallel, --times, --setup and --check.
    cli.explore.oneFile = one file is needed, such as: selfsame explore --parallel body naive.m
    # {1} a name
    cli.explore.noFunction = the file defines no function {1}.
    # {1} name of a function
    cli.explore.notCallable = each thread calls {1} with its number or with nothing, and {1} takes something
      else: declare it as void {1}(int thread), or call it in a function that is declared so.
    cli.explore.noMain = the file has no main. Say which function the threads call, such as
      --parallel body.
    # {1} what was typed
    cli.explore.badCheck = {1} is no condition on a final state, such as “objects(Shop) == 1”.
    # {1} what was typed; {2} what was meant
    cli.explore.nearCheck = {1} is no condition on a final state: did you mean {2}?
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
      \n  --ascii              frames and signs that every terminal can draw
      \n  --arc, --mrc, -DNAME[=VALUE]   as for run
      \n
      \nWithout --parallel the program's own main (or its statements) and its threads
      are explored.
      \n
      \nExamples:
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \nExit status: 0 PROVED, 1 FOUND, 2 BOUNDED, 3 CANNOT, 64 usage, 65 does not compile, 66 cannot
      be read, 70 stopped before the threads began, 130 interrupted.
    """#
}
