import Bytecode
import Session
package import VirtualMachine

/// `:trace`: the log itself, one line per event, in the machine's own words (which are the selectors' and
/// need no translation), indented by the overrides that are running.
package func traceView(
  _ events: [Event], firstNumber: Int = 0, names: WorldNames, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  var depth = 0
  let digits = String(firstNumber + events.count).count
  for (index, event) in events.enumerated() {
    if event.kind == .none { continue }
    if event.kind == .overrideExit { depth = max(depth - 1, 0) }
    let number = String(firstNumber + index)
    var line = StyledLine(String(repeating: " ", count: digits - number.count) + number, .dim)
    line.append("  " + String(repeating: "  ", count: min(depth, 8)))
    line.append(eventName(event), isOverride(event) ? .yellow : .bold)
    if event.object != 0 { line.append(" " + names.object(event.object)) }
    let details = eventDetails(event, names: names, page: page)
    if !details.isEmpty { line.append("  " + details) }
    if event.thread > 1 { line.append("  " + page.text("trace.thread", [String(event.thread)])) }
    if let context = names.context(callable: event.callable, pc: event.pc, page: page) {
      line.append("  " + context.name + (context.place.map { ", " + $0 } ?? ""), .dim)
    }
    lines += wrap(
      line, width: page.width,
      indent: String(repeating: " ", count: digits + 4 + 2 * min(depth, 8)),
      ambiguousWidth: page.ambiguousWidth)
    if event.kind == .overrideEnter { depth += 1 }
  }
  return lines
}

private func isOverride(_ event: Event) -> Bool {
  event.kind == .overrideEnter || event.kind == .overrideExit
}

private func eventName(_ event: Event) -> String {
  switch event.kind {
  case .none: "none"
  case .alloc: "alloc"
  case .initEnter: "init"
  case .initExit: "init-end"
  case .retain: "retain"
  case .release: "release"
  case .autorelease: "autorelease"
  case .poolPush: "pool-push"
  case .poolPop: "pool-pop"
  case .deallocBegin: "dealloc"
  case .dealloc: "deallocated"
  case .copy: "copy-bytes"
  case .overrideEnter: "override"
  case .overrideExit: "override-end"
  case .retainCount: "retainCount"
  case .nilMessage: "nil-message"
  case .send: "send"
  case .initialize: "initialize"
  case .zoneCreate: "zone-create"
  case .zoneRecycle: "zone-recycle"
  case .blockAllocate: "block"
  case .blockFree: "block-free"
  case .threadSwitch: "thread"
  case .weakStore: "weak"
  case .weakZero: "weak-nil"
  case .threadStart: "thread-start"
  case .threadEnd: "thread-end"
  case .lockTake: "lock"
  case .lockGive: "unlock"
  case .lockWait: "lock-wait"
  case .onceRun: "once"
  case .onceDone: "once-done"
  case .onceSkip: "once-skip"
  case .lockNil: "lock-nil"
  case .exceptionThrow: "throw"
  }
}

private func eventDetails(_ event: Event, names: WorldNames, page: Page) -> String {
  let arrow = page.drawsPlainFrames ? "->" : "→"
  let low = Int(event.detail & 0xFFFF_FFFF)
  let high = Int(event.detail >> 32)
  switch event.kind {
  case .alloc, .dealloc: return names.zoneName(high, page: page)
  case .initEnter:
    let again = event.flags & EventFlags.nested == 0 && event.before > 0
    return names.callable(low) + (again ? "  init #\(event.before &+ 1)" : "")
  case .initExit: return low == 0 ? "nil" : objectName(UInt32(truncatingIfNeeded: low))
  case .retain, .release: return "\(event.before) \(arrow) \(event.after)"
  case .autorelease: return event.detail == 0 ? page.text("trace.noPool") : ""
  case .poolPop: return page.text("trace.waiting", [String(event.before)])
  case .copy: return "\(page.drawsPlainFrames ? "<-" : "←") #\(low)"
  case .overrideEnter: return names.callable(low)
  case .overrideExit:
    guard let entry = WatchedEntry(rawValue: event.flags) else { return "" }
    switch entry {
    case .retainCount: return String(event.detail)
    case .release, .dealloc: return page.text("trace.count", [String(event.after)])
    default: return low == 0 ? "nil" : objectName(UInt32(truncatingIfNeeded: low))
    }
  case .retainCount: return String(event.detail)
  case .nilMessage: return names.selector(low)
  case .send: return names.selector(low)
  case .initialize: return names.classInfo(low)?.name ?? ""
  case .zoneCreate, .zoneRecycle: return names.zoneName(low, page: page)
  case .blockAllocate: return "\(low) B, " + names.zoneName(high, page: page)
  case .blockFree: return names.zoneName(high, page: page)
  case .threadSwitch, .threadStart: return "\(arrow) \(low)"
  case .weakStore, .weakZero, .onceRun, .onceDone, .onceSkip:
    return "0x" + String(event.detail, radix: 16)
  case .none, .poolPush, .deallocBegin, .threadEnd, .lockTake, .lockGive, .lockWait, .lockNil,
    .exceptionThrow:
    return ""
  }
}
