import Bytecode
import Diagnostics
import Session
package import VirtualMachine

/// `:trace`: the log itself, one line per event, in the machine's own words (which are the selectors' and
/// need no translation), indented as calls: by the messages where those were recorded, else by the overrides
/// that are running. What the library does for itself is left out. An override is one line, which says in front
/// what was asked and at its end what came of it; what happened in between is indented below it.
///
/// A loop and a recursion post the same event at the same place again and again: three of them are shown and
/// the rest are counted. Of a trace that is still longer than `longest` lines come the first and the last.
package func traceView(
  _ events: [Event], firstNumber: Int = 0, kinds: Set<TraceKind>? = nil, longest: Int = .max,
  names: WorldNames, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  var calls = CallDepth(hasMessages: events.contains { $0.kind == .send })
  let digits = String(firstNumber + events.count).count
  let answers = overrideAnswers(events, names: names)
  let entries = tracedEntries(events, kinds: kinds, besides: Set(answers.values), names: names)
  let skipped = entries.count > longest ? longest / 2..<(entries.count - longest / 2) : 0..<0
  var next = 0
  for (index, event) in events.enumerated() {
    let depth = calls.depth(of: event)
    defer { calls.pass(event) }
    guard next < entries.count, !names.isLookOver() else { break }
    guard entries[next].index == index else { continue }
    let entry = entries[next]
    let position = next
    next += 1
    if skipped.contains(position) {
      if position == skipped.lowerBound {
        let untold = skipped.reduce(0) { $0 + 1 + entries[$1].repeats }
        lines.append(StyledLine(page.text("shell.trace.between", [String(untold)]), .dim))
      }
      continue
    }
    let number = String(firstNumber + index)
    var line = StyledLine(page.toTheRight(number, width: digits), .dim)
    line.append("  " + String(repeating: "  ", count: min(depth, 8)))
    line.append(event.kind.name, isOverride(event) ? .yellow : .bold)
    // The serial of C memory is no object's, and a message names its receiver itself.
    let isOwn = [.blockAllocate, .blockFree, .send].contains(event.kind)
    if event.object != 0, !isOwn { line.append(" " + names.object(event.object)) }
    let details = eventDetails(event, names: names, page: page)
    if !details.isEmpty { line.append("  " + details) }
    if let answer = answers[index] {
      line.append(page.drawsPlainFrames ? " -> " : " → ")
      line.append(overrideAnswer(events[answer], names: names, page: page))
    }
    if event.isInserted, event.kind == .retain || event.kind == .release {
      line.append("  (ARC)", .cyan)
    }
    if event.thread > 1 { line.append("  " + page.text("trace.thread", [String(event.thread)])) }
    if let context = names.context(callable: event.callable, pc: event.pc, page: page) {
      line.append("  " + context.name + (context.place.map { page.comma + $0 } ?? ""), .dim)
    } else if let caller = names.caller(event, page: page) {
      line.append("  " + caller, .dim)
    }
    lines += wrap(
      line, width: page.width,
      indent: String(repeating: " ", count: digits + 4 + 2 * min(depth, 8)),
      ambiguousWidth: page.ambiguousWidth)
    if entry.repeats > 0 {
      lines.append(
        StyledLine(
          String(repeating: " ", count: digits + 2 + 2 * min(depth, 8))
            + page.text("trace.same", [page.ellipsis, String(entry.repeats)]), .dim))
    }
  }
  return lines
}

/// The events that are shown, and how many like each follow it unshown.
private func tracedEntries(
  _ events: [Event], kinds: Set<TraceKind>?, besides told: Set<Int>, names: WorldNames
) -> [(index: Int, repeats: Int)] {
  var library = names.libraryEvents()
  let showsLibrary = kinds?.contains(.library) == true
  let kinds = kinds == [.library] ? nil : kinds
  var entries: [(index: Int, repeats: Int)] = []
  var run = 0
  for (index, event) in events.enumerated() {
    if names.isLookOver() { break }
    if event.kind == .none || !showsLibrary && library.isOwn(event) || told.contains(index) {
      continue
    }
    if let kinds, !TraceKind.shows(event, kinds: kinds) { continue }
    if let last = entries.last, repeats(events[last.index], event) {
      run += 1
      if run >= 3 {
        entries[entries.count - 1].repeats += 1
        continue
      }
    } else {
      run = 0
    }
    entries.append((index, 0))
  }
  return entries
}

/// The same thing at the same place, whatever the count is by now.
private func repeats(_ first: Event, _ second: Event) -> Bool {
  first.kind == second.kind && first.object == second.object && first.thread == second.thread
    && first.callable == second.callable && first.pc == second.pc && first.flags == second.flags
}

/// How deep in calls an event lies.
private struct CallDepth {
  let hasMessages: Bool
  /// Per thread: messages that are being answered: where the method's frame lies, and the method.
  private var calls: [UInt16: [(frame: UInt32, callable: UInt32)]] = [:]
  private var overrides = 0

  init(hasMessages: Bool) { self.hasMessages = hasMessages }

  mutating func depth(of event: Event) -> Int {
    if !hasMessages {
      return event.kind == .overrideEnd ? max(overrides - 1, 0) : overrides
    }
    if event.kind == .send {
      // The sender runs: whatever lies above its frame has returned.
      let sender = event.frames.sender
      while let top = calls[event.thread]?.last, top.frame > sender {
        calls[event.thread]?.removeLast()
      }
      return calls[event.thread]?.count ?? 0
    }
    let stack = calls[event.thread] ?? []
    return (stack.lastIndex { $0.callable == event.callable } ?? -1) + 1
  }

  mutating func pass(_ event: Event) {
    switch event.kind {
    case .override: overrides += 1
    case .overrideEnd: overrides = max(overrides - 1, 0)
    case .send:
      calls[event.thread, default: []].append((event.frames.receiver, event.method))
    default: break
    }
  }
}

extension WorldNames {
  func libraryEvents() -> LibraryEvents {
    LibraryEvents(
      className: className,
      isPreludeClass: { classInfo($0)?.isPrelude == true },
      libraryName: { isLibrary(callable: $0) ? callable($0) : nil },
      isInternal: isInternal,
      isFrontEnds: { maker($0) == .frontEnd })
  }

  private func isLibrary(callable: Int) -> Bool {
    if let owner = classOfCallable(callable) { return classInfo(owner)?.isPrelude == true }
    return sources.file(of: place(callable, 0))?.origin == .prelude
  }

  /// Where the user called the library that made an object or moved a count.
  func caller(_ event: Event, page: Page) -> String? {
    guard event.kind != .override, let caller = event.caller else { return nil }
    let name = self.callable(Int(event.callable))
    guard let first = name.first, first == "-" || first == "+" else { return nil }
    if let context = context(callable: caller.callable, pc: caller.pc, page: page) {
      return [name, context.name, context.place].compactMap(\.self).joined(separator: page.comma)
    }
    let range = place(Int(caller.callable), Int(caller.pc))
    return shortPlaceName(range, in: sources, page: page).map { name + page.comma + $0 } ?? name
  }
}

private func isOverride(_ event: Event) -> Bool {
  event.kind == .override || event.kind == .overrideEnd
}

/// Where each override that came to its end ends, by the index of its beginning.
private func overrideAnswers(_ events: [Event], names: WorldNames) -> [Int: Int] {
  var running: [UInt16: [Int]] = [:]
  var answers: [Int: Int] = [:]
  for (index, event) in events.enumerated() {
    if names.isLookOver() { break }
    if event.kind == .override { running[event.thread, default: []].append(index) }
    guard event.kind == .overrideEnd,
      let depth = running[event.thread]?.lastIndex(where: { events[$0].method == event.method })
    else { continue }
    if let start = running[event.thread]?[depth] { answers[start] = index }
    // What was left by an exception has no end.
    running[event.thread]?.removeSubrange(depth...)
  }
  return answers
}

private func overrideAnswer(_ event: Event, names: WorldNames, page: Page) -> String {
  switch event.message {
  case .retainCount: String(event.answer)
  case .release, .dealloc: page.text("trace.count", [String(event.after)])
  default: answered(event, names: names)
  }
}

/// `Singleton` of `-[Singleton retain]`.
private func className(ofMethod name: String) -> String {
  let body = name.dropFirst(2)
  return String(body[..<(body.firstIndex { $0 == " " || $0 == "(" } ?? body.endIndex)])
}

/// What a method answered: an object, a class or nothing.
private func answered(_ event: Event, names: WorldNames) -> String {
  if event.result != 0 { return objectName(event.result) }
  return event.answer == 0 ? "nil" : names.classInfo(Int(event.answer))?.name ?? "nil"
}

private func eventDetails(_ event: Event, names: WorldNames, page: Page) -> String {
  let arrow = page.drawsPlainFrames ? "->" : "→"
  switch event.kind {
  case .alloc, .dealloc: return names.zoneName(event.zone, page: page)
  case .`init`:
    let again = !event.isNested && event.earlierInits > 0
    return names.callable(Int(event.method))
      + (again ? "  " + page.text("life.initAgain", [String(event.earlierInits &+ 1)]) : "")
  case .initEnd: return answered(event, names: names)
  case .retain, .release: return "\(event.before) \(arrow) \(event.after)"
  case .autorelease: return event.pool == 0 ? page.text("trace.noPool") : ""
  case .drain: return page.text("trace.waiting", [String(event.released)])
  case .copy:
    return "\(page.drawsPlainFrames ? "<-" : "←") "
      + objectName(event.original)
  case .override:
    // Who was asked, and who answered.
    let method = names.callable(Int(event.method))
    guard let instead = names.overridden(by: Int(event.method)) else { return method }
    return page.text(
      "trace.override", [method, className(ofMethod: instead), className(ofMethod: method)])
  case .overrideEnd: return overrideAnswer(event, names: names, page: page)
  case .retainCount: return String(event.answer)
  case .nilMessage: return names.selector(event.selector)
  case .send:
    let name = names.selector(event.selector)
    if event.flags.contains(.classReceiver) {
      let receiver = names.classInfo(event.classIndex)?.name ?? ""
      return "[\(receiver) \(name)]"
    }
    let receiver =
      event.object == 0
      ? names.classInfo(event.classIndex)?.name ?? "?" : names.object(event.object)
    return "[\(receiver) \(name)]"
  case .initialize: return names.classInfo(event.classIndex)?.name ?? ""
  case .zoneCreate, .zoneRecycle, .blockFree: return names.zoneName(event.zone, page: page)
  case .blockAllocate: return "\(event.bytes) B, " + names.zoneName(event.zone, page: page)
  case .threadSwitch, .thread: return "\(arrow) \(event.other)"
  case .weak, .zeroed, .once, .onceDone, .onceSkip:
    return "0x" + String(event.address, radix: 16)
  case .none, .poolPush, .deallocBegin, .threadEnd, .lock, .unlock, .waits, .lockNil,
    .`throw`:
    return ""
  }
}
