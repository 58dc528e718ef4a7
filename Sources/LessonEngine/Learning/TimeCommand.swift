import Conditions
import Diagnostics
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

  static let names = ["goto", "back", "forward"]

  /// nil for what the shell would not take for one of these: it looks for the colon, too.
  init?(_ line: String) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard line.first == ":" || line.first == "：" else { return nil }
    let words = line.dropFirst().split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let name = words.first else { return nil }
    let number = words.count == 2 ? writtenNumber(words[1]) : nil
    switch (name, words.count) {
    case ("goto", 3) where words[1] == "write": place = .write(words[2])
    case ("goto", 2) where words[1] == "start": place = .start
    case ("goto", 2) where words[1] == "end": place = .end
    case ("goto", 2):
      guard let number else { return nil }
      place = .event(number)
    case ("back", 1...2), ("forward", 1...2):
      guard let count = words.count == 1 ? 1 : number else { return nil }
      place = .steps(name == "back" ? -count : count)
    default: return nil
    }
  }

  /// Whether a line of a template becomes such a command, whatever is put into its gaps.
  static func mayBecome(_ line: String) -> Bool {
    let line = line.drop { $0 == " " || $0 == "\t" }
    if line.prefix(while: { $0 != " " }).contains("___") { return true }
    return TimeCommand(String(line).replacing("___", with: "1")) != nil
  }

  /// The variable that it asks for, where nobody has one of this name.
  func unknownVariable(in world: CheckWorld) -> UnknownName? {
    if case .write(let name) = place { world.unknownWrite(name) } else { nil }
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
