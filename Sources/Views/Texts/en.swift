/// Everything said to a person in English. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum EnglishTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
    ]
  }

  // MARK: words used by several views

  private static let words: StaticString = #"""
    place.input = input {1}, line {2}
    place.prelude = prelude {1}, line {2}
    zone.default = the default zone
    zone.named = zone {1}
    zone.unknown = zone no. {1}
    diagnostic.error = error
    diagnostic.warning = warning
    diagnostic.note = note
    words.colon = :
    diagnostic.hint = Hint
    diagnostic.didYouMean = did you mean {1}?
    diagnostic.untitled = this cannot be done
    diagnostic.more = … and {1} {1|one: more problem|other: more problems}, perhaps an echo of the
      first ones
    """#

  // MARK: outcome

  private static let outcome: StaticString = #"""
    value.count = count {1}
    value.claimed = true count {1}, -retainCount answers {2}
    value.immortal = a constant, not counted
    value.dead = already deallocated
    value.length =  ({1} {1|one: character|other: characters})
    fact.allocated = {1}: allocated in {2}
    fact.bitwiseCopy = {1}: made as a byte-for-byte copy of {2}
    fact.retained = {1}: retain
    fact.released = {1}: release
    fact.count = , count {1}
    fact.andDeallocated = , deallocated
    fact.deallocated = {1}: deallocated
    fact.deallocIncomplete = {1}: -dealloc ended without [super dealloc], so the memory is not
      given back
    fact.autoreleased = {1}: autorelease, a release waits in the pool
    fact.autoreleasedBase = {1}: autorelease, a release waits in the prompt's pool (:drain)
    fact.autoreleasedNowhere = {1}: autorelease with no pool around: the release never comes
    fact.initAgain = {1} #{2} on {3}: its state is set a second time
    fact.initOnceMore = {1} #{2} on {3}: its state is set once more
    fact.initAnswered = {1}: {2} answered {3} instead
    fact.initAnsweredNil = {1}: {2} answered nil
    fact.answeredInstead = {1} answered instead of {2}
    fact.answered = {1} answered
    fact.countStays = : count stays {1}
    fact.countMoves = : count {2}
    fact.claims = : it says {1}, the true count is {2}
    fact.gaveNil = : nil
    fact.made = : it made {1}
    fact.gaveSame = : nothing new is made, the answer is {1}
    fact.nilMessage = {1} was sent to nil: nothing happens, the answer is 0
    fact.poolDrained = a pool is drained: {1} {1|one: release|other: releases}
    fact.zoneCreated = {1} is created
    fact.zoneRecycled = {1} is recycled
    fact.blockTaken = C memory: {1} {1|one: byte|other: bytes} taken from {2}
    fact.blockFreed = C memory: a block is given back to {1}
    fact.initialized = {1}: +initialize runs, before the class's first message
    fact.times = {1} (× {2})
    fact.group = {1} × {2} (#{3} … #{4})
    fact.about = {1}: {2}
    fact.in = , in {1}
    fact.inAt = , in {1} ({2})
    fact.more = {1} and {2} more (:trace on shows all)
    notice.classDefined = class {1} is defined
    notice.methodReplaced = {1} is replaced; objects stay, calls already running keep the old one
    notice.functionDefined = function {1} is defined
    notice.functionReplaced = function {1} is replaced; calls already running keep the old one
    notice.variableRedeclared = {1} is declared anew; it holds the new value
    outcome.stopped = Everything this input did is undone. Until the next input, :stack, :objects
      and :trace show the moment of the stop.
    outcome.interrupted = Interrupted. Everything this input did is undone.
    outcome.exited = the program called exit({1})
    """#

  // MARK: tables

  private static let tables: StaticString = #"""
    table.more = {1} and {2} more
    objects.none = No objects are alive.
    objects.object = object
    objects.count = count
    objects.bytes = bytes
    objects.zone = zone
    objects.variables = held by
    objects.deallocating = in -dealloc
    objects.inits = init × {1}
    objects.constants = {1} constant {1|one: string is|other: strings are} not counted and not
      shown.
    zones.zone = zone
    zones.objects = objects
    zones.blocks = C blocks
    zones.bytes = bytes
    zones.address = address
    pools.none = There is no autorelease pool.
    pools.base = pool {1}, under the prompt: {2} {2|one: release waits|other: releases wait}
    pools.pool = pool {1}: {2} {2|one: release waits|other: releases wait}
    trace.noPool = no pool
    trace.thread = thread {1}
    trace.waiting = {1} waiting
    trace.count = count {1}
    class.size = an instance takes {1} {1|one: byte|other: bytes}; the isa pointer takes the first
      8
    class.offset = offset
    class.bytes = bytes
    class.ivar = instance variable
    stack.none = Nothing is stopped.
    stack.topLevel = top level
    stack.receiver = self = {1}
    stack.same = {1} {2} {2|one: more frame|other: more frames} of the same
    """#

  // MARK: shell

  private static let shell: StaticString = #"""
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    lesson.hintNumber = Hint {1} of {2}
    lesson.progress = {1} of {2} {2|one: step|other: steps}
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    """#

  // MARK: diagnostics E03

  private static let diagnostics03: StaticString = #"""
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    """#

  // MARK: diagnostics E07

  private static let diagnosticsE07: StaticString = #"""
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
