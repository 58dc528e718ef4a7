/// Who owns what: `:why`, the graph, leaks and cycles. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let ownership: StaticString = #"""
    words.listComma = ,
    # {1} name of the variable
    holder.variable = variable {1}
    # {1} name of the variable; {2} a method or function
    holder.local = {1} in {2}
    # {1} a holder, a text of ours; {2} number of the thread
    holder.onThread = {1}, thread {2}
    # {1} name of the variable, as _name; {2} an object, as #1 Car
    holder.ivar = {1} of {2}
    # {1} an object, a collection
    holder.element = inside {1}
    # {1} an object, a block
    holder.capture = block {1}, which captured it
    holder.stackBlock = a block on the stack, which captured it
    # {1} an object, as #1 Car
    holder.association = association of {1}
    holder.memory = C memory that nobody known keeps
    # {1} an object, as #1 Car
    holder.memoryOf = C memory kept by {1}
    holder.pool = an autorelease pool
    holder.basePool = the pool under the prompt
    # {1} number of the thread
    holder.thread = thread {1}, on the way to the caller
    # {1} a method of the library
    holder.library = Foundation ({1})
    why.usage = Write :why #1, :why NAME, :why dead #1, :why alive #1, or :why same A B.
    # {1} a name
    why.isCpp = {1} points to an object of C++: it has no count, so nobody holds a unit of it. :objects lists it.
    # {1} what was typed
    why.unknown = There is no object {1}: neither a number like #1 nor a variable that points to one.
    # {1} a variable; {2} its members with the objects
    why.isValue = {1} is a value and has no count of its own. What it holds: {2}
    # {1} the class
    why.isClass = {1} is a class. Classes are not counted and live for ever.
    # {1} the variable
    why.isConstant = {1} points to a constant: it is outside of counting and lives for ever.
    # {1} a variable; {2} an object, as #1 Car; {3} its number, as #1
    why.wasZeroed = {1} is nil: it is weak, and {2}, to which it pointed, is gone. :why dead {3}
    # {1} an expression; {2} an expression
    why.sameConstant = {1} and {2} are one object, a constant: it is outside of counting and lives for ever.
    # {1} an expression; {2} an expression
    why.notSameConstant = {1} and {2} are two objects. A constant is outside of counting and lives for ever.
    # {1} the expression
    why.isNil = {1} is nil: it points to no object.
    # {1} an object, as #1 Car; {2} the count
    why.head = {1}: the count is {2}
    # {1} what the object claims
    why.claimed = -retainCount answers {1}: an override says so, the count does not.
    why.owner = who holds it
    why.taken = taken by
    why.givenBack = given back by
    # {1} a message that ARC wrote, as retain
    why.byARC = {1} (ARC)
    why.poolRelease = the pool's release
    # {1} the message; {2} a method or function
    why.in = {1} in {2}
    # {1} name of the variable
    inserted.oldValue = the old value of {1}
    inserted.formerValue = the value that was there
    inserted.newValue = the new value
    why.nobody = nobody
    why.inHandText = The call that stands here in the middle has it in hand: it may still store it or
      give it back.
    why.unseen = before the log begins
    holder.call = a running call
    holder.enteredGroup = GCD, until the last dispatch_group_leave
    holder.blockMethod = a method made of it, until imp_removeBlock
    holder.constant = a constant of the library
    # {1} how many units
    why.cut = It was retained more often than an account follows: of the first {1} units that were out
      at once each has its line, what came later is not looked into.
    look.interrupted = Interrupted: the search was given up.
    shell.drain.suspended = An input stands in the middle: its pools lie above this one. :goto end or :forward goes on,
      then :drain works.
    why.nobodyText = Nobody that is known holds such a unit: unless a call under way gives it back, a
      release is missing.
    # {1} holders, with commas
    why.points = Points to it without owning: {1}
    # {1} holders, with commas
    why.weak = Weak, nil when it goes: {1}
    # {1} the method, as -[Car retain]; {2} how often
    why.answeredStays = {1} answered {2} {2|one: time|other: times}, and the count stayed as it was.
    # {1} the method, as -[Car retain]; {2} how often
    why.answeredMoves = {1} answered {2} {2|one: time|other: times} and passed the message on.
    # {1} the method, as -[Car retain]; {2} how often; {3} how often the count moved
    why.answeredSometimes = {1} answered {2} {2|one: time|other: times}; the count moved {3} {3|one: time|other: times}.
    # {1} the method, as -[Car retain]; {2} how often
    why.answeredCount = {1} answered {2} {2|one: time|other: times}.
    # {1} pairs of places, with commas
    why.returned = Taken and given back: {1}
    # {1} how often
    why.nowhere = Autoreleased without a pool, {1} {1|one: time|other: times}: that release never
      comes.
    # {1} number of a thread
    why.locked = As a lock it is held by T{1}.
    # {1} places, with commas
    why.surplus = Released, though nothing was left to give back: {1}
    why.incomplete = The log does not hold all of its past, so units may lack their place.
    # {1} an object, as #1 Car
    why.immortal = {1} is outside of counting: a constant lives as long as the program.
    # {1} an object, as #1 Car
    why.isDead = {1} is dead: nobody holds it.
    # {1} number of the object, as #1
    why.deadHint = :why dead {1} tells who released it last.
    # {1} an object, as #1 Car
    why.isAlive = {1} is alive.
    # {1} an object, as #1 Car
    why.isUnfinished = The -dealloc of {1} has begun and never came to -[NSObject dealloc]: its memory is
      not given back.
    # {1} an object, as #1 Car
    why.isEnding = {1} is ending just now: its last claim was given back, and what it does at its end is not
      over.
    # {1} number of the object, as #1
    why.aliveHint = :why alive {1} tells what keeps it.
    # {1} an object, as #1 Car
    why.deadHead = {1} died when the last unit of its count was given back
    # {1} an object, as #1 Car
    why.deadUnknown = {1} is dead, and the log does not hold its end.
    # {1} an object, as #1 Car; {2} the message and whose code sent it
    why.deadByHand = {1} died by a dealloc that no release had sent: {2}
    # {1} an object, as #1 Car
    why.deadFreed = {1} was destroyed by a call: no release had come to 0, and no -dealloc ran
    why.endedHere = it ends here
    # {1} the message and its place; {2} the message and its place
    why.release = {1}, for what was taken by {2}
    # {1} the message and its place; {2} the message and its place
    why.lastRelease = The last: {1}, for what was taken by {2}
    # {1} how many units
    why.deadStillOwed = {1} {1|one: unit was|other: units were} still out when it went: whoever holds
      {1|one: it|other: them} points to a dead object.
    why.takenHere = taken here
    why.givenBackHere = given back here
    why.madeHere = made here
    why.askedHere = asked here
    why.answeredHere = answered by this
    why.neverGivenBack = taken here, never given back
    # {1} an object, as #1 Car
    why.aliveHead = {1} is alive because of
    # {1} an object, as #1 Car; {2} who holds it, as a list
    why.aliveHeld = {1} is held by {2}. No variable leads there by way of owners; this way begins
      with what only points:
    # {1} an object, as #1 Car
    why.alivePointed = Nobody holds {1}. What leads to it only points:
    # {1} an object, as #1 Car
    why.aliveLost = No owner leads to {1}: no variable, no pool, no running function. It is leaked.
    # {1} an object, as #1 Car; {2} who holds it, as a list
    why.aliveRing = No owner that can be reached leads to {1}. What holds it is lost, too: {2}. It is leaked.
    # {1} an expression; {2} an object, as #1 Car; {3} an expression; {4} an object, as #1 Car
    why.notSame = {1} is {2}, {3} is {4}: two objects.
    # {1} an expression; {2} an expression; {3} an object, as #1 Car
    why.same = {1} and {2} are one object, {3}
    # {1} a method, as +[Car alloc]
    why.sameAnswer = {1} answered with it and made nothing new
    # {1} a method, as -[Printer init]
    why.sameInPlace = {1} answered with this object, not with the one that got the message
    # {1} a method, as +[Printer shared]
    why.sameGetter = {1} answered with this object
    why.sameAssigned = Nobody answered in place of a new object: the pointer was copied.
    # {1} an object, as #1 Car; {2} the count
    leak.one = leak: {1} lives with count {2}, and no owner leads to it any more
    # {1} how many; {2} the class; {3} an object, as #1 Car
    leak.many = leak: {1} objects of class {2}, the first is {3}; no owner leads to them any more
    # {1} the message that took it, with its place
    leak.missing = {1}, and the release for this is missing
    # {1} the message that took it, with its place
    leak.noPool = {1}, given to autorelease with no pool around: the release never comes
    # {1} the message that took it, with its place
    leak.unwound = {1}, which ARC releases at the end of its scope; an exception left it before
    # {1} how many objects
    leak.kept = {1} more {1|one: object lives|other: objects live} only because of it.
    # {1} how many objects
    leak.memoryRing = ring: {1} {1|one: object owns itself|other: objects own each other} by shared_ptr, and
      nothing else leads there any more; one shared_ptr of the ring has to be a weak_ptr
    leak.memoryRing.made = made here
    # {1} how many bytes; {2} how many pieces of memory
    leak.memory = leak: {1} {1|one: byte|other: bytes} of memory, taken {2} {2|one: time|other: times} here, never given
      back; nothing leads there any more
    # {1} free, delete or delete[]
    leak.missingWord = the {1} for this is missing
    # {1} an object, as #1 Car
    leak.abandoned = leak: {1} was deallocated, but its -dealloc never came to -[NSObject dealloc]: its
      memory stays taken. [super dealloc]; is missing
    # {1} how many objects; {2} how many blocks of C memory; {3} how many bytes
    leak.totalMemory = Lost in all: {1} {1|one: object|other: objects} and {2} {2|one: block|other: blocks} of
      C memory, {3} {3|one: byte|other: bytes}.
    # {1} how many objects; {2} how many bytes
    leak.total = Lost in all: {1} {1|one: object|other: objects}, {2} {2|one: byte|other: bytes}.
    leak.none = Every object that lives can still be reached.
    leak.suspended = An input stands here in the middle: what it has in hand counts as reached.
    # {1} how many owners
    cycle.head = retain cycle: {1} {1|one: owner holds itself|other: owners hold each other}
    cycle.weaken = <- this one should not own
    cycle.takenHere = taken here: this one should not own (ARC: weak; MRC: no retain), or be let go
      before the last reference from outside
    command.why.name = why
    command.why.argument = OBJECT
    command.why.help = Tell who holds each unit of a count and which line took it (:why #1, :why NAME);
      how an object died (:why dead #1); what keeps it alive (:why alive #1); why two names mean one
      object (:why same A B); who set a variable last (:why #1.last, :why counter, :why numbers[1]).
    command.leaks.name = leaks
    command.leaks.help = Tell which objects no owner leads to any more: leaks and retain cycles.
    # {1} an object, as #1 Car
    leak.brief = No owner leads to {1} any more, and it is never given back: a leak (:leaks)
    # {1} how many; {2} an object, as #1 Car
    leak.briefMany = No owner leads to {1} objects any more, {2} is the first: leaks (:leaks)
    # {1} objects, with arrows between them
    cycle.brief = No owner leads here from outside any more, but they hold each other: {1} (:leaks)
    """#
}
