internal import Bytecode
package import Diagnostics
package import VirtualMachine

/// What nobody can give back any more.
///
/// An object that no variable, pool or running function reaches, directly or through others, is lost: its
/// count can never fall again. Either somebody took a count and forgot to give it back (a leak), or objects
/// hold each other in a ring (a retain cycle). Objects that live only because a lost one holds them are its
/// consequence, and are only counted.
package struct LeakReport: Sendable {
  package struct Leak: Sendable {
    package var account: Account
    /// The unit that was never given back; nil where the log does not tell.
    package var missing: Account.Unit?
    /// How many more objects live only because of this one.
    package var kept: Int
    /// Units, by the events that took them, that ARC would have given back at the end of a scope, had no exception left it.
    package var unwound: Set<Int> = []
    /// It was deallocated, but for its memory.
    package var isAbandoned: Bool { account.isAbandoned }
  }
  /// One owner in a ring: who holds, by what, whom.
  package struct Edge: Equatable, Sendable {
    package var from: UInt32
    package var holder: Holder
    package var to: UInt32
  }
  package struct Cycle: Sendable {
    /// In order: each edge's `to` is the next one's `from`.
    package var edges: [Edge]
    /// Index of the edge that should not own.
    package var weakest: Int
    /// Where that owner took its count.
    package var place: SourceRange
    package var kept: Int
  }
  /// Leaks beyond the limit, of one class and taken at one place.
  package struct Further: Equatable, Sendable {
    package var className: String
    package var place: SourceRange?
    package var objects: Int
    package var kept: Int
  }
  /// C memory, or what C++'s `new` has made, taken at one line of the program's.
  package struct Memory: Equatable, Sendable {
    package var place: SourceRange
    package var blocks: Int
    package var bytes: Int
  }
  /// What shared_ptr own and what leads to itself by them, and nothing else leads there.
  package struct MemoryRing: Equatable, Sendable {
    /// Where it was made.
    package var places: [SourceRange]
    /// Objects, one for each count that they share.
    package var objects: Int
    package var blocks: Int
    package var bytes: Int
  }
  package var leaks: [Leak] = []
  package var memory: [Memory] = []
  package var memoryRings: [MemoryRing] = []
  package var further: [Further] = []
  package var cycles: [Cycle] = []
  /// All that is lost, what is kept by others included.
  package var objects = 0
  package var bytes = 0
  /// Of these, the library's own (a string that it made for itself).
  package var libraryObjects = 0

  /// Ctrl-C ended the search: nothing is said.
  package var isInterrupted = false

  package var isEmpty: Bool {
    leaks.isEmpty && cycles.isEmpty && memory.isEmpty && memoryRings.isEmpty
  }
}

extension Ledger {
  /// Lost objects, at most `limit` of them in full.
  package func leakReport(limit: Int = 100) -> LeakReport {
    var report = LeakReport()
    (report.memory, report.memoryRings) = moment.lostMemory()
    guard !lost.isEmpty || moment.isInterrupted else { return report }
    report.objects = lost.count
    report.bytes = lost.reduce(0) { $0 + $1.size }
    var search = LeakSearch(ledger: self)
    search.fill(&report, limit: limit)
    if moment.isInterrupted {
      report = LeakReport()
      report.isInterrupted = true
    }
    return report
  }
}

extension Moment {
  /// What the program's own lines took with `malloc` or `new`, by line, and rings of shared_ptr. What else the library
  /// took is its own affair.
  fileprivate func lostMemory() -> ([LeakReport.Memory], [LeakReport.MemoryRing]) {
    let lost = allocations(of: world.lostMemory())
    if lost.isEmpty { return ([], []) }
    let edges = world.pointers(in: lost.map(\.memory))
    let components = Components(of: edges, isOver: { isInterrupted })
    var isInRing = Set<Int>()
    var rings: [LeakReport.MemoryRing] = []
    for members in components.members {
      let counts = members.filter { lost[$0].isCounts }
      guard !counts.isEmpty, members.count > 1 else { continue }
      var ring = LeakReport.MemoryRing(
        places: [], objects: counts.count, blocks: members.count, bytes: 0)
      for member in members { ring.bytes += lost[member].memory.size }
      for member in members where !counts.contains(member) {
        let place = lost[member].place
        if isUsers(place), !ring.places.contains(place) { ring.places.append(place) }
      }
      if ring.places.isEmpty { continue }
      isInRing.formUnion(members)
      rings.append(ring)
    }
    var found: [LeakReport.Memory] = []
    var known: [SourceRange: Int] = [:]
    for (index, each) in lost.enumerated() where !each.isLibrary && !isInRing.contains(index) {
      if let known = known[each.place] {
        found[known].blocks += 1
        found[known].bytes += each.memory.size
      } else {
        known[each.place] = found.count
        found.append(LeakReport.Memory(place: each.place, blocks: 1, bytes: each.memory.size))
      }
    }
    return (found, rings)
  }

  /// A piece of C memory, and how it came to be.
  package struct Allocation: Sendable {
    package var memory: MemoryInfo
    /// The code that took it, were it the library's.
    package var code: SourceRange
    /// It is the counts that owners of C++'s library share.
    package var isCounts: Bool
    /// The program's own line that led to it.
    package var place: SourceRange
    package var isLibrary: Bool
  }

  /// Where pieces of C memory were taken, the oldest first; what the log has forgotten is left out. Ctrl-C ends it.
  package func allocations(of memory: [MemoryInfo]) -> [Allocation] {
    if memory.isEmpty { return [] }
    let bySerial = Dictionary(memory.map { ($0.serial, $0) }) { $1 }
    var found: [Allocation] = []
    for event in recentEvents().events where event.kind == .blockAllocate {
      if isInterrupted { return [] }
      guard let piece = bySerial[event.object] else { continue }
      let (place, isLibrary) = userPlace(of: event)
      found.append(
        Allocation(
          memory: piece, code: world.place(callable: Int(event.callable), pc: Int(event.pc)),
          isCounts: world.code(ofCallable: Int(event.callable))?.makesCounts ?? false,
          place: place, isLibrary: isLibrary))
    }
    return found
  }

  package func leakReport(limit: Int = 100) -> LeakReport {
    Ledger(self).leakReport(limit: limit)
  }
}

private struct LeakSearch {
  let ledger: Ledger
  let lost: [ObjectInfo]
  let index: [UInt32: Int]
  /// Owning references among the lost, by index of the holder.
  var owned: [[LeakReport.Edge]]

  private var moment: Moment { ledger.moment }
  private var references: ReferenceMap { ledger.references }

  init(ledger: Ledger) {
    self.ledger = ledger
    lost = ledger.lost
    var index: [UInt32: Int] = [:]
    for (number, object) in lost.enumerated() { index[object.serial] = number }
    self.index = index
    owned = Array(repeating: [], count: lost.count)
  }

  mutating func fill(_ report: inout LeakReport, limit: Int) {
    // Where the code does not say who owns, the accounts do; they cost a walk over the log once.
    let accounts = ledger.accounts(of: Set(lost.map(\.serial)))
    if moment.isInterrupted { return }
    for object in lost {
      if moment.isInterrupted { return }
      guard let account = accounts[object.serial] else { continue }
      var known = Set<Holder>()
      for unit in account.open {
        if let holder = unit.holder {
          guard let from = index[holder.object], known.insert(holder).inserted else { continue }
          owned[from].append(
            LeakReport.Edge(from: holder.object, holder: holder, to: object.serial))
        }
      }
      if !account.isComplete {
        // Nothing is known of its past: whoever points may own.
        for reference in references.references(to: object.serial)
        where reference.strength == .strong || reference.strength == .unknown {
          if let from = index[reference.holder.object], known.insert(reference.holder).inserted {
            owned[from].append(
              LeakReport.Edge(
                from: reference.holder.object, holder: reference.holder, to: object.serial))
          }
        }
      }
    }
    if moment.isInterrupted { return }
    let components = Components(
      of: owned.map { $0.map { index[$0.to] ?? -1 } }, isOver: { moment.isInterrupted })
    var isHeld = Set<Int>()
    for edges in owned {
      if moment.isInterrupted { return }
      for edge in edges {
        if let from = index[edge.from], let to = index[edge.to],
          components.number[from] != components.number[to]
        {
          isHeld.insert(components.number[to])
        }
      }
    }
    struct Kind: Hashable {
      var className: String
      var place: SourceRange?
    }
    var kinds: [Kind: Int] = [:]
    let keptBy = self.kept(components.members, isHeld)
    let running = Set(moment.world.runningCalls().keys)
    let lastThrows = moment.lastThrows()
    for (number, members) in components.members.enumerated() where !isHeld.contains(number) {
      if moment.isInterrupted { return }
      let kept = keptBy[number, default: 0]
      let isRing = members.count > 1 || owned[members[0]].contains { $0.to == $0.from }
      if isRing {
        if report.cycles.count < limit, let cycle = cycle(members, accounts, kept: kept) {
          report.cycles.append(cycle)
        }
        continue
      }
      guard let account = accounts[lost[members[0]].serial] else { continue }
      let missing = account.open.first {
        $0.holder == nil && $0.pool == nil
      }
      if isLibrarys(account, lost[members[0]]), !keepsPrograms(members[0]) {
        report.libraryObjects += 1
        continue
      }
      if report.leaks.count < limit {
        report.leaks.append(
          LeakReport.Leak(
            account: account, missing: missing, kept: max(0, kept),
            unwound: Set(
              account.open.filter { $0.isUnheld && moment.isUnwound($0, running, lastThrows) }.map(
                \.event))))
        continue
      }
      let kind = Kind(className: account.className, place: missing?.place)
      if let index = kinds[kind] {
        report.further[index].objects += 1
        report.further[index].kept += max(0, kept)
      } else {
        kinds[kind] = report.further.count
        report.further.append(
          LeakReport.Further(
            className: kind.className, place: kind.place, objects: 1, kept: max(0, kept)))
      }
    }
  }

  /// Strings and tables that the library made for itself are its own affair.
  private func isLibrarys(_ account: Account, _ object: ObjectInfo) -> Bool {
    guard account.isComplete, account.units.allSatisfy(\.isLibrary),
      ledger.classInfo(object.classIndex)?.isPrelude == true
    else { return false }
    // `[NSObject new]` is the program's own, though the library's code sends the alloc.
    return account.units.allSatisfy {
      $0.kind == .birth && !LeakSearch.givesAway($0.function) || $0.place.isNone
    }
  }

  /// A method or a function whose name says that its answer belongs to whoever asked: `new`, `copy`, and in C the
  /// Create Rule of Core Foundation, which GCD and blocks keep to.
  private static func givesAway(_ function: String) -> Bool {
    let selector = function.split(separator: " ").last.map(String.init) ?? ""
    if function.hasPrefix("+[") { return isOfFamily(selector, "new") }
    if function.hasPrefix("-[") {
      return isOfFamily(selector, "copy") || isOfFamily(selector, "mutableCopy")
    }
    return ["create", "Create", "copy", "Copy"].contains { function.contains($0) }
  }

  /// Whether what somebody lost leads to an object of the program's: then it is the program's loss, whoever made it.
  private func keepsPrograms(_ root: Int) -> Bool {
    var seen: Set<Int> = [root]
    var queue = [root]
    while let next = queue.popLast(), !moment.isInterrupted {
      for edge in owned[next] {
        guard let to = index[edge.to], seen.insert(to).inserted else { continue }
        if ledger.classInfo(lost[to].classIndex)?.isPrelude == false { return true }
        queue.append(to)
      }
    }
    return false
  }

  /// How many further objects live only because of each component that nobody holds: what two of them lead to lives
  /// because of either.
  private func kept(_ components: [[Int]], _ isHeld: Set<Int>) -> [Int: Int] {
    let (nobody, several) = (-1, -2)
    var keeper = [Int](repeating: nobody, count: lost.count)
    for (number, members) in components.enumerated() where !isHeld.contains(number) {
      var queue = members
      for member in members { keeper[member] = number }
      while !moment.isInterrupted, let next = queue.popLast() {
        for edge in owned[next] {
          guard let to = index[edge.to], keeper[to] != number, keeper[to] != several else {
            continue
          }
          keeper[to] = keeper[to] == nobody ? number : several
          queue.append(to)
        }
      }
    }
    var counts: [Int: Int] = [:]
    for number in keeper where number >= 0 { counts[number, default: 0] += 1 }
    for number in counts.keys { counts[number]? -= components[number].count }
    return counts
  }

  // MARK: Rings

  /// A shortest ring through the oldest member, and its edge that should not own.
  private func cycle(
    _ members: [Int], _ accounts: [UInt32: Account], kept: Int
  ) -> LeakReport.Cycle? {
    let inside = Set(members)
    var path: [LeakReport.Edge] = []
    // Breadth first from the oldest member back to itself.
    let start = members[0]
    var came: [Int: LeakReport.Edge] = [:]
    var queue = [start]
    var next = 0
    search: while next < queue.count, !moment.isInterrupted {
      let node = queue[next]
      next += 1
      for edge in owned[node] {
        guard let to = index[edge.to], inside.contains(to) else { continue }
        if to == start {
          path = [edge]
          var at = node
          while at != start, let back = came[at], let from = index[back.from] {
            path.append(back)
            at = from
          }
          path.reverse()
          break search
        }
        if came[to] == nil {
          came[to] = edge
          queue.append(to)
        }
      }
    }
    guard !path.isEmpty else { return nil }
    let weakest = path.indices.max { weight(path[$0]) < weight(path[$1]) } ?? 0
    let edge = path[weakest]
    let unit = accounts[edge.to]?.open.first { $0.holder == edge.holder }
    return LeakReport.Cycle(
      edges: path, weakest: weakest, place: unit?.place ?? .none, kept: max(0, kept))
  }

  /// How much an edge looks like the one that should be weak: what a block captured, a delegate, a parent,
  /// a younger object that holds an older one.
  private func weight(_ edge: LeakReport.Edge) -> Int {
    var weight = edge.from > edge.to ? 1 : 0
    switch edge.holder {
    case .capture: weight += 8
    case .ivar(_, let name):
      let name = name.lowercased()
      let words = [
        "delegate", "parent", "owner", "target", "observer", "superview", "back", "prev",
        "datasource", "manager", "controller",
      ]
      if words.contains(where: { name.contains($0) }) { weight += 4 }
    case .association, .lastingAssociation: weight += 2
    default: break
    }
    return weight
  }
}

extension Moment {
  /// Whether an exception has left the scope of the variable that a unit was taken for, at whose end ARC would have
  /// given it back: its function is over, and has a release for it that never ran.
  fileprivate func isUnwound(
    _ unit: Account.Unit, _ running: Set<UInt32>, _ lastThrows: [UInt16: Int]
  ) -> Bool {
    guard case .local(let name, let function, _)? = unit.destination, unit.event >= 0,
      let event = world.events(unit.event..<(unit.event + 1)).first
    else { return false }
    let taker = [event.callable, event.caller?.callable].compactMap { $0 }.first {
      world.code(ofCallable: Int($0))?.name == function
    }
    guard let taker, !running.contains(taker), let code = world.code(ofCallable: Int(taker)),
      !code.isManual, !code.isPrelude
    else { return false }
    // What is no object to the compiler (`void *v = (__bridge_retained …`) it never gives back.
    return code.variables.contains { $0.name == name && $0.encoding.hasPrefix("@") }
      && lastThrows[event.thread] ?? -1 > unit.event
  }

  /// By thread: the number of the last event in which it threw.
  fileprivate func lastThrows() -> [UInt16: Int] {
    let (first, events) = recentEvents()
    var found: [UInt16: Int] = [:]
    for (index, event) in events.enumerated() where event.kind == .throw {
      found[event.thread] = first + index
    }
    return found
  }
}
