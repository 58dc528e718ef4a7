import Foundation
import LessonEngine
import Session
import Shell
import Texts
import VirtualMachine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What it took to answer an input.
package struct Answered {
  /// Seconds of CPU.
  package var seconds: Double
  /// A promise that was broken on the way, in words; nil: none.
  package var broken: String?
}

/// Little is allowed, so that one input costs milliseconds.
private func limited(_ options: SessionOptions) -> SessionOptions {
  var options = options
  options.maxSteps = min(options.maxSteps, 300_000)
  options.maxBytes = 16 << 20
  options.maxOutputBytes = 1 << 16
  options.maxCompilingBytes = nil
  options.readHeader = nil
  return options
}

private func limited(_ file: String) -> ProgramSession {
  var options = limited(SessionOptions())
  options.keepsHistory = true
  let session = ProgramSession(options: options)
  session.inputLanguage = InputLanguage(ofFile: file) ?? .objectiveC
  return session
}

/// Seconds of CPU that the process has used.
private var cpu: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// Gives a text to the program, as what its file's name says it is.
package func feed(_ text: String, _ file: String) -> Answered {
  let start = cpu
  var broken: String?
  switch FuzzInput.Kind(ofFile: file) {
  case .lesson: feedLesson(text)
  case .transcript: broken = feedTranscript(text)
  case .answer: feedAnswer(text)
  default: feedProgram(text, file)
  }
  return Answered(seconds: cpu - start, broken: broken)
}

/// As a file and typed, and back and forth in it.
private func feedProgram(_ text: String, _ file: String) {
  let whole = limited(file)
  let outcome = whole.runFile(path: file, text: Array(text.utf8))
  _ = whole.mistakes(in: outcome, isOver: true)
  let typed = limited(file)
  let answer = typed.evaluate(text, picturing: true)
  _ = typed.mistakes(in: answer, isOver: false)
  _ = typed.goBack(1)
  _ = typed.goToEnd()
  _ = typed.undoInput()
}

private let place: String = {
  let folder = NSTemporaryDirectory() + "selfsame-fuzz-\(getpid())"
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  atexit { try? FileManager.default.removeItem(atPath: place) }
  return folder
}()

/// Proved, as `selfsame check` does, and learnt: each step entered, its code run, its question answered, its hints
/// and its own solution tried.
private func feedLesson(_ text: String) {
  let file = place + "/lesson.md"
  guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: file))) != nil else { return }
  _ = Checker { ProgramSession(options: limited($0)) }.check([place])
  guard let lesson = LoadedLesson(text: text).lesson else { return }
  let session = ProgramSession(options: limited(lesson.sessionOptions(judging: false)))
  let run = LearnerRun(lesson: lesson, session: session, progress: Progress()) {
    ProgramSession(options: limited($0))
  }
  for position in lesson.steps.indices.prefix(8) where run.go(to: position) {
    _ = run.enter()
    for index in run.step.fences.indices {
      _ = run.step.fences[index].role == .predict ? nil : run.run(fence: index)
    }
    _ = run.predict("1")
    _ = run.hint()
    _ = run.verdict(trying: run.step.fence(.solution)?.text ?? "")
  }
}

/// An answer to the task of a lesson in each language: what it is written in is not asked.
private func feedAnswer(_ text: String) {
  for lesson in lessons {
    let session = ProgramSession(options: limited(lesson.sessionOptions(judging: false)))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress()) {
      ProgramSession(options: limited($0))
    }
    _ = run.go(to: lesson.steps.count - 1)
    _ = run.enter()
    _ = run.verdict(trying: text)
  }
}

private let lessons: [Lesson] = ProgramWriter.Language.allCases.compactMap {
  var writer = LessonWriter($0, seed: 1)
  return LoadedLesson(text: writer.lesson()).lesson
}

/// Typed at the prompt; what a terminal would obey must not come out of it.
private func feedTranscript(_ text: String) -> String? {
  var broken: String?
  let terminal = Terminal(isInteractive: false) { _, bytes in
    if let byte = bytes.first(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }) {
      broken = "the byte \(byte) was printed"
    }
  }
  // `:graph > FILE` writes one.
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
    !($0.contains(":") && $0.contains(">"))
  }
  var settings = Conversation.Settings(language: .en)
  settings.saysMissingState = false
  settings.opensLesson = false
  settings.lessonsFolder = place
  let shell = Conversation(
    lines: ScriptedLines(lines.map { .line(String($0)) }, interactive: false) { _, _ in },
    terminal: terminal, settings: settings, session: limited("typed.m"))
  _ = shell.run()
  return broken
}
