internal import Bytecode
internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// Events as JSON Lines: one object per line, for programs that read a run afterwards.
///
/// The fields are described in docs/events.md, and a test holds the two together. Names stand where the
/// records have numbers; a field that would say nothing is left out.
extension ProgramSession {
  /// Hands them on piece by piece: those of a long run are some hundred megabytes together. False: nobody takes
  /// any more.
  package func eventLines(_ range: Range<Int>, to take: ([UInt8]) -> Bool) -> Bool {
    var lines = EventLines(self)
    let kept = world.keptEvents(range)
    for first in stride(from: kept.lowerBound, to: kept.upperBound, by: 4096) {
      let piece = first..<min(first + 4096, kept.upperBound)
      for (number, event) in zip(piece, events(piece)) where event.kind != .none {
        lines.add(number, event)
      }
      if !take(lines.taken()) { return false }
    }
    return true
  }
}

/// Writes a million lines without a million little strings: what the events of one place share is made once.
private struct EventLines {
  private let session: ProgramSession
  private let moment: Moment
  private var out: [UInt8] = []
  /// `"function":"main","file":"Car.m","line":3`, by place in the code and caller.
  private var places: [Place: [UInt8]] = [:]
  private var classes: [String: [UInt8]] = [:]

  private struct Place: Hashable {
    var code: CodePlace
    var caller: CodePlace?
    var outside: CodePlace?
    var isOverride: Bool
  }

  /// What is there so far.
  mutating func taken() -> [UInt8] {
    defer { out.removeAll(keepingCapacity: true) }
    return out
  }

  init(_ session: ProgramSession) {
    self.session = session
    moment = session.moment
  }

  private mutating func field(_ name: String) {
    out += ",\"".utf8
    out += name.utf8
    out += "\":".utf8
  }

  private mutating func number(_ name: String, _ value: some BinaryInteger) {
    field(name)
    out += String(value).utf8
  }

  private mutating func text(_ name: String, _ value: String) {
    if value.isEmpty { return }
    field(name)
    out += quotedJSON(value).utf8
  }

  private mutating func flag(_ name: String) {
    field(name)
    out += "true".utf8
  }

  mutating func add(_ index: Int, _ event: Event) {
    out += "{\"event\":".utf8
    out += String(index).utf8
    text("kind", event.kind.name)
    number("thread", event.thread)
    let isMemory = event.kind == .blockAllocate || event.kind == .blockFree
    if event.object != 0 {
      if isMemory {
        text("memory", String(event.object))
      } else {
        text("object", objectName(event.object))
        let name = session.className(ofSerial: event.object) ?? ""
        if !name.isEmpty {
          field("class")
          let quoted = classes[name] ?? Array(quotedJSON(name).utf8)
          classes[name] = quoted
          out += quoted
        }
      }
    }
    for field in event.kind.shape.fields { add(field, of: event) }
    if event.isNested { flag("nested") }
    if event.isUnowned { flag("unowned") }
    if event.isInserted, event.kind == .retain || event.kind == .release { flag("arc") }
    let place = Place(
      code: event.place, caller: event.caller, outside: event.outsideCaller,
      isOverride: event.kind == .override)
    if let known = places[place] {
      out += known
    } else {
      let start = out.count
      text("function", session.callableName(Int(event.callable)))
      let (range, _) = moment.userPlace(of: event)
      if let file = session.sources.file(of: range) {
        text("file", file.name)
        number("line", file.line(at: range.start) + 1)
      }
      places[place] = Array(out[start...])
    }
    out += "}\n".utf8
  }

  private mutating func add(_ field: EventField, of event: Event) {
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
        text(key, session.classInfo(Int(event.answer))?.name ?? "nil")
      }
    case .original: text(key, objectName(event.original))
    case .message: text(key, event.message.map { "\($0)" } ?? "")
    case .method: text(key, session.callableName(Int(event.method)))
    case .selector: text(key, session.selectorName(event.selector))
    case .receiver: text(key, session.classInfo(event.classIndex)?.name ?? "")
    case .answer:
      if event.kind == .retainCount || event.message == .retainCount { number(key, event.answer) }
    case .address: text(key, "0x" + String(event.address, radix: 16))
    case .other: number(key, event.other)
    case .class: if event.object == 0 { text(key, session.classInfo(event.classIndex)?.name ?? "") }
    case .depth, .keeper, .runner, .caller, .frames, .outside: break
    }
  }
}
