internal import Bytecode
internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// Events as JSON Lines: one object per line, for programs that read a run afterwards.
///
/// The fields are described in docs/events.md, and a test holds the two together. Names stand where the
/// records have numbers; a field that would say nothing is left out.
extension ProgramSession {
  package func eventLines(_ range: Range<Int>) -> [UInt8] {
    var out: [UInt8] = []
    let first = max(range.lowerBound, eventCount - Moment.eventWindow)
    for (index, event) in events(range).enumerated() where event.kind != .none {
      out += Array(line(first + index, event).utf8)
      out.append(0x0A)
    }
    return out
  }

  private func line(_ index: Int, _ event: Event) -> String {
    var fields: [(String, String)] = [
      ("event", String(index)), ("kind", quotedJSON("\(event.kind)")),
      ("thread", String(event.thread)),
    ]
    func text(_ name: String, _ value: String) {
      if !value.isEmpty { fields.append((name, quotedJSON(value))) }
    }
    func number(_ name: String, _ value: some BinaryInteger) {
      fields.append((name, String(value)))
    }
    let isMemory = event.kind == .blockAllocate || event.kind == .blockFree
    if event.object != 0 {
      text(
        isMemory ? "memory" : "object", isMemory ? String(event.object) : objectName(event.object))
      if !isMemory { text("class", className(ofSerial: event.object) ?? "") }
    }
    let low = Int(event.detail & 0xFFFF_FFFF)
    let high = Int(event.detail >> 32)
    switch event.kind {
    case .alloc, .dealloc:
      number("count", event.kind == .alloc ? event.after : 0)
      number("zone", high)
    case .retain, .release, .deallocBegin:
      number("before", event.before)
      number("count", event.after)
    case .initEnter:
      text("method", callableName(low))
      number("init", event.before + (event.flags & EventFlags.nested == 0 ? 1 : 0))
      if event.flags & EventFlags.nested != 0 { fields.append(("nested", "true")) }
    case .initExit: text("result", low == 0 ? "nil" : objectName(UInt32(low)))
    case .autorelease, .poolPush: number("pool", event.detail)
    case .poolPop:
      number("pool", event.detail)
      number("released", event.before)
    case .copy: text("original", objectName(UInt32(low)))
    case .overrideEnter:
      text("method", callableName(low))
      text("message", WatchedEntry(rawValue: event.flags).map { "\($0)" } ?? "")
    case .overrideExit:
      text("method", callableName(Int(event.before)))
      text("message", WatchedEntry(rawValue: event.flags).map { "\($0)" } ?? "")
      number("count", event.after)
    case .retainCount: number("answer", event.detail)
    case .nilMessage: text("selector", selectorName(low))
    case .send:
      text("selector", selectorName(low))
      text("method", callableName(high))
      text("receiver", classInfo(Int(event.before))?.name ?? "")
    case .initialize: text("class", classInfo(low)?.name ?? "")
    case .zoneCreate, .zoneRecycle: number("zone", low)
    case .blockAllocate:
      number("bytes", low)
      number("zone", high)
    case .blockFree: number("zone", high)
    case .threadSwitch, .threadStart, .threadEnd: number("other", low)
    case .weakStore, .weakZero, .lockTake, .lockGive, .lockWait, .onceRun, .onceDone, .onceSkip:
      text("address", "0x" + String(event.detail, radix: 16))
    case .none, .lockNil, .exceptionThrow: break
    }
    if event.flags & EventFlags.inserted != 0, event.kind == .retain || event.kind == .release {
      fields.append(("arc", "true"))
    }
    text("function", callableName(Int(event.callable)))
    let (place, _) = moment.userPlace(of: event)
    if let file = sources.file(of: place) {
      text("file", file.name)
      number("line", file.line(at: place.start) + 1)
    }
    return "{" + fields.map { "\(quotedJSON($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }
}
