package import Diagnostics
package import VirtualMachine

/// Two runs beside each other, event by event.
///
/// The question is where two programs begin to differ: the same source under MRC and ARC, a singleton and
/// another one under the same calls. Serials and addresses say little there, so an event is reduced to what
/// both runs can share: what happened, to the how-manieth object of which class, and the counts. The two
/// lists are then laid side by side so that as much as possible stands on the same line.
package struct Comparison: Sendable {
  /// What ran as it had been typed, in whatever mode, and why.
  package struct Kept: Equatable, Sendable {
    package enum Reason: CaseIterable, Sendable { case hasStatic, isInUse, isRefused }
    package var name: String
    package var reason: Reason
  }

  /// One of the two runs.
  package struct Side: Sendable {
    /// What it is called: a file, a class, a mode.
    package var name: String
    package var mode: MemoryMode
    /// Only Objective-C has a mode.
    package var language = InputLanguage.objectiveC
    /// Ctrl-C ended it: there is nothing to lay beside another.
    package var isInterrupted = false
    package var events: ComparedEvents
    package var output: [UInt8]
    package var diagnostics: [Diagnostic]
    package var sources: SourceMap
    package var exitStatus: Int32
    /// Objects that are still alive, in order of birth: their classes. Of a crowd the first are told, and that there are
    /// more.
    package var leftAlive: [String]
    static let mostAlive = 20
    /// What the input calls and could not be compiled in this side's mode: it ran as it was.
    package var keptAsItWas: [Kept] = []

    package init(
      name: String, mode: MemoryMode, events: ComparedEvents, output: [UInt8] = [],
      diagnostics: [Diagnostic] = [], sources: SourceMap = SourceMap(), exitStatus: Int32 = 0,
      leftAlive: [String] = []
    ) {
      self.name = name
      self.mode = mode
      self.events = events
      self.output = output
      self.diagnostics = diagnostics
      self.sources = sources
      self.exitStatus = exitStatus
      self.leftAlive = leftAlive
    }
  }

  /// A line of the comparison: indices into the sides' events.
  package enum Row: Equatable, Sendable {
    case both(Int, Int)
    case left(Int)
    case right(Int)
  }

  package var left: Side
  package var right: Side
  package var rows: [Row]
  /// Index of the first row that is not on both sides; nil: the same from beginning to end.
  package var firstDifference: Int?
  /// Events behind the rows that were not laid side by side, because there are too many.
  package var untold: Int

  /// So many events of each side behind the common beginning are laid side by side.
  static let reach = 600

  package init(left: Side, right: Side) {
    self.left = left
    self.right = right
    let (a, b) = (left.events.keys, right.events.keys)
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var rows = (0..<start).map { Row.both($0, $0) }
    let endA = min(a.count, start + Comparison.reach)
    let endB = min(b.count, start + Comparison.reach)
    rows += Comparison.aligned(Array(a[start..<endA]), Array(b[start..<endB]), from: start)
    self.rows = rows
    untold = a.count - endA + b.count - endB
    firstDifference = rows.firstIndex {
      if case .both = $0 { false } else { true }
    }
  }

  /// The longest common subsequence, earlier matches first.
  private static func aligned(_ a: [UInt64], _ b: [UInt64], from start: Int) -> [Row] {
    guard !a.isEmpty || !b.isEmpty else { return [] }
    let width = b.count + 1
    var best = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        best[i * width + j] =
          a[i] == b[j]
          ? best[(i + 1) * width + j + 1] + 1
          : max(best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var rows: [Row] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        rows.append(.both(start + i, start + j))
        i += 1
        j += 1
      } else if j >= b.count
        || (i < a.count && best[(i + 1) * width + j] >= best[i * width + j + 1])
      {
        rows.append(.left(start + i))
        i += 1
      } else {
        rows.append(.right(start + j))
        j += 1
      }
    }
    return rows
  }
}

/// An event as it can be compared with one of another run.
package struct ComparedEvent: Equatable, Sendable {
  package var event: Event
  /// Class of the object, or the class itself; empty where there is none.
  package var className: String
  /// Serial for showing, 0 where there is none.
  package var serial: UInt32 { event.object }
  /// What must be equal, as one number: two events that differ share it by a chance of one in 2 to the 64th.
  package var key: UInt64
  /// A selector or a method, as it is written in the source.
  package var method: String
  package var place: SourceRange

  package init(
    event: Event, className: String, key: UInt64, method: String = "", place: SourceRange = .none
  ) {
    self.event = event
    self.className = className
    self.key = key
    self.method = method
    self.place = place
  }
}

/// The events of a side. There may be a million, of which a screenful is shown: names stand once, and a record is
/// flat.
package struct ComparedEvents: RandomAccessCollection, Sendable {
  private struct Record: Sendable {
    var event: Event
    var place: SourceRange
    var className: UInt32
    var method: UInt32
  }
  private var records: [Record] = []
  private(set) var keys: [UInt64] = []
  private var names: [String] = []
  private var numbers: [String: UInt32] = [:]

  package init(_ events: [ComparedEvent] = []) {
    for event in events { append(event) }
  }

  package mutating func append(_ event: ComparedEvent) {
    records.append(
      Record(
        event: event.event, place: event.place, className: number(of: event.className),
        method: number(of: event.method)))
    keys.append(event.key)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(truncatingIfNeeded: names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { records.count }
  package subscript(index: Int) -> ComparedEvent {
    let record = records[index]
    return ComparedEvent(
      event: record.event, className: names[Int(record.className)], key: keys[index],
      method: names[Int(record.method)], place: record.place)
  }
}

/// Reduces the events of a run.
struct ComparedEventReader {
  let session: ProgramSession
  /// A class of this run that stands for one of the other: both are called by the first name.
  var renamed: (from: String, to: String)?
  private var numbers: [UInt32: Int] = [:]
  private var counts: [String: Int] = [:]

  init(session: ProgramSession, renamed: (from: String, to: String)? = nil) {
    self.session = session
    self.renamed = renamed
  }

  mutating func read(_ range: Range<Int>) -> ComparedEvents {
    var events = ComparedEvents()
    for event in session.events(range) {
      guard event.kind.shape.isCompared, !event.isUnowned else { continue }
      var name = ""
      if event.object != 0, event.kind != .blockAllocate, event.kind != .blockFree {
        name = session.className(ofSerial: event.object) ?? ""
        if ComparedEventReader.isLibraryString(name) { continue }
      } else if event.kind == .override {
        name = session.classInfo(event.classIndex)?.name ?? ""
      }
      events.append(
        ComparedEvent(
          event: event, className: name, key: key(of: event, name), method: method(of: event),
          place: session.place(callable: Int(event.callable), pc: Int(event.pc))))
    }
    return events
  }

  /// Strings that a format made on the way are noise.
  private static func isLibraryString(_ name: String) -> Bool {
    name == "NSString" || name == "NSMutableString" || name == "__NSCFConstantString"
  }

  private func method(of event: Event) -> String {
    switch event.kind {
    case .nilMessage: return session.selectorName(event.selector)
    case .override, .`init`: return session.callableName(Int(event.method))
    default: return ""
    }
  }

  private mutating func key(of event: Event, _ name: String) -> UInt64 {
    var name = name
    if let renamed, name == renamed.from { name = renamed.to }
    var number = 0
    if event.object != 0 {
      if let known = numbers[event.object] {
        number = known
      } else {
        number = counts[name, default: 0] + 1
        counts[name] = number
        numbers[event.object] = number
      }
    }
    var key = Hasher()
    key.combine(event.kind.rawValue)
    key.combine(name)
    key.combine(number)
    switch event.kind {
    case .retain, .release:
      key.combine(event.before)
      key.combine(event.after)
    case .`init`:
      key.combine(event.earlierInits)
      key.combine(event.isNested)
    case .retainCount: key.combine(event.answer)
    case .override: key.combine(event.message)
    case .nilMessage: key.combine(session.selectorName(event.selector))
    case .autorelease: key.combine(event.pool == 0)
    default: break
    }
    return UInt64(UInt(bitPattern: key.finalize()))
  }
}
