import Diagnostics
import Film
import Ownership
import Session
import Views
import VirtualMachine

/// The commands that tell who owns what, and draw it.
extension Conversation {
  /// What an argument names: `#3`, `#2.1`, `#s4`, or a variable that points to an object.
  func namedObject(_ word: String) -> ProgramSession.Pointee? {
    if let serial = serialNumber(word) {
      return session.className(ofSerial: serial) == nil ? nil : .object(serial)
    }
    if session.classInfo(named: word) != nil { return .classObject }
    return session.pointee(ofVariable: word)
  }

  /// The object that a word names; nil after it was said why there is none.
  func objectNamed(_ word: String) -> UInt32? {
    switch namedObject(word) {
    case .object(let serial): return serial
    case nil where session.cppObjects().contains { $0.variables.contains(word) }:
      complain("why.isCpp", [word])
    case nil:
      let within = session.objects(within: word)
      if within.isEmpty {
        complain("why.unknown", [word])
      } else {
        let names = within.prefix(6).map { "\($0.name) (\(objectName($0.serial)))" }
        complain("why.isValue", [word, listed(names, page)])
      }
    case .null:
      if let gone = session.zeroedAway(fromVariable: word) {
        complain("why.wasZeroed", [word, screens.name(of: gone), objectName(gone)])
      } else {
        complain("why.isNil", [word])
      }
    case .uncounted: complain("why.isConstant", [word])
    case .classObject: complain("why.isClass", [word])
    }
    return nil
  }

  // MARK: :why

  func why(_ argument: String) {
    let words = argument.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    guard let first = words.first else {
      complain("why.usage")
      return
    }
    switch words.count {
    case 2 where CommandWord.dead.isMeant(by: first):
      explainCount(of: words[1]) { $0.whyDead($1) }
    case 2 where CommandWord.alive.isMeant(by: first):
      explainCount(of: words[1]) { $0.whyAlive($1) }
    case 3 where CommandWord.same.isMeant(by: first):
      if sameConstants(words[1], words[2]) { return }
      guard let one = objectNamed(words[1]), let other = objectNamed(words[2]) else { return }
      look { screens.whySame(one, other, names: (words[1], words[2])) }
    case 1:
      if !whyWritten(first) { explainCount(of: first) { $0.why($1) } }
    default: complain("why.usage")
    }
  }

  /// Of constants nobody asked for one: it is told whether they are the same. false: there is no constant among the two.
  private func sameConstants(_ first: String, _ second: String) -> Bool {
    let pointees = [namedObject(first), namedObject(second)]
    guard pointees.contains(.uncounted), let isOne = session.pointToOne(first, second),
      !pointees.contains(.null)
    else { return false }
    say(isOne ? "why.sameConstant" : "why.notSameConstant", [first, second])
    return true
  }

  private func explainCount(of word: String, _ view: (Screens, Account) -> [StyledLine]) {
    guard let serial = objectNamed(word) else { return }
    look { session.moment.account(of: serial).map { view(screens, $0) } ?? [] }
  }

  /// Shows what may take a while to find, as everything may that is asked of a world of a million objects; Ctrl-C
  /// ends the search. false: there was nothing to show.
  @discardableResult func look(_ find: () -> [StyledLine]) -> Bool {
    guard let lines = found(find) else { return true }
    terminal.answer(lines)
    return !lines.isEmpty
  }

  /// nil: Ctrl-C ended the search, and that was told.
  func found<Found>(_ find: () -> Found) -> Found? {
    let found = interruptible(find)
    guard session.takeInterruption() else { return found }
    tellInterruption()
    return nil
  }

  func tellInterruption() {
    // The terminal has echoed ^C without a line end.
    if lines.isInteractive { terminal.answer([""]) }
    complain("look.interrupted", status: 130)
  }

  // MARK: Pictures

  func showLife(_ argument: String) {
    guard !argument.isEmpty else {
      complain("life.which")
      return
    }
    if let serial = objectNamed(argument) { look { screens.life(serial) } }
  }

  func showMemory(_ argument: String) {
    guard !argument.isEmpty else {
      complain("memory.which")
      return
    }
    guard let serial = objectNamed(argument) else { return }
    if session.object(serial) == nil {
      complain("memory.dead", [screens.name(of: serial)])
    } else {
      look { screens.memory(serial) }
    }
  }

  func showWeak() { look { screens.weak() } }

  func showThreads() { look { screens.threads(threadsNow()) } }

  func showGraph(_ argument: String) {
    if argument.isEmpty {
      look { screens.graph() }
      return
    }
    let path = argument.drop { $0 == ">" || $0 == "＞" }.drop { $0 == " " }
    guard argument.first == ">" || argument.first == "＞",
      path.hasSuffix(".dot") || path.hasSuffix(".svg"), path.count > 4
    else {
      complain("graph.usage")
      return
    }
    let name = expandingHome(String(path))
    guard let dot = found({ screens.dot() }) else { return }
    if path.hasSuffix(".dot") {
      report(write(Array(dot.utf8), asked: name), to: String(path))
    } else {
      switch drawSVG(dot: dot, to: name) {
      case .written: say("graph.wrote", [String(path)])
      case .notInstalled:
        let all = found { session.moment.ownershipGraph(limit: GraphSVG.mostObjects) }
        guard let graph = all else { return }
        report(
          write(Array(GraphSVG(graph, in: language).text.utf8), asked: name), to: String(path))
        if !graph.rest.isEmpty { say("graph.tooMany", [String(GraphSVG.mostObjects)]) }
      case .failed(let status): complain("graph.dotFailed", [String(path), String(status)])
      case .cannotWrite(let reason):
        complain(
          "graph.cannotWrite", [String(path), reason.words { text($0) }], status: reason.status)
      }
    }
  }

  private func report(_ reason: WriteProblem?, to path: String) {
    if let reason {
      complain("graph.cannotWrite", [path, reason.words { text($0) }], status: reason.status)
    } else {
      say("graph.wrote", [path])
    }
  }

  // MARK: Trace

  func trace(_ argument: String) {
    var words = argument.lowercased().split { $0 == " " || $0 == "," || $0 == "，" }.map(String.init)
    let isLasting = words.first.flatMap { CommandWord.isOn($0) }
    if isLasting != nil { words.removeFirst() }
    var kinds: Set<TraceKind> = []
    for word in words {
      guard let kind = TraceKind(rawValue: word) else {
        complain("trace.badKind", [word])
        return
      }
      kinds.insert(kind)
    }
    switch isLasting {
    case true?:
      tracesAll = true
      tracedKinds = kinds.isEmpty ? nil : kinds
      session.recordsMessages = kinds.contains(.message)
      say("shell.trace.on")
    case false?:
      tracesAll = false
      tracedKinds = nil
      session.recordsMessages = false
      say("shell.trace.off")
    case nil:
      if !look({ screens.trace(lastOutcome, kinds: kinds.isEmpty ? nil : kinds) }) {
        if kinds.isEmpty {
          say("shell.trace.none")
        } else {
          say(kinds == [.message] ? "trace.messagesLater" : "trace.nothingOfKind")
        }
      }
      if kinds.contains(.message) { session.recordsMessages = true }
    }
  }

  /// When the last way to an object goes, that is told at once, in a line. In a lesson the lesson speaks; in a
  /// crowd the search would take longer than a person waits.
  func tellNewLosses(after outcome: Outcome) {
    guard outcome.status == .done, outcome.picture == nil, lesson == nil,
      session.zones().reduce(0, { $0 + $1.liveObjects }) <= 20_000
    else {
      searchedLosses = nil
      return
    }
    // Where nothing has happened since the last search, it would find the same.
    if searchedLosses == session.eventCount, !session.mayHaveLost(by: outcome) { return }
    searchedLosses = nil
    let report = interruptible { session.moment.leakReport(limit: 20_000) }
    if session.takeInterruption() { return }
    searchedLosses = session.eventCount
    let known = toldLost
    for leak in report.leaks { toldLost.insert(leak.account.serial) }
    for cycle in report.cycles { for edge in cycle.edges { toldLost.insert(edge.from) } }
    let leaks = report.leaks.filter { !known.contains($0.account.serial) }
    let cycles = report.cycles.filter { $0.edges.contains { !known.contains($0.from) } }
    terminal.answer(screens.losses(leaks, cycles))
  }

  func showLeaks() { look { screens.leaks() } }
}
