import Bytecode
import Session
import VirtualMachine

/// Reads facts out of events: a walk over the log with a stack of the overrides that are running.
struct FactReader {
  let names: WorldNames
  let page: Page
  /// Objects that the answer names, shown even if they are strings.
  let named: Set<UInt32>

  private var facts: [Fact] = []
  private var running: [RunningOverride] = []
  private var hidden: Set<UInt32> = []
  private var deallocating: Set<UInt32> = []

  private struct RunningOverride {
    var callable: Int
    var entry: WatchedEntry
    var object: UInt32
    var before: UInt32
    /// Serials allocated since it began.
    var made: Set<UInt32> = []
    var factIndex: Int
  }

  static func facts(
    of events: [Event], names: WorldNames, page: Page, naming named: Set<UInt32> = []
  ) -> [Fact] {
    var reader = FactReader(names: names, page: page, named: named)
    reader.hidePlumbing(events)
    var library = names.libraryEvents()
    for event in events where !library.isOwnMatter(event) || named.contains(event.object) {
      if names.isLookOver() { break }
      reader.read(event)
    }
    return reader.facts
  }

  private init(names: WorldNames, page: Page, named: Set<UInt32>) {
    self.names = names
    self.page = page
    self.named = named
  }

  /// Strings made and destroyed within the input (a format's result, a description), and those that the
  /// library made and nobody took, are how NSLog works, not what the learner did.
  private mutating func hidePlumbing(_ events: [Event]) {
    var strings: Set<UInt32> = []
    for event in events where !named.contains(event.object) {
      if names.isLookOver() { break }
      switch event.kind {
      case .alloc where event.object & Self.libraryString != 0:
        hidden.insert(event.object)
      case .alloc where names.isStringClass(event.classIndex):
        strings.insert(event.object)
      case .dealloc where strings.contains(event.object):
        hidden.insert(event.object)
      default: break
      }
    }
  }

  /// The bit of a serial that marks a string made by the library (`#s4`).
  private static let libraryString: UInt32 = 1 << 30

  private mutating func read(_ event: Event) {
    if event.object != 0, hidden.contains(event.object) { return }
    if event.object != 0,
      event.kind == .retain || event.kind == .release
        || event.kind == .autorelease, names.isImmortal(event.object), !named.contains(event.object)
    {
      return
    }
    switch event.kind {
    case .alloc:
      for index in running.indices { running[index].made.insert(event.object) }
      add(.allocated(zone: event.zone), event)
    case .copy: readCopy(event)
    case .retain: add(.retained, event)
    case .release: add(.released, event)
    case .autorelease: add(.autoreleased(pool: event.pool), event)
    case .deallocBegin: deallocating.insert(event.object)
    case .dealloc: readDealloc(event)
    case .`init` where !event.isNested && event.earlierInits > 0:
      add(
        .initAgain(selector: selector(event.method), number: event.earlierInits &+ 1), event)
    case .initEnd where event.object != 0 && event.result != event.object:
      // An init that answers another object (or nil) is legal, and a trap for whoever ignores it.
      add(.initAnswered(selector: selector(event.method), other: event.result), event)
    case .override: enterOverride(event)
    case .overrideEnd: exitOverride(event)
    case .nilMessage:
      add(.nilMessage(selector: names.selector(event.selector)), event)
    case .drain where event.released > 0: add(.poolDrained(objects: event.released), event)
    case .zoneCreate: add(.zoneCreated(event.zone), event)
    case .zoneRecycle: add(.zoneRecycled(event.zone), event)
    case .blockAllocate:
      add(.blockTaken(bytes: event.bytes, zone: event.zone), event)
    case .blockFree: add(.blockFreed(zone: event.zone), event)
    case .initialize: readInitialize(event)
    default: break
    }
  }

  private func selector(_ callable: UInt32) -> String {
    WorldNames.selector(ofMethod: names.callable(Int(callable))) ?? "init"
  }

  private mutating func readCopy(_ event: Event) {
    let original = event.original
    // The copy's memory was told by its alloc event a moment ago; this says more.
    if let index = facts.lastIndex(where: { $0.object == event.object }),
      case .allocated = facts[index].kind
    {
      facts[index].kind = .bitwiseCopy(of: original)
    } else {
      add(.bitwiseCopy(of: original), event)
    }
  }

  private mutating func readDealloc(_ event: Event) {
    deallocating.remove(event.object)
    if let index = facts.lastIndex(where: { $0.object == event.object && $0.kind == .released }),
      facts[index].after == 0
    {
      facts[index].endsObject = true
    } else {
      add(.deallocated, event)
    }
  }

  private mutating func readInitialize(_ event: Event) {
    guard let info = names.classInfo(event.classIndex), !info.isPrelude else { return }
    // A class that has none is answered by the one above.
    var next: ClassInfo? = info
    while let each = next, !each.isPrelude {
      if each.methods.contains(where: { $0.selector == "initialize" && $0.isClassMethod }) {
        add(.initialized(className: info.name, owner: each.name), event)
        return
      }
      next = each.superclass.flatMap { names.classInfo($0) }
    }
  }

  private mutating func enterOverride(_ event: Event) {
    guard let entry = event.message else { return }
    running.append(
      RunningOverride(
        callable: Int(event.method), entry: entry, object: event.object,
        before: event.before, factIndex: facts.count))
  }

  private mutating func exitOverride(_ event: Event) {
    // An override left by an exception never exits: its place on the stack
    // goes with that of whoever called it.
    guard let depth = running.lastIndex(where: { $0.callable == Int(event.method) }) else { return }
    let override = running[depth]
    running.removeSubrange(depth...)
    let method = names.callable(override.callable)
    let instead = names.overridden(by: override.callable)
    let result = event.result
    var fact: Fact
    switch override.entry {
    case .initMethod:
      return
    case .dealloc:
      guard deallocating.remove(override.object) != nil else { return }
      fact = Fact(kind: .deallocIncomplete)
    case .retain, .release, .autorelease:
      // The override passed the message on to its super: the count moved and is told already.
      if facts[min(override.factIndex, facts.count)...].contains(where: {
        $0.object == override.object && $0.moves(override.entry)
      }) {
        return
      }
      fact = Fact(kind: .countOverride(method: method, instead: instead))
    case .retainCount:
      fact = Fact(
        kind: .retainCountOverride(method: method, instead: instead, answer: event.answer))
    case .alloc, .allocWithZone, .new, .copy, .copyWithZone, .mutableCopy, .mutableCopyWithZone:
      let made = override.made.contains(result)
      // An ordinary -copyWithZone: overrides nothing and is told by what it allocates.
      if made, instead == nil { return }
      if result == 0, let answered = names.classInfo(Int(event.answer)), event.answer != 0 {
        fact = Fact(
          kind: .makerAnsweredClass(method: method, instead: instead, className: answered.name))
        break
      }
      fact = Fact(
        kind: .makerOverride(method: method, instead: instead, result: result, made: made))
    }
    fact.object = override.object
    fact.before = override.before
    fact.after = event.after
    insert(fact, event)
  }

  private mutating func add(_ kind: Fact.Kind, _ event: Event) {
    var fact = Fact(kind: kind)
    fact.object = event.object
    fact.before = event.before
    fact.after = event.after
    insert(fact, event)
  }

  private mutating func insert(_ fact: Fact, _ event: Event) {
    var fact = fact
    if case .makerOverride(_, _, let result, _) = fact.kind {
      fact.className = names.className(result) ?? ""
    } else {
      fact.className = fact.object == 0 ? "" : names.className(fact.object) ?? ""
    }
    if let context = names.context(callable: event.callable, pc: event.pc, page: page) {
      fact.context = context.name
      fact.place = context.place
    }
    // An override's own line needs no "in" that only repeats its name.
    if let context = fact.context, fact.isSurprise {
      switch fact.kind {
      case .countOverride(let method, _), .retainCountOverride(let method, _, _),
        .makerOverride(let method, _, _, _), .makerAnsweredClass(let method, _, _):
        if method == context {
          fact.context = nil
          fact.place = nil
        }
      default: break
      }
    }
    if let last = facts.indices.last, let common = facts[last].repetition, common == fact.repetition
    {
      facts[last].absorb(fact)
    } else {
      facts.append(fact)
    }
  }
}

extension Fact {
  /// Whether this is what an override of `entry` causes when it calls super.
  fileprivate func moves(_ entry: WatchedEntry) -> Bool {
    switch (entry, kind) {
    case (.retain, .retained), (.release, .released), (.release, .deallocated),
      (.autorelease, .autoreleased):
      true
    default: false
    }
  }

  /// Takes a fact of the same kind about the same object.
  mutating func absorb(_ other: Fact) {
    times += other.times
    isTorn = isTorn || other.isTorn || other.before != after
    after = other.after
    endsObject = endsObject || other.endsObject
    if place != other.place { place = nil }
    if case .initAgain = other.kind { kind = other.kind }
  }
}
