import LessonEngine
import Session
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Handing an answer in, and keeping what was typed.
///
/// Both write the same kind of file (see `SavedAnswer`): a program with a mark before each input. `:submit`
/// puts it where a teacher's `selfsame grade` looks for it, `DIR/<student>/<lesson>/<step>.m`; `:save` anywhere.
extension Conversation {
  func save(_ path: String) {
    guard !path.isEmpty else {
      complain("shell.save.which")
      return
    }
    let inputs =
      lesson?.run.submission
      ?? session.inputsOfTheLine.map {
        SavedAnswer.Input($0.text, mode: LessonMode($0.mode, $0.language))
      }
    guard !inputs.isEmpty else {
      complain("shell.save.nothing")
      return
    }
    let answer = SavedAnswer(
      lesson: lesson?.run.lesson.id ?? "", step: lesson?.run.step.id ?? "", inputs: inputs)
    write(answer, to: expandingHome(path))
  }

  func submit(_ argument: String) {
    guard let run = lesson?.run else {
      complain("shell.lesson.none")
      return
    }
    guard run.step.isTask else {
      say("shell.lesson.noTask")
      return
    }
    let judged = run.submission.isEmpty ? JudgedAnswer() : interruptible { run.verdict() }.judged
    guard !judged.inputs.isEmpty else {
      complain("shell.lesson.nothingTyped")
      return
    }
    if !argument.isEmpty { remember("submit", to: argument) }
    let remembered = settings.state?.setting("submit")
    let base = argument.isEmpty ? remembered ?? "submitted" : argument
    let student = Conversation.fileName(
      environmentValue("SELFSAME_STUDENT") ?? environmentValue("USER")
        ?? environmentValue("LOGNAME") ?? "student")
    let folder = "\(expandingHome(base))/\(student)/\(run.lesson.id)"
    let answer = SavedAnswer(
      lesson: run.lesson.id, step: run.step.id, inputs: judged.inputs, triedOut: judged.leftOut)
    write(answer, to: "\(folder)/\(run.lesson.answerFile(ofStep: run.position))", making: folder)
  }

  private func write(_ answer: SavedAnswer, to path: String, making folder: String? = nil) {
    if folder != nil { makeFolders(above: path) }
    let bytes = Array(answer.text.utf8)
    // The very same answer handed in again needs no question.
    if folder != nil, case .bytes(let there) = readFile(path), there == bytes {
      say("shell.save.done", [path])
      return
    }
    if let problem = write(bytes, asked: path) {
      complain("shell.save.failed", [path, problem.words { text($0) }], status: problem.status)
      return
    }
    say("shell.save.done", [path])
  }

  /// A name that is safe as a folder: no separators, no leading dot.
  static func fileName(_ name: String) -> String {
    let safe = String(name.map { $0 == "/" || $0 == "\0" || $0.isWhitespace ? "-" : $0 })
    return safe.isEmpty || safe.hasPrefix(".") ? "_" + safe : safe
  }
}
