import Conditions
import Session

/// A command that goes through time, as an answer to a step that asks for a moment (`wants=place`):
///
///     :goto write only.last        the latest write, then the one before
///     :goto 24    :goto start    :goto end    :back 3    :forward
///
/// The shell knows more ways there; what counts is the place.
struct TimeCommand {
  private enum Place {
    case event(Int)
    case start, end
    case write(String)
    case steps(Int)
  }

  private let place: Place

  init?(_ line: String) {
    var words = line.split { $0 == " " || $0 == ":" }.map(String.init)
    guard let name = words.first else { return nil }
    words.removeFirst()
    switch (name, words.first) {
    case ("goto", "write"?) where words.count == 2: place = .write(words[1])
    case ("goto", "start"?): place = .start
    case ("goto", "end"?): place = .end
    case ("goto", let number?):
      guard let number = writtenNumber(number) else { return nil }
      place = .event(number)
    case ("back", let count): place = .steps(-(count.flatMap { writtenNumber($0) } ?? 1))
    case ("forward", let count): place = .steps(count.flatMap { writtenNumber($0) } ?? 1)
    default: return nil
    }
  }

  func perform(in session: ProgramSession) {
    switch place {
    case .event(let number): _ = session.go(toEvent: number)
    case .start: _ = session.goToBeginning()
    case .end: _ = session.goToEnd()
    case .steps(let count) where count < 0: _ = session.goBack(-count)
    case .steps(let count): _ = session.goForward(count)
    case .write(let name):
      if let variable = session.writtenVariable(name) { _ = session.goToWrite(of: variable) }
    }
  }

  /// Whether the session stands where the step's conditions hold, and the first of them that does not.
  static func verdict(on step: LessonStep, in session: ProgramSession) -> StepVerdict {
    let world = CheckWorld(session: session, answered: Answering(clockAtStart: session.clock))
    let lines = step.checks.flatMap(\.lines)
    let failed = lines.first { !world.holds($0.condition) }
    var verdict = StepVerdict(
      lines.isEmpty || failed != nil ? .fail : .pass, sources: session.sources)
    verdict.failedLine = failed
    return verdict
  }
}
