import Diagnostics
import Session
import Texts
import Views

/// Commands within an unfinished input.
///
/// Under `...>` the next line belongs to the input. A line that begins with a command of ours is still
/// taken as one: somebody who does not see that a brace is missing asks for help, or for the verdict, and must
/// not lose what was typed by it. What only looks and tells is done at once; anything else would pull the
/// ground from under the input, so it is told what is missing, and the text stays.
extension Conversation {
  /// Lines were typed, and more belong to them: of an input, or of what fills a gap.
  var isUnfinished: Bool { !pending.isEmpty || lesson?.gapLines.isEmpty == false }

  func performWithin(_ line: CommandLine) {
    let command = Command.named(line.name)
    if command == nil || command?.leavesInputAlone == true {
      perform(line)
      if isUnfinished, !isLeaving { sayUnfinished("shell.unfinished.kept") }
    } else {
      fail(65)
      sayUnfinished("shell.unfinished.command", [":" + line.name], complains: true)
    }
  }

  /// What is missing, behind which the given text goes on.
  func sayUnfinished(_ key: String, _ arguments: [String] = [], complains: Bool = false) {
    let missing =
      pending.isEmpty
      ? text("shell.unfinished.gap")
      : missingMark.map { text("shell.unfinished.missing", [$0]) }
        ?? text("shell.unfinished.something")
    if complains {
      terminal.complain(text(key, arguments + [missing]))
    } else {
      say(key, arguments + [missing])
    }
  }

  /// `@end`, `}` and the like, where the session knows what the input lacks.
  private var missingMark: String? {
    guard let problem = unfinished?.diagnostics.first else { return nil }
    switch problem.code {
    case .missingEnd: return "@end"
    case .unterminatedComment: return "*/"
    default:
      let marks = ["}", "]", ")", ";", "{", "("]
      return problem.arguments.first.flatMap { marks.contains($0) ? $0 : nil }
    }
  }

  /// `:cancel`: throws the unfinished input away, as Ctrl-C does.
  func cancel() {
    if !isUnfinished {
      say("shell.cancel.nothing")
    } else {
      pending = ""
      lesson?.gapLines = []
      say("shell.cancel.done")
    }
  }
}

extension CommandLine {
  /// A command within an unfinished input: the name of one, or nearly, right behind the colon. `: name`, with
  /// a blank, is the second half of a `?`.
  package init?(within line: Substring) {
    guard let command = CommandLine(String(line)) else { return nil }
    let isKnown = Command.named(command.name) != nil
    guard
      isKnown
        || command.argument.isEmpty && command.name.count > 2
          && Command.closest(to: command.name) != nil
    else { return nil }
    let start = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }.dropFirst()
    guard let next = start.first, !next.isWhitespace else { return nil }
    self = command
  }
}
