/// What an input did: its value, and the facts below it. How a text is written: `Catalogue.swift`.
extension EnglishTexts {
  static let outcome: StaticString = #"""
    # {1} the count
    value.count = count {1}
    # {1} the true count; {2} what the object claims
    value.claimed = true count {1}, -retainCount answers {2}
    value.immortal = a constant, not counted
    value.dead = already deallocated
    # {1} how many characters
    value.length =  ({1} {1|one: character|other: characters})
    # {1} an object, as #1 Car; {2} a zone, a text of ours
    fact.allocated = {1}: allocated in {2}
    # {1} an object, as #1 Car; {2} an object, as #1 Car
    fact.bitwiseCopy = {1}: made as a byte-for-byte copy of {2}
    # {1} an object, as #1 Car
    fact.retained = {1}: retain
    # {1} an object, as #1 Car
    fact.released = {1}: release
    # {1} the count
    fact.count = , count {1}
    # {1} a number: of several changes, with others in between
    fact.countAfterwards = , count {1} after the last
    fact.andDeallocated = , deallocated
    # {1} an object, as #1 Car
    fact.deallocated = {1}: deallocated
    # {1} an object, as #1 Car
    fact.deallocIncomplete = {1}: -dealloc ended without [super dealloc], so the memory is not
      given back
    # {1} an object, as #1 Car
    fact.autoreleased = {1}: autorelease, a release waits in the pool
    # {1} an object, as #1 Car
    fact.autoreleasedBase = {1}: autorelease, a release waits in the prompt's pool (:drain)
    # {1} an object, as #1 Car
    fact.autoreleasedNowhere = {1}: autorelease with no pool around: the release never comes
    # {1} the method, as -[Car init]; {2} how often so far; {3} an object, as #1 Car
    fact.initAgain = {1} #{2} on {3}: it runs a second time
    # {1} the method, as -[Car init]; {2} how often so far; {3} an object, as #1 Car
    fact.initOnceMore = {1} #{2} on {3}: it runs once more
    # {1} the method, as -[Car init]; {2} the first number; {3} an object, as #1 Car; {4} the last number; {5} how many
    fact.initMany = {1} #{2} to #{4} on {3}: it runs {5} times more
    # {1} the method, as -[Car init]; {2} an object, as #1 Car; {3} an object, as #1 Car
    fact.initAnswered = {1}: {2} answered {3} instead
    # {1} the method, as -[Car init]; {2} an object, as #1 Car
    fact.initAnsweredNil = {1}: {2} answered nil
    # {1} a method, as +[Car alloc]; {2} a method
    fact.answeredInstead = {1} answered instead of {2}
    # {1} a method, as +[Car alloc]
    fact.answered = {1} answered
    # {1} the count
    fact.countStays = : count stays {1}
    # {2} the count before and after, as 1 → 2
    fact.countMoves = : count {2}
    # {1} what it claims; {2} the true count
    fact.claims = : it says {1}, the true count is {2}
    fact.gaveNil = : nil
    # {1} a class
    fact.gaveClass = : the class {1}, which is no new object
    # {1} an object, as #1 Car
    fact.made = : it made {1}
    # {1} an object, as #1 Car
    fact.gaveSame = : nothing new is made, the answer is {1}
    # {1} the message, as -[Car drive]
    fact.nilMessage = {1} was sent to nil: nothing happens
    # {1} how many releases
    fact.poolDrained = a pool is drained: {1} {1|one: release|other: releases}
    # {1} a zone, a text of ours
    fact.zoneCreated = {1} is created
    # {1} a zone, a text of ours
    fact.zoneRecycled = {1} is recycled
    # {1} how many bytes; {2} a zone, a text of ours
    fact.blockTaken = C memory: {1} {1|one: byte|other: bytes} taken from {2}
    # {1} a zone, a text of ours
    fact.blockFreed = C memory: a block is given back to {1}
    # {1} the class
    fact.initialized = {1}: +initialize runs, before the class's first message
    # {1} a class, as Car; {2} the class above, as Vehicle
    fact.initializedAbove = {1}: +[{2} initialize] runs once more, before the class's first message
    # {1} a fact, a sentence of ours; {2} how often
    fact.times = {1} (×{2})
    # {1} a fact, a sentence of ours; {2} how often; {3} the first object; {4} the last object
    fact.group = {1} × {2} ({3} … {4})
    # {1} how many; {2} their class; {3} their numbers, with commas
    fact.scattered = {1} × {2} ({3})
    # {1} an object, as #1 Car; {2} facts, with commas
    fact.about = {1}: {2}
    # {1} a method or function
    fact.in = , in {1}
    fact.copyOfBlock = the copy of a block
    fact.endOfBlock = the end of a block
    # {1} a method or function; {2} the place, as a text of ours
    fact.inAt = , in {1} ({2})
    # {1} the facts shown; {2} how many
    fact.more = {1} and {2} more (:trace on shows all)
    # {1} the class
    notice.classDefined = class {1} is defined
    # {1} a struct, an enum or a protocol of Swift's
    notice.typeDefined = type {1} is defined
    # {1} the method, as -[Car init]
    notice.methodReplaced = {1} is replaced; objects stay, calls already running keep the old one
    # {1} the function
    notice.functionDefined = function {1} is defined
    # {1} the function
    notice.functionReplaced = function {1} is replaced; calls already running keep the old one
    # {1} the variable
    notice.variableRedeclared = {1} is declared anew; it holds the new value
    outcome.stopped = Everything this input did is undone. Until the next input, :stack, :objects
      and :trace show the moment of the stop.
    outcome.interrupted = Interrupted. Everything this input did is undone.
    # {1} the status
    outcome.exited = the program called exit({1})
    """#
}
