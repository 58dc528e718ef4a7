internal import Diagnostics
internal import Ownership
package import Session
package import VirtualMachine

/// Watches a run and keeps a moment for each statement and each event that is the program's own.
///
/// A statement that calls goes on after the call: that rest is a moment of its own where it changes something,
/// and none where it does not.
package final class FilmRecorder {
  /// A film is looked at by a person: what comes later is left out, and the film says so.
  package static let mostMoments = 40_000
  /// Each moment reads every living object with all its claims, who refers to it, every frame and every variable: so
  /// many of them in all take some seconds.
  package static let mostReadings = 400_000
  /// To stand still at all costs as much as this many of them.
  private static let lookCosts = 10

  package private(set) var moments: [FilmMoment] = []
  /// The film ends before the run did.
  package private(set) var isCut = false
  private let session: ProgramSession
  private let most: Int
  private let mostReadings: Int
  private var readings = 0
  private var library: LibraryEvents
  private var books: OpenBooks?
  private let graveyard = Graveyard()
  /// State at the last statement: what a sentence is about.
  private var settled = FilmState()
  private var lastSeen = 0
  private var output: [UInt8] = []
  private var asked: Set<UInt32> = []
  private var pending: [FilmFact] = []
  /// Called with each moment, right when the machine stands there: the tests compare.
  package var onMoment: ((FilmMoment, RunStop) -> Void)?

  package init(
    _ session: ProgramSession, most: Int = FilmRecorder.mostMoments,
    mostReadings: Int = FilmRecorder.mostReadings
  ) {
    self.session = session
    self.most = most
    self.mostReadings = mostReadings
    library = session.libraryEvents()
    lastSeen = session.eventCount
  }

  package private(set) lazy var watcher: Watcher = {
    let watcher = Watcher { [unowned self] in self.look($0) }
    watcher.begins = { [unowned self] in self.stand() }
    return watcher
  }()

  /// Before anything runs: what is there already, the first moment has not changed.
  package func stand() {
    guard moments.isEmpty else { return }
    let books = self.books ?? OpenBooks(session.moment)
    self.books = books
    var reading = FilmReading(session: session, books: books, graveyard: graveyard)
    settled = reading.state(after: FilmState())
  }

  /// What the program prints goes by here.
  package func printed(_ chunk: OutputChunk) { output += chunk.bytes }

  /// An input typed at the prompt begins.
  package func begin(_ text: String) {
    books = nil
    lastSeen = session.eventCount
    pending.append(FilmFact("input", [text]))
  }

  /// The run stands still. A client that drives the machine by itself calls this.
  package func look(_ stop: RunStop) {
    guard !isCut else { return }
    if moments.count >= most || readings >= mostReadings {
      isCut = true
      watcher.isDone = true
      return
    }
    var event: Int?
    // A client may have put the world back since.
    let first = min(max(lastSeen, 1), session.eventCount)
    let events = session.events(first..<session.eventCount)
    let start = session.eventCount - events.count
    lastSeen = session.eventCount
    var mark = ""
    for (index, each) in events.enumerated() {
      note(each)
      guard isTold(each) else { continue }
      event = start + index
      mark = FilmMark.of(each)
    }
    if case .event = stop.kind, event == nil { return }
    let books = self.books ?? OpenBooks(session.moment)
    self.books = books
    let before = moments.last?.state ?? settled
    var reading = FilmReading(session: session, books: books, graveyard: graveyard)
    let state = reading.state(after: before)
    // Whether it is shown or not, it was looked at.
    readings += Self.lookCosts + reading.looked
    let isStatement: Bool
    if case .event = stop.kind { isStatement = false } else { isStatement = true }
    if stop.kind == .end, stop.place.isNone, state == before { return }
    var facts: [FilmFact] = []
    if isStatement {
      let telling = FilmTelling(before: settled, after: state, stop: stop, asked: asked)
      facts = pending + telling.facts()
      if !output.isEmpty {
        if facts == [FilmFact("nothing")] { facts = [] }
        var words = text(output)
        while words.last?.isNewline == true { words.removeLast() }
        facts.append(FilmFact("printed", [words]))
      }
      if stop.isRest, stop.kind == .statement, state.shown == settled.shown, output.isEmpty,
        pending.isEmpty
      {
        return
      }
      pending = []
      mark = telling.mark
    } else if let event, let told = session.events(event..<(event + 1)).first {
      facts = [FilmTelling.event(told, session)]
    }
    var moment = FilmMoment(
      state: state, isStatement: isStatement, isRest: stop.isRest, event: event,
      events: session.eventCount,
      thread: stop.thread, place: stop.place, mark: mark, facts: facts,
      output: isStatement ? text(output) : "")
    if isStatement {
      settled = state
      asked = []
      output = []
      // An event right before the end of its statement is the same moment.
      if let last = moments.last, !last.isStatement, last.state == state,
        last.events == moment.events
      {
        moment.event = last.event
        moments.removeLast()
      }
    }
    moments.append(moment)
    onMoment?(moment, stop)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func note(_ event: Event) {
    if event.kind == .overrideEnd, event.result != 0, settled.live[event.result] != nil {
      asked.insert(event.result)
    }
  }

  private func isTold(_ event: Event) -> Bool {
    guard event.kind.shape.isCompared || event.kind == .dealloc, event.kind != .blockAllocate,
      event.kind != .blockFree, event.kind != .nilMessage || session.recordsMessages
    else { return false }
    return !library.isOwn(event)
  }
}

extension FilmState {
  /// What a step is about: everything but whose turn it is.
  var shown: FilmState {
    var copy = self
    for thread in copy.threads.keys
    where ["running", "ready"].contains(copy.threads[thread]?.state) {
      copy.threads[thread]?.state = ""
    }
    return copy
  }
}
