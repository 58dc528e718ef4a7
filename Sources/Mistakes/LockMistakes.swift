internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// A lock protects as long as everybody takes the same one, in the same order, and gives it back on every path.
enum LockMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newFunctions.flatMap { forgotten($0, run) + temporary($0) } + ofNil(run) + order(run)
      + withoutLock(run)
  }

  // MARK: On every path

  /// A way from the lock to the end that does not pass the unlock, in a function that has one.
  private static func forgotten(_ function: FunctionReading, _ run: RunEvidence) -> [Diagnostic] {
    let acts = run.lockActs(function)
    for take in acts where take.takes {
      let partners = Set(acts.filter { !$0.takes && $0.object == take.object }.map(\.pc))
      guard !partners.isEmpty, let end = escape(from: take.pc + 1, around: partners, function)
      else { continue }
      return [
        Diagnostic(
          .lockForgotten, .warning, arguments: [function.code.name], at: function.place(take.pc),
          related: [Diagnostic.Related(label: "note.leavesHere", place: function.place(end))])
      ]
    }
    return []
  }

  /// The return that can be reached without passing one of the places.
  private static func escape(
    from start: Int, around barriers: Set<Int>, _ function: FunctionReading
  ) -> Int? {
    var seen: Set<Int> = []
    var open = [start]
    let code = function.code
    while let pc = open.popLast() {
      guard code.instructions.indices.contains(pc), !barriers.contains(pc), seen.insert(pc).inserted
      else { continue }
      let i = code.instructions[pc]
      if i.descriptor?.family == .returns { return pc }
      if let target = i.target(at: pc) { open.append(target) }
      if i.opcode == .switchTable, code.switchTables.indices.contains(i.imm32) {
        let table = code.switchTables[i.imm32]
        open += table.entries.map(\.target) + [table.defaultTarget]
      }
      if !i.endsPath { open.append(pc + 1) }
    }
    return nil
  }

  // MARK: The same lock

  /// @synchronized on an object made for the purpose: everybody has a lock of his own.
  private static func temporary(_ function: FunctionReading) -> [Diagnostic] {
    function.locks.compactMap { lock in
      guard lock.isEnter, let send = function.send(lock.object),
        isInitFamily(send.selector) || send.selector == "new" || send.selector == "alloc"
          || send.selector == "copy" || send.selector == "mutableCopy",
        send.uses.allSatisfy({ use in
          function.locks.contains { $0.pc == use }
            || function.sends.contains {
              $0.pc == use && ["release", "autorelease"].contains($0.selector)
            }
        })
      else { return nil }
      return Diagnostic(.lockOnTemporary, .warning, at: function.place(lock.pc))
    }
  }

  private static func ofNil(_ run: RunEvidence) -> [Diagnostic] {
    run.newEvents.compactMap { event in
      guard event.kind == .lockNil else { return nil }
      let place = run.place(event)
      return place.isNone ? nil : Diagnostic(.lockOfNil, .warning, at: place)
    }
  }

  // MARK: The same order

  private struct Taken {
    var first: UInt64
    var second: UInt64
    var thread: UInt16
    var others: Set<UInt64>
    var event: Int
  }

  /// One thread takes A then B, another B then A: a deadlock that waits for its moment.
  private static func order(_ run: RunEvidence) -> [Diagnostic] {
    guard run.hasNew(.lock, .waits) else { return [] }
    var held: [UInt16: [UInt64]] = [:]
    var pairs: [Taken] = []
    for (index, event) in run.events.enumerated() {
      switch event.kind {
      case .lock, .waits:
        for lock in held[event.thread] ?? [] where lock != event.address {
          let pair = Taken(
            first: lock, second: event.address, thread: event.thread,
            others: Set(held[event.thread] ?? []).subtracting([lock]), event: index)
          if let other = pairs.first(where: {
            $0.first == pair.second && $0.second == pair.first && $0.thread != pair.thread
              && $0.others.isDisjoint(with: pair.others)
          }) {
            return [inverted(pair, other, run)]
          }
          if pairs.count < 256 { pairs.append(pair) }
        }
        if event.kind == .lock { held[event.thread, default: []].append(event.address) }
      case .unlock:
        if let last = held[event.thread]?.lastIndex(of: event.address) {
          held[event.thread]?.remove(at: last)
        }
      default: break
      }
    }
    return []
  }

  private static func inverted(_ pair: Taken, _ other: Taken, _ run: RunEvidence) -> Diagnostic {
    func name(_ index: Int) -> String {
      let object = run.events[index].object
      return object == 0 ? "0x" + String(run.events[index].address, radix: 16) : run.name(object)
    }
    // Of a lock that is an object the library takes it.
    let place = run.userPlace(pair.event)
    let before = run.userPlace(other.event)
    return Diagnostic(
      .lockOrder, .warning, arguments: [name(other.event), name(pair.event)],
      at: place.isNone ? before : place,
      related: place.isNone ? [] : run.note("note.otherOrder", at: before))
  }

  // MARK: Any lock at all

  /// A nonatomic setter that counts, run by two threads at the same time of their lives, and neither holds a
  /// lock. Queues order their work in ways that no lock shows, so a program that makes one is left alone.
  private static func withoutLock(_ run: RunEvidence) -> [Diagnostic] {
    // Two visits meet only where another thread has run.
    guard run.seesBeginning, run.newEvents.contains(where: { $0.thread != 1 }) else { return [] }
    let usesQueues = run.functions.contains { function in
      function.calls.contains { call in
        ["dispatch_queue_create", "dispatch_get_main_queue", "dispatch_semaphore", "pthread_"]
          .contains { call.function.hasPrefix($0) } && run.library(call) != nil
      }
    }
    if usesQueues { return [] }
    struct Visit {
      var thread: UInt16
      var index: Int
    }
    var held: [UInt16: Int] = [:]
    var started: [UInt16: Int] = [1: 0]
    var ended: [UInt16: Int] = [:]
    var visits: [UInt32: [Visit]] = [:]
    for (index, event) in run.events.enumerated() {
      switch event.kind {
      case .lock: held[event.thread, default: 0] += 1
      case .unlock: held[event.thread, default: 0] -= 1
      case .thread: started[event.other] = index
      case .threadEnd: ended[event.other] = index
      case .retain, .release:
        if (held[event.thread] ?? 0) <= 0, started.count > 1 {
          visits[event.callable, default: []].append(Visit(thread: event.thread, index: index))
        }
      default: break
      }
    }
    for function in run.functions {
      guard let all = visits[UInt32(function.callable)], all.count > 1,
        function.isInstanceMethod, let selector = function.selector, selector.hasPrefix("set"),
        function.locks.isEmpty,
        function.stores.contains(where: {
          if case .field(of: 0, _) = $0.target { true } else { false }
        })
      else { continue }
      for visit in all {
        let meets = all.contains { other in
          guard other.thread != visit.thread else { return false }
          let (a, b) = (started[visit.thread] ?? .max, started[other.thread] ?? .max)
          let (aEnd, bEnd) = (ended[visit.thread] ?? .max, ended[other.thread] ?? .max)
          // The main thread is there before and after: its visit has to fall into the other's life.
          if visit.thread == 1 { return b < visit.index && visit.index < bEnd }
          if other.thread == 1 { return a < other.index && other.index < aEnd }
          return a < bEnd && b < aEnd
        }
        if meets {
          return [
            Diagnostic(
              .sharedWithoutLock, .warning, arguments: [function.code.name],
              at: function.code.place)
          ]
        }
      }
    }
    return []
  }
}
