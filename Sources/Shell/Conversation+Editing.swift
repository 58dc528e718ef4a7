import Diagnostics
import LessonEngine
import Session
import Views

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `:edit`: the answer in the person's own editor.
///
/// `$VISUAL`, else `$EDITOR`, else `vi` opens a file with what was typed so far, or with the step's template; what
/// is saved there is run as one input, after the step was begun anew. A file that was left as it was changes
/// nothing.
extension Conversation {
  func editAnswer() {
    guard lines.isInteractive else {
      complain("shell.edit.pipe")
      return
    }
    let typed = lesson?.run.answer.joined(separator: "\n") ?? ""
    let template = lesson?.run.step.fence(.task)?.text ?? ""
    let before = typed.isEmpty ? template : typed + "\n"
    let suffix = session.inputLanguage.fileEnding
    let path = Self.reserveFile(ending: suffix)
    defer { unlink(path) }
    if let problem = writeFile(path, Array(before.utf8), replacing: true) {
      complain("shell.save.failed", [path, problem.words { text($0) }], status: problem.status)
      return
    }
    let editor = settings.editor
    guard Conversation.runEditor(editor, on: path), case .bytes(let bytes) = readFile(path) else {
      complain("shell.edit.failed", [editor], status: 66)
      return
    }
    guard bytes.count <= Self.longestAnswer else {
      complain("shell.edit.tooLong", [String(bytes.count), String(Self.longestAnswer)], status: 65)
      return
    }
    if firstInvalidByte(bytes[...]) != nil {
      complain("shell.edit.failed", [editor], status: 66)
      return
    }
    let after = String(decoding: bytes, as: UTF8.self)
    guard after != before, after.contains(where: { !$0.isWhitespace }) else {
      say("shell.edit.unchanged")
      return
    }
    if let lesson, lesson.run.step.isTask { lesson.run.reset() }
    // Who wrote a book has seen it.
    let shown = ends(of: after, first: 20_000, "\n…\n", last: 2000)
    terminal.answer(lessonCodeView(shown, page: page))
    evaluate(after)
    if !pending.isEmpty { sayUnfinished("shell.unfinished.kept") }
  }

  /// As much as a file or a line may have without taking a computer's time and memory.
  private static let longestAnswer = 8_000_000

  /// The path of an empty file that nobody else has; of none where the folder takes no files, which who writes there
  /// is told.
  private static func reserveFile(ending suffix: String) -> String {
    let folder = environmentValue("TMPDIR") ?? "/tmp"
    var path = "\(folder)/selfsame-XXXXXX\(suffix)".utf8CString
    let descriptor = path.withUnsafeMutableBufferPointer {
      mkstemps($0.baseAddress!, Int32(suffix.utf8.count))
    }
    if descriptor >= 0 { _ = close(descriptor) }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// The editor may be several words; the shell of the system takes them apart.
  private static func runEditor(_ editor: String, on path: String) -> Bool {
    var pid: pid_t = 0
    let words: [String] = ["sh", "-c", "\(editor) \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&pid, "sh", nil, nil, arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 { if errno != EINTR { return false } }
    _ = SignalFlags.takeInterrupt()
    return status == 0
  }
}
