import Diagnostics
import Explorer
import LessonEngine
import Session
import Texts
import Views
import VirtualMachine

/// `:back`, `:forward`, `:goto`, `:undo`, `:branches`: the commands that go through time.
///
/// The session finds the place; here it is only told what was asked for and what came of it. In the past
/// every other command shows the world of that moment, because it *is* the world.
extension Conversation {
  /// `mrc> `, and in the past `mrc 12/57> `.
  var promptText: String {
    if let walk = raceWalk?.walk { return "race \(walk.position)/\(walk.steps.count)> " }
    if let prompt = lesson?.prompt { return prompt }
    let mode = session.lessonMode.rawValue
    // Where nothing has happened to any object there is no place to tell.
    guard let position = session.timePosition, travels, position.isPast || position.isSuspended,
      position.last > 0
    else { return mode + "> " }
    return "\(mode) \(position.event)/\(position.last)> "
  }

  // MARK: Steps

  func goBack(_ argument: String) {
    if walkTime("back", argument) { return }
    guard let count = stepCount(argument, command: "back") else { return }
    arrive(session.goBack(count))
  }

  func goForward(_ argument: String) {
    if walkTime("forward", argument) { return }
    guard let count = stepCount(argument, command: "forward") else { return }
    if let position = session.timePosition, !position.isPast, position.isSuspended {
      // The end of a branch that was begun in the middle of an input: the rest of it.
      if let outcome = interruptible({ session.resumeSuspended() }) {
        say("time.resumed")
        present(outcome)
        return
      }
    }
    arrive(session.goForward(count))
  }

  private func stepCount(_ argument: String, command: String) -> Int? {
    if argument.isEmpty { return 1 }
    if let count = writtenNumber(argument), count > 0 { return count }
    complain("time.\(command).usage", [argument])
    return nil
  }

  // MARK: Going to an event

  func goTo(_ argument: String) {
    if walkTime("goto", argument) { return }
    let words = argument.split(separator: " ").map(String.init)
    guard let first = words.first else {
      complain("time.goto.which")
      return
    }
    if CommandWord.start.isMeant(by: first) {
      arrive(session.goToBeginning())
      return
    }
    if CommandWord.end.isMeant(by: first) {
      arrive(session.goToEnd())
      return
    }
    if let number = writtenNumber(first), words.count == 1 {
      let travel = session.go(toEvent: number)
      if travel == .unknown {
        let range = session.eventsOfTheLine
        if range.isEmpty {
          complain("time.noEvents")
        } else {
          complain(
            "time.goto.outside",
            [argument, String(range.lowerBound), String(range.upperBound - 1)])
        }
        return
      }
      arrive(travel, showing: number)
      return
    }
    if CommandWord.write.isMeant(by: first) {
      goToWrite(words.dropFirst().joined(separator: " "))
      return
    }
    guard let kinds = Conversation.eventKinds[first.lowercased()] else {
      complain("time.goto.usage", [argument])
      return
    }
    var object: UInt32?
    if words.count > 1 {
      guard words.count == 2 else {
        complain("time.goto.usage", [argument])
        return
      }
      guard let serial = session.serial(named: words[1]) else {
        complain("why.unknown", [words[1]])
        return
      }
      object = serial
    }
    guard let number = session.numberOfEvent(kinds, object: object) else {
      complain("time.goto.none", [argument])
      return
    }
    arrive(session.go(toEvent: number), showing: number)
  }

  /// By the name of a kind, and by that of its family.
  static let eventKinds: [String: [EventKind]] = {
    var kinds: [String: [EventKind]] = [:]
    for kind in EventKind.allCases where kind != .none {
      for word in Set([kind.name, kind.shape.family]) where !word.isEmpty {
        kinds[word, default: []].append(kind)
      }
    }
    return kinds
  }()

  // MARK: Writes

  private func goToWrite(_ word: String) {
    guard !word.isEmpty else {
      complain("write.which")
      return
    }
    guard let variable = session.writtenVariable(word) else {
      complain("write.unknown", [word])
      return
    }
    let travel = interruptible { session.goToWrite(of: variable) }
    guard case .arrived = travel, let write = session.standingWrite,
      let position = session.timePosition
    else {
      if travel == .unknown { complain("write.none", [word]) } else { arrive(travel) }
      return
    }
    travels = true
    timeMoved()
    terminal.answer(screens.write(write, of: variable, position))
  }

  /// `:why #1.last`: who set it last. false: the word means no such thing.
  func whyWritten(_ word: String) -> Bool {
    guard serialNumber(word) == nil, let variable = session.writtenVariable(word),
      word.contains(".") || word.contains("->") || !variable.isObject && namedObject(word) == nil
    else { return false }
    let found = interruptible { session.lastWrite(of: variable) }
    // What came there with a whole struct, or before the log: the object itself is known.
    if found.map(session.wroteOneVariable) != true, variable.isObject,
      case .object = namedObject(word)
    {
      return false
    }
    guard let write = found else {
      complain("write.none", [word])
      return true
    }
    terminal.answer(screens.write(write, of: variable, nil))
    return true
  }

  // MARK: Taking back, and branches

  func undo() {
    guard let undone = session.undoInput() else {
      complain(lesson == nil ? "time.undo.none" : "time.undo.lesson")
      return
    }
    timeMoved()
    terminal.answer(undoneView(undone, page: page))
  }

  func showBranches(_ argument: String) {
    guard let position = session.timePosition else {
      complain("time.notRecorded")
      return
    }
    if argument.isEmpty {
      terminal.answer(branchesView(session.branches(), position: position, page: page))
      return
    }
    guard let number = writtenNumber(argument) else {
      complain("time.branches.usage", [argument])
      return
    }
    let travel = session.go(toLine: number)
    if travel == .unknown {
      complain("time.branches.unknown", [argument])
    } else {
      arrive(travel)
    }
  }

  // MARK: Arriving

  /// `showing`: the event that was asked for; else the one at which the session stands now.
  private func arrive(_ travel: Travel, showing asked: Int? = nil) {
    switch travel {
    case .notRecorded: complain("time.notRecorded")
    case .unknown: complain("time.noEvents")
    case .atBeginning: say("time.atBeginning")
    case .atEnd: say("time.atEnd")
    case .forgotten(let first): complain("time.forgotten", [String(first)])
    case .arrived(let together):
      travels = true
      timeMoved()
      guard let position = session.timePosition else { return }
      let number = position.event
      let shown = asked ?? (position.isPast ? number : 0)
      let event =
        session.eventsOfTheLine.contains(shown) ? session.eventOfTheLine(shown) : nil
      terminal.answer(
        timeView(
          position, event: event, number: shown, together: together,
          names: WorldNames(session: session),
          page: page))
    }
  }
}
