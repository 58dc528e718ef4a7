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
    package var events: [ComparedEvent]
    package var output: [UInt8]
    package var diagnostics: [Diagnostic]
    package var sources: SourceMap
    package var exitStatus: Int32
    /// Objects that are still alive, in order of birth: their classes.
    package var leftAlive: [String]
    /// What the input calls and could not be compiled in this side's mode: it ran as it was.
    package var keptAsItWas: [Kept] = []

    package init(
      name: String, mode: MemoryMode, events: [ComparedEvent], output: [UInt8] = [],
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
    let a = left.events.map(\.key)
    let b = right.events.map(\.key)
    var rows: [Row] = []
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] {
      rows.append(.both(start, start))
      start += 1
    }
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
  private static func aligned(_ a: [String], _ b: [String], from start: Int) -> [Row] {
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
  package var serial: UInt32
  /// What must be equal: words of our own, never shown.
  package var key: String
  /// A selector or a method, as it is written in the source.
  package var method: String
  package var place: SourceRange

  package init(
    event: Event, className: String, serial: UInt32, key: String, method: String = "",
    place: SourceRange = .none
  ) {
    self.event = event
    self.className = className
    self.serial = serial
    self.key = key
    self.method = method
    self.place = place
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

  mutating func read(_ range: Range<Int>) -> [ComparedEvent] {
    session.events(range).compactMap { event in
      guard event.kind.shape.isCompared, !event.isUnowned else { return nil }
      var name = ""
      if event.object != 0, event.kind != .blockAllocate, event.kind != .blockFree {
        name = session.className(ofSerial: event.object) ?? ""
        if ComparedEventReader.isLibraryString(name) { return nil }
      } else if event.kind == .override {
        name = session.classInfo(event.classIndex)?.name ?? ""
      }
      return ComparedEvent(
        event: event, className: name, serial: event.object, key: key(of: event, name),
        method: method(of: event),
        place: session.place(callable: Int(event.callable), pc: Int(event.pc)))
    }
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

  private mutating func key(of event: Event, _ name: String) -> String {
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
    var key = "\(event.kind.rawValue) \(name) \(number)"
    switch event.kind {
    case .retain, .release: key += " \(event.before) \(event.after)"
    case .`init`: key += " \(event.earlierInits) \(event.isNested)"
    case .retainCount: key += " \(event.answer)"
    case .override: key += event.message.map { " \($0)" } ?? ""
    case .nilMessage: key += " " + session.selectorName(event.selector)
    case .autorelease: key += event.pool == 0 ? " none" : ""
    default: break
    }
    return key
  }
}
