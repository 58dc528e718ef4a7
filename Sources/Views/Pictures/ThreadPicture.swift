import Diagnostics
import Session
package import VirtualMachine

/// `:threads`: every thread, where it stands and what it waits for.
package func threadsView(
  _ threads: [ThreadInfo], held: [HeldLock] = [], names: WorldNames, page: Page, limit: Int = 40
) -> [StyledLine] {
  var lines = Table(
    headings: [
      page.text("threads.thread"), page.text("threads.state"), page.text("threads.stands"),
    ],
    alignments: [.left, .left, .left],
    rows: threads.prefix(limit).map { thread in
      [
        StyledLine("T\(thread.number)", .bold), StyledLine(state(thread, names, page)),
        StyledLine(standing(thread, names, page)),
      ]
    }
  ).lines(page: page)
  if threads.count > limit {
    lines.append(
      StyledLine(page.text("table.more", [page.ellipsis, String(threads.count - limit)]), .dim))
  }
  lines += locksView(held, names: names, page: page)
  lines += waitsView(threads, names: names, page: page)
  return lines
}

/// Which thread has which locks.
private func locksView(_ held: [HeldLock], names: WorldNames, page: Page) -> [StyledLine] {
  Set(held.map(\.thread)).sorted().flatMap { thread in
    let locks = held.filter { $0.thread == thread }.prefix(8).map { lock in
      lock.object == 0
        ? page.text("threads.kind.lock") + " (0x" + String(lock.address, radix: 16) + ")"
        : waited(.lock, lock.object, names, page)
    }
    let more = held.count(where: { $0.thread == thread }) > locks.count ? [page.ellipsis] : []
    return prose("threads.holds", [String(thread), listed(locks + more, page)], page: page)
  }
}

private func state(_ thread: ThreadInfo, _ names: WorldNames, _ page: Page) -> String {
  switch thread.state {
  case .running: return page.text("threads.running")
  case .ready: return page.text(thread.isAtPrompt ? "threads.idle" : "threads.ready")
  case .finished: return page.text(thread.isAtPrompt ? "threads.idle" : "threads.finished")
  case .waiting(let kind, _, let object, _):
    return page.text("threads.waiting", [waited(kind, object, names, page)])
  }
}

extension ThreadInfo {
  /// Between two inputs the main thread has nothing to run.
  fileprivate var isAtPrompt: Bool {
    number == 1 && (state == .finished || state == .ready && frames.isEmpty)
  }
}

private func waited(
  _ kind: Stop.WaitKind, _ object: UInt32, _ names: WorldNames, _ page: Page
) -> String {
  let what = page.text("threads.kind.\(kind)")
  return object == 0 ? what : "\(what) (\(names.object(object)))"
}

private func standing(_ thread: ThreadInfo, _ names: WorldNames, _ page: Page) -> String {
  // What the library does inside its own methods is named by the first frame of the user's.
  for frame in thread.frames {
    if let place = shortPlaceName(frame.place, in: names.sources, page: page) {
      let isNamed = !frame.name.isEmpty && !isTopLevel(frame, names.sources)
      return isNamed ? frame.name + page.comma + place : place
    }
  }
  return thread.frames.first?.name ?? ""
}

/// Who waits for whom, as a chain; a ring is a deadlock.
package func waitsView(
  _ threads: [ThreadInfo], names: WorldNames, page: Page
) -> [StyledLine] {
  var holders: [Int: (kind: Stop.WaitKind, object: UInt32, holder: Int)] = [:]
  for thread in threads {
    if case .waiting(let kind, _, let object, let holder) = thread.state, holder != 0 {
      holders[thread.number] = (kind, object, holder)
    }
  }
  if holders.isEmpty { return [] }
  let arrow = page.drawsPlainFrames ? " -> " : " → "
  var lines: [StyledLine] = []
  var told: Set<Int> = []
  for start in holders.keys.sorted() where !told.contains(start) {
    var line = StyledLine("T\(start)", .bold)
    var at = start
    var seen: Set<Int> = [start]
    told.insert(start)
    while let wait = holders[at] {
      line.append(arrow, .dim)
      line.append(waited(wait.kind, wait.object, names, page))
      line.append(arrow, .dim)
      line.append("T\(wait.holder)", .bold)
      told.insert(wait.holder)
      at = wait.holder
      if !seen.insert(at).inserted { break }
    }
    if holders[at] != nil {
      line.append("  " + page.text("threads.ring"), .yellow)
    } else if threads.contains(where: { $0.number == at && $0.isAtPrompt }) {
      line.append("  " + page.text("threads.holderIdle"))
    } else if !threads.contains(where: { $0.number == at && $0.state != .finished }) {
      line.append("  " + page.text("threads.holderEnded"), .yellow)
    }
    lines += wrap(
      line, width: page.width, firstIndent: "  ", indent: "      ",
      ambiguousWidth: page.ambiguousWidth)
  }
  return prose("threads.waitsFor", .bold, page: page) + lines
}

private func prose(_ key: String, _ style: TextStyle, page: Page) -> [StyledLine] {
  prose(key, [], style, page: page)
}

/// `:stack` of several threads: the one that stopped, then those that wait.
package func stacksView(
  _ threads: [ThreadInfo], current: [FrameInfo], names: WorldNames, page: Page
) -> [StyledLine] {
  let waiting = threads.filter { thread in
    if case .waiting = thread.state { return !thread.frames.isEmpty }
    return false
  }
  if waiting.count < 2, !waiting.contains(where: { $0.number > 1 }) {
    return stackView(current, names: names, page: page)
  }
  return stacksView(threads, names: names, page: page)
}

/// Each that stands somewhere, and who waits for whom.
package func stacksView(
  _ threads: [ThreadInfo], names: WorldNames, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  for thread in threads.prefix(16) where !thread.frames.isEmpty {
    if !lines.isEmpty { lines.append(StyledLine()) }
    var head = StyledLine(page.text("threads.name", [String(thread.number)]), .bold)
    head.append("  " + state(thread, names, page))
    lines += wrap(head, width: page.width, indent: "  ", ambiguousWidth: page.ambiguousWidth)
    lines += stackView(thread.frames, names: names, page: page, limit: 12)
  }
  if lines.isEmpty { return stackView([], names: names, page: page) }
  let chain = waitsView(threads, names: names, page: page)
  if !chain.isEmpty { lines += [StyledLine()] + chain }
  return lines
}
