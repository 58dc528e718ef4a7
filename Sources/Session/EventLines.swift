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
      ("event", String(index)), ("kind", quotedJSON(event.kind.name)),
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
    for field in event.kind.shape.fields {
      let key = field.rawValue
      switch field {
      case .before: number(key, event.before)
      case .count: number(key, event.after)
      case .zone: number(key, event.zone)
      case .bytes: number(key, event.bytes)
      case .pool: number(key, event.pool)
      case .released: number(key, event.released)
      case .`init`: number(key, event.earlierInits + (event.isNested ? 0 : 1))
      case .result:
        if event.result != 0 {
          text(key, objectName(event.result))
        } else if event.kind == .initEnd {
          text(key, classInfo(Int(event.answer))?.name ?? "nil")
        }
      case .original: text(key, objectName(event.original))
      case .message: text(key, event.message.map { "\($0)" } ?? "")
      case .method: text(key, callableName(Int(event.method)))
      case .selector: text(key, selectorName(event.selector))
      case .receiver: text(key, classInfo(event.classIndex)?.name ?? "")
      case .answer:
        if event.kind == .retainCount || event.message == .retainCount { number(key, event.answer) }
      case .address: text(key, "0x" + String(event.address, radix: 16))
      case .other: number(key, event.other)
      case .class: if event.object == 0 { text(key, classInfo(event.classIndex)?.name ?? "") }
      case .depth, .keeper, .runner, .caller, .frames, .outside: break
      }
    }
    if event.isNested { fields.append(("nested", "true")) }
    if event.isUnowned { fields.append(("unowned", "true")) }
    if event.isInserted, event.kind == .retain || event.kind == .release {
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
