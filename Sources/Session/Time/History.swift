internal import VirtualMachine

/// One input and what it did: a stretch of a line of time.
struct Segment: Sendable {
  enum Kind: Sendable {
    case input
    /// The pool under the prompt was drained.
    case drain
    /// What stood suspended went on to its end.
    case resumed
  }

  var id: Int
  /// The segment before it, 0 for the beginning.
  var parent: Int
  /// The line that it belongs to, from 1.
  var line: Int
  var kind: Kind
  var text: String
  var mode: MemoryMode
  var language: InputLanguage
  /// A part of the lesson, not of the answer.
  var isGiven = false
  /// The session before it; nil once it had to be given up to save memory.
  var start: ProgramSession.Checkpoint?
  /// What was known to the compiler while it ran.
  var state: SessionState
  /// Number of its first event, and one more than that of its last.
  var first: Int
  var end: Int
  var marks: [Mark] = []
  var rhythm = MarkRhythm()
  var status = Outcome.Status.done
  /// The session after it, kept when it was left.
  var after: ProgramSession.Checkpoint?
  /// Why it was stopped.
  var stop: Stop?
  /// Its events, kept while another line's have their numbers.
  var events: [Event]?
  var isInLog = true
  var hasChildren = false
}

private final class SegmentBox: Sendable {
  let segment: Segment
  init(_ segment: Segment) { self.segment = segment }
}

/// Where in its history a session stands.
struct HistoryPlace: Equatable, Sendable {
  /// The last segment of the line.
  var tip = 0
  /// The session stands before the end of the line.
  var isPast = false
  /// It went to a write, and stands behind that instruction. Whatever leads elsewhere makes another place.
  var write: WritePlace?
}

/// Everything that was typed, as a tree of lines of time.
///
/// Each input is a segment with a copy of the world before it and marks within it. Segments form a tree:
/// whoever goes back and types something else begins another line, and the old one stays where it was. The
/// way from the root to a segment (the *tip*) is the line one stands on; the position on it is nothing
/// but the number of events that have happened. Events are outside of the world, in one log that holds the
/// current line; those of other lines are kept with their segments.
struct History: Sendable {
  /// Where each input is kept, a look at the room it takes comes twice as often.
  static let sliceFuel = World.sliceFuel / 2

  /// By id; the root, number 0, is where the session began. nil: forgotten. In boxes, because the whole list
  /// is copied on the way to every change, and a segment has many parts.
  private var boxes: [SegmentBox?]
  var place = HistoryPlace()
  /// No segment whose events lie in the log reaches beyond this one.
  private var logEnd: Int
  private(set) var lines = 1
  /// Bytes of snapshots to be kept at most.
  var byteLimit = 128 << 20
  /// Slices run again by the last step through time, and instructions of the last one; tests bound them.
  var replayedSlices = 0
  var replayedInstructions = 0

  init(state: SessionState, mode: MemoryMode, language: InputLanguage, event: Int) {
    logEnd = event
    boxes = [
      SegmentBox(
        Segment(
          id: 0, parent: 0, line: 1, kind: .input, text: "", mode: mode, language: language,
          state: state, first: event, end: event))
    ]
  }

  subscript(_ id: Int) -> Segment? { boxes.indices.contains(id) ? boxes[id]?.segment : nil }

  var ids: Range<Int> { boxes.indices }

  /// Segments whose events lie in the log and reach beyond one.
  mutating func ids(inLogBeyond event: Int) -> [Int] {
    if event >= logEnd { return [] }
    let found = boxes.indices.filter { id in
      guard let box = boxes[id] else { return false }
      return box.segment.isInLog && box.segment.end > event
    }
    if found.isEmpty { logEnd = event }
    return found
  }

  mutating func update(_ id: Int, _ change: (inout Segment) -> Void) {
    guard boxes.indices.contains(id), var segment = boxes[id]?.segment else { return }
    // The old box must not share what is about to change.
    boxes[id] = nil
    change(&segment)
    if segment.isInLog { logEnd = max(logEnd, segment.end) }
    boxes[id] = SegmentBox(segment)
  }

  /// The segment in which somebody stands at a place, or after which; 0 at the beginning.
  func segment(standingAt place: HistoryPlace, event: Int) -> Int {
    guard place.isPast else { return place.tip }
    // Right after a write: in the middle of the input that wrote.
    if let write = place.write { return write.segment }
    let path = path(to: place.tip)
    if let next = path.last(where: { $0.first == event }) { return next.parent }
    return path.last { $0.first < event }?.id ?? 0
  }

  /// Adds a segment behind the place where the session stands.
  mutating func add(
    _ kind: Segment.Kind, text: String, mode: MemoryMode, language: InputLanguage,
    start: ProgramSession.Checkpoint, parent: Int, state: SessionState, event: Int
  ) -> Int {
    let id = boxes.count
    var line = self[parent]?.line ?? 1
    if self[parent]?.hasChildren == true || start.place.isPast {
      lines += 1
      line = lines
    }
    update(parent) { $0.hasChildren = true }
    logEnd = max(logEnd, event)
    boxes.append(
      SegmentBox(
        Segment(
          id: id, parent: parent, line: line, kind: kind, text: text, mode: mode,
          language: language, start: start, state: state, first: event, end: event)))
    return id
  }

  /// Takes a segment without children out of the tree, and its line's number if it began it.
  mutating func forget(_ id: Int) {
    guard id > 0, let gone = self[id], !gone.hasChildren else { return }
    boxes[id] = nil
    let hasSiblings = boxes.contains { box in
      guard let box else { return false }
      return box.segment.parent == gone.parent && box.segment.id > 0
    }
    update(gone.parent) { $0.hasChildren = hasSiblings }
    let isUsed = boxes.contains { $0?.segment.line == gone.line }
    if !isUsed, gone.line == lines { lines -= 1 }
  }

  /// Without a copy of the segment: they are asked for all of a long line.
  func markCount(of id: Int) -> Int { boxes[id]?.segment.marks.count ?? 0 }
  func holdsWorlds(_ id: Int) -> Bool {
    guard let box = boxes[id] else { return false }
    return box.segment.start != nil || !box.segment.marks.isEmpty
  }
  /// The way from a segment to the root, without the root.
  func pathNumbers(from tip: Int) -> [Int] {
    var path: [Int] = []
    var current = tip
    while current > 0, boxes.indices.contains(current), let box = boxes[current] {
      path.append(current)
      current = box.segment.parent
    }
    return path
  }

  /// The way from the root to a segment, without the root.
  func path(to tip: Int) -> [Segment] {
    pathNumbers(from: tip).reversed().compactMap { self[$0] }
  }

  var path: [Segment] { path(to: place.tip) }

  /// All events of the way to a segment lie in the log.
  func isInLog(to tip: Int) -> Bool {
    var current = tip
    while current > 0, boxes.indices.contains(current), let box = boxes[current] {
      if !box.segment.isInLog { return false }
      current = box.segment.parent
    }
    return true
  }

  /// Number of the next event at the end of the line.
  var end: Int { self[place.tip]?.end ?? 0 }

  /// The last segment of a line, nil where there is no such line.
  func tip(ofLine line: Int) -> Int? {
    boxes.last { $0?.segment.line == line }??.segment.id
  }

  /// All snapshots may share with this one.
  var latestSnapshot: WorldSnapshot? {
    guard let tip = self[place.tip] else { return nil }
    return tip.marks.last?.world ?? tip.start?.world
  }
}
