/// Classes, stacks, zones, pools and objects drawn as text. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let pictures: StaticString = #"""
    # {1} messages, with commas
    class.overrides = overrides {1}
    # {1} names of static variables, with commas
    class.keeps = keeps {1}
    # {1} how many objects; {2} how many blocks of C memory; {3} how many bytes
    zones.contents = {1} {1|one: object|other: objects}, {2} C {2|one: block|other: blocks}, {3}
      {3|one: byte|other: bytes}
    # {1} an object, as #1 Car; {2} the address; {3} how many bytes
    memory.head = {1} at {2}, {3} {3|one: byte|other: bytes}
    # {1} how many bytes
    memory.bytes = {1} {1|one: byte|other: bytes}
    memory.bytesHeading = bytes
    memory.field = field
    memory.value = value
    memory.hidden = hidden header
    # {1} the count
    memory.hiddenCount = count {1}
    memory.gap = gap (alignment)
    memory.extra = extra bytes
    memory.which = Which object? Write :memory #1, or a variable's name.
    # {1} an object, as #1 Car
    memory.dead = {1} is dead: its memory was given back.
    # {1} an object, as #1 Car
    life.head = The life of {1}: event, count, what changed it
    # {1} an object, as #1 Car
    life.none = The log holds nothing about {1}.
    life.freed = memory given back
    # {1} the method, as -[Car retain]
    life.override = {1} answers
    life.which = Whose life? Write :life #1, or a variable's name.
    weak.none = No weak variable refers to an object.
    weak.variable = weak variable
    threads.thread = thread
    threads.state = state
    threads.stands = stands in
    # {1} number of the thread
    threads.name = thread T{1}
    threads.running = running
    threads.ready = ready
    threads.idle = at the prompt
    threads.finished = ended
    # {1} what it waits for, a text of ours
    threads.waiting = waits for {1}
    threads.kind.lock = a lock
    threads.kind.semaphore = a semaphore
    threads.kind.join = the end of a thread
    threads.kind.condition = a signal
    threads.kind.queue = a queue
    threads.kind.once = dispatch_once
    threads.kind.sleep = time to pass
    threads.kind.initialize = +initialize
    threads.kind.group = a group
    threads.kind.idle = something to do
    # {1} number of a thread; {2} locks, as a lock (#1 NSLock)
    threads.holds = T{1} holds {2}.
    threads.waitsFor = Who waits for whom:
    threads.ring = a ring: none of them can ever go on
    threads.holderIdle = it is at the prompt, where it can still be given back
    threads.holderEnded = it has ended and will never give it back
    graph.none = There is no object to draw: strings and numbers by themselves are not drawn.
    graph.strong = owns
    graph.weak = weak
    graph.unsafe = points only
    # between a variable and an object
    graph.say.strong = owns
    # between a variable and an object
    graph.say.weak = points weakly to
    # between a variable and an object
    graph.say.unsafe = only points to
    graph.dead = dead
    # behind the name of an object
    graph.above = (told above)
    # {1} the count
    graph.count = count {1}
    # {1} an object, as #1 Car
    graph.lost = {1} held by nobody
    graph.inHand = (a running call)
    graph.nothing = (nothing)
    graph.element = inside
    graph.capture = captured
    graph.association = associated
    graph.memory = C memory
    # {1} how many objects; {2} classes, with commas
    graph.rest = Not drawn: {1} {1|one: object|other: objects} ({2})
    graph.usage = Write :graph, :graph > FILE.dot, or :graph > FILE.svg.
    # {1} a path
    graph.wrote = Written: {1}
    # {1} a path; {2} the system's reason
    graph.cannotWrite = {1} cannot be written: {2}
    # {1} a path; {2} the status
    graph.dotFailed = dot could not draw {1}; it ended with status {2}.
    command.graph.name = graph
    command.graph.argument = [> FILE]
    command.graph.help = Draw who holds whom: what owns, what is weak, what only points. Into a file:
      :graph > FILE.svg or :graph > FILE.dot.
    command.life.name = life
    command.life.argument = #N | NAME
    command.life.help = Draw the count of an object over time, with the message that changed it.
    command.memory.name = memory
    command.memory.argument = #N | NAME
    command.memory.help = Show an object's bytes: isa, instance variables at their offsets, the hidden
      count.
    command.weak.name = weak
    command.weak.help = List the weak variables and what they refer to.
    command.threads.name = threads
    command.threads.help = List the threads, where each stands and what it waits for.
    # {1} an ellipsis; {2} how many objects
    picture.more = {1} {2} more (:objects)
    # {1} …; {2} how many
    picture.moreDied = {1} {2} more
    # {1} names with commas; {2} the last one
    picture.and = {1} and {2}
    # {1} objects, as #4 and #5
    picture.ring = {1} hold each other, and nothing else leads to them. :leaks
    # {1} an object, as #4
    picture.ringOfOne = {1} holds itself, and nothing else leads to it. :leaks
    # {1} objects, as #4 and #5
    picture.leak = No owner leads to {1} any more, and no release will come: a leak. :leaks
    # {1} objects, as #4 and #5
    picture.unfinished = -dealloc ran on {1} and never came to -[NSObject dealloc]: the memory stays taken. :leaks
    # {1} an object, as #1; {2} objects, as #2
    picture.letGo = {1} died and let go of {2}.
    # {1} names of variables; {2} how many
    picture.stillPoint = {1} still {2|one: points to a dead object|other: point to dead objects}.
    # {1} a function; {2} names of variables
    picture.scopeEnded = {1} ended, {2} let go.
    # {1} names of variables
    picture.blockEnded = A block ended, {1} let go.
    # {1} a function
    picture.byARC = ARC wrote these releases: :inserted {1}
    # {1} names of variables
    picture.oneObject = Nothing new was made: {1} are one object.
    # {1} names of variables; {2} an object, as #2
    picture.oneObjectInstead = The init of {2} answered with what was there: {1} are one object.
    # {1} a method
    picture.answered = Nothing new was made: {1} answered.
    # {1} an object, as #1; {2} a number; {3} variables with their values
    picture.initAgain = init #{2} of {1}: its state is set again: {3}
    # {1} name of a variable; {2} its value
    picture.sameAgain = {1} {2} again
    # {1} an object, as #1; {2} a number
    picture.initNothing = init again on {1} (number {2}): nothing was written.
    # {1} an object, as #1; {2} a number
    picture.claims = -retainCount of {1} says {2}.
    picture.sign.nobody = [?] nobody holds this claim: a release is owed.
    picture.sign.ownPool = [pool] a release waits in a pool of the program’s own; the drain of that pool sends it.
    picture.sign.pool = [pool] a release waits in the prompt's pool; :drain sends it.
    # {1} names of variables; {2} how many
    picture.sign.dangles = (!x) {1} still {2|one: points to a dead object|other: point to dead objects}.
    picture.sign.weak = (~x) points weakly: it becomes nil when the object goes.
    picture.sign.points = (x) only points: it owns nothing, and gives nothing back.
    # {1} what stands in the brackets, as in #3
    picture.sign.element = [{1}] a collection holds it, once for each time that it is in.
    # {1} what stands in the brackets, as in #3
    picture.sign.block = [{1}] a block captured it and holds it.
    # {1} what stands in the brackets, as in #3
    picture.sign.association = [{1}] it is associated with that object.
    picture.sign.memory = [memory] C memory points to it.
    picture.sign.library = [library] the library holds it for itself.
    picture.sign.self = [self] a call in progress holds it.
    # {1} an object, as #1 Boat
    picture.say.made = {1} was made
    # {1} an object, as #1 Boat
    picture.say.changed = {1}
    # {1} an object, as #1 Boat
    picture.say.asked = {1}, which was there before, was the answer
    # {1} an object, as #1 Boat
    picture.say.died = {1} died
    # {1} an object, as #1 Boat
    picture.say.lost = {1} is lost
    # {1} an object, as #1 Boat
    picture.say.context = {1} is unchanged
    # {1} a number; {2} a number
    picture.say.count = count from {1} to {2}
    # {1} a number
    picture.say.countIs = count {1}
    # {1} names
    picture.say.owns = held by {1}
    # {1} names
    picture.say.gained = newly held by {1}
    # {1} names
    picture.say.gaveBack = given back by {1}
    # {1} names; {2} how many
    picture.say.points = {1} only {2|one: points|other: point} to it
    # {1} names; {2} how many
    picture.say.weak = {1} {2|one: points|other: point} to it weakly
    # {1} names; {2} how many
    picture.say.dangles = {1} still {2|one: points|other: point} to it, though it is dead
    # {1} how many
    picture.say.unheld = {1} {1|one: unit|other: units} of the count nobody holds
    # {1} a name; {2} how often
    picture.say.times = {1} ({2} times)
    picture.say.by.pool = a pool
    picture.say.by.self = a call in progress
    # {1} an object, as #3
    picture.say.by.element = the collection {1}
    # {1} an object, as #3
    picture.say.by.block = the block {1}
    picture.say.by.stackBlock = a block
    # {1} an object, as #3
    picture.say.by.with = {1} by association
    picture.say.by.memory = C memory
    picture.say.by.library = the library
    # {1} name of a variable; {2} its values
    picture.say.variable = {1} is {2}
    legend.owns = owns one unit of the count
    legend.gained = new owner
    legend.gaveBack = gave its unit back
    legend.nobody = a claim that nobody holds
    legend.pool = a pool will give it back
    legend.self = a call in progress holds it
    legend.element = a collection holds it, once for each time that it is in
    legend.block = a block captured it
    legend.with = associated with that object
    legend.memory = C memory; the library itself
    legend.points = points only, owns nothing
    legend.weak = weak: becomes nil when the object goes
    legend.dangles = points to a dead object
    legend.made = made
    legend.changed = changed
    legend.asked = asked for, and it was there before
    legend.died = died
    legend.lost = lost: no owner leads to it
    legend.rest = two more of them
    legend.count = the count before and after: as many brackets as the right number
    # {1} name of a class
    doors.noGetter = Nothing was found that answers twice with the same {1}, no class method and no function: so
      no object of this class is shared, and there are no doors to try.
    # {1} a message, as it is typed; {2} the sentence that says what stopped it; {3} name of a class
    doors.getterStopped = {1} was stopped when it was tried: {2}. So nobody can say whether {3} is a singleton.
    # {1} name of a class
    doors.closed = Every door of {1} is closed.
    # {1} name of a class; {2} how many doors
    doors.onlyRefused = No door of {1} is open, but {2} {2|one: is|other: are} shut by the compiler alone.
    # {2} how many doors
    doors.alsoRefused = {2} {2|one: more is|other: more are} shut by the compiler alone.
    # {1} name of a class; {2} how many doors
    doors.noneOpen = No door of {1} was found open, but {2} {2|one: door|other: doors} could not be
      tried to the end: of {2|one: it|other: them} nobody can say that {2|one: it is|other: they are} closed.
    # {1} name of a class; {2} how many
    doors.open = {2} {2|one: door|other: doors} of {1} {2|one: is|other: are} open.
    # {1} an object, as #1
    doors.same = {1}, the same object
    # {1} an object, as #2
    doors.second = {1}, a second object
    # {1} a class
    doors.cpp = {1} is a class of C++: doors are tried of classes in Objective-C and Swift.
    doors.none = nil
    # {1} the reason, or a method that is missing
    doors.exception = exception: {1}
    # {1} an object, as #1; {2} variables with their values
    doors.stateSet = {1}, but its state was set: {2}
    # for who listens, in front of a door
    doors.isOpen = open
    # {1} an object, as #1
    doors.overReleased = {1}, but releasing what was allocated killed it
    doors.notPossible = not possible here: the compiler refuses it
    # {1} an object, as #1
    doors.refusedAlone = only the compiler refuses it: through a variable of type Class comes {1}, a second object
    doors.stopped = did not end
    # {1} a code, as R0603
    doors.ended = stopped: {1}
    doors.notTried = not tried: nothing is known that could be given to it
    doors.withThese = (with these values; others were not tried)
    # {1} how many schedules
    doors.schedulesSame = the same object in every schedule ({1})
    # {1} how often: doors.schedulesOften or doors.someSchedules
    doors.schedulesSecond = a second object {1}
    # {1} how often: doors.schedulesOften or doors.someSchedules
    doors.schedulesOthers = not the same object for both threads, and for who asks later, {1}
    # {1} how often: doors.schedulesOften or doors.someSchedules
    doors.schedulesNothing = a thread gets no object {1}
    # {1} how often: doors.schedulesOften or doors.someSchedules
    doors.schedulesStuck = who asks later gets no answer (is a lock kept?) {1}
    # {1} how often
    doors.schedulesDead = what the threads get is dead afterwards {1}
    # {1} how often
    doors.schedulesUnfinished = a thread gets an object whose init has not ended {1}
    # {1} how many; {2} how many schedules
    doors.schedulesOften = in {1} of {2} schedules
    doors.someSchedules = in some schedules (they go round and cannot be counted)
    doors.everySchedule = the same object in every schedule (they go round and cannot be counted)
    # {1} a code, as R0603
    doors.scheduleEnds = stopped in some schedule: {1}
    # {1} a function or a word that names the construct
    doors.unknown = not known: the schedules cannot all be searched ({1})
    # {1} doors, as alloc, new, copy; {2} an object, as #1
    doors.tried = Tried: {1}. All lead to {2}.
    doors.way.shared = the getter
    doors.way.alloc = alloc
    doors.way.allocFirst = alloc first
    doors.way.new = new
    doors.way.allocWithZone = allocWithZone:
    doors.way.initializer = init with arguments
    doors.way.method = methods of its own
    doors.way.reset = methods that reset it
    doors.way.copy = copy
    doors.way.mutableCopy = mutableCopy
    doors.way.initAgain = init again
    doors.way.createInstance = class_createInstance
    doors.way.subclass = a subclass
    doors.way.threads = two threads
    doors.nobodyCloses = (no class can close this one; it does not count)
    doors.allocFirst = (alloc first)
    doors.initAgain = (init again)
    doors.subclass = (a subclass)
    doors.threads = (two first askers at once)
    doors.which = :doors needs a class: :doors Printer
    # {1} a class of the library
    doors.library = {1} is the library’s own. Doors are tried for a class of yours: :doors Printer
    # {1} a word
    shell.show.usage = Write :show picture, :show log, :show both or :show quiet. Now: {1}
    # {1} a word
    shell.show.now = After each input: {1}.
    command.show.name = show
    command.show.argument = picture|log|both|quiet
    command.show.help = What is shown after each input: the objects that changed, the list of what
      happened, both, or neither. Remembered.
    command.events.name = events
    command.events.help = The list of what happened in the last input.
    command.legend.name = legend
    command.legend.help = What the signs of the picture mean.
    command.doors.name = doors
    command.doors.argument = CLASS
    command.doors.help = Try every way to a second object of a class, in a copy of this world.
    # {1} a word
    cli.badShow = {1} is not shown by anybody: picture, log, both or quiet.
    cli.doors.usage = which file and which class? For example: selfsame doors --strict Printer.m Printer
    # {1} name of a class
    cli.doors.noClass = the file has no class '{1}'.
    cli.help.doors = selfsame doors [--strict] [--arc] [--mrc] FILE CLASS
      \n
      \nTries every way to a second object of a class, each in a fresh world: alloc, new, copy, an
      init that runs again, a subclass, two threads. One line tells each.
      \n
      \n  --strict   exit status 1 unless every door leads to the one object
      \n
      \nExample: selfsame doors --strict Printer.m Printer
    # {1} a variable; {2} the value before; {3} the value after
    write.values = {1} {2} -> {3}
    # {1} a method or function
    write.in = in {1}
    # {1} a method; {2} a number
    write.inInit = in {1}, init number {2}
    write.askedBy = asked for here:
    # {1} a number
    life.initAgain = init #{1}
    # {1} what was asked for
    write.none = Nothing was written to {1} before this place.
    # {1} what was typed
    write.unknown = {1} is no variable of an object, and no static or global. Write a name as the
      program does: last, or with the object it lies in, like #1.last.
    write.which = To the last write of what? Name a variable: :goto write last, :goto write #1.last.
    """#
}
