package import Diagnostics
import Texts

/// A lesson file being edited by a command: its bytes, and the stretches to put anew.
///
/// Commands change only what they are for (an expected output, a block of code, a hash) and leave every other
/// byte as its author wrote it. Edits are collected first and made all at once, from the end to the beginning,
/// so that no place moves under another.
struct LessonText {
  private(set) var bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isChanged: Bool { !edits.isEmpty }
  var editCount: Int { edits.count }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<bytes.count)
    let new = Array(text.utf8)
    if bytes[range].elementsEqual(new) { return }
    edits.append((range, new))
  }

  /// What is between the back-quotes of a fence.
  mutating func replaceText(of fence: Fence, with text: String) {
    let start = Int(fence.textStart)
    replace(start..<(start + fence.text.utf8.count), with: text)
  }

  func edited() -> [UInt8] {
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text)
    }
    return result
  }
}

/// What a command did to a file.
package struct FileChange: Equatable, Sendable {
  package var path: String
  /// How many places were put anew; 0: the file is as it was.
  package var places: Int
  /// Steps that a person should look at.
  package var steps: [String]

  package init(path: String, places: Int, steps: [String] = []) {
    self.path = path
    self.places = places
    self.steps = steps
  }
}

/// Why a command could not do its work on a lesson.
package struct AuthoringProblem: Error, Sendable {
  package var diagnostics: [Diagnostic]
  package var sources: SourceMap
  /// A file that is as it was, since it could not be written, with the system's reason.
  package var unwritten: (path: String, reason: String)?
  package init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    self.diagnostics = diagnostics
    self.sources = sources
  }
}

/// Writes a changed lesson in one step, so that whoever watches the folder never sees half of it.
func write(_ bytes: [UInt8], to path: String) throws(AuthoringProblem) {
  do throws(DiskFile.Failure) { try DiskFile.replace(path, with: bytes, mode: 0o644) } catch {
    var problem = AuthoringProblem([], SourceMap())
    problem.unwritten = (path, error.words)
    throw problem
  }
}

extension Language {
  /// Name of a lesson's file in this language.
  package var lessonFile: String { fileName("lesson") }
}
