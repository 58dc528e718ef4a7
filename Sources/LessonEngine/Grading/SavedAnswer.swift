import Conditions
import Session

/// An answer on paper: what `:submit` and `:save` write, what `grade`, `:load` and `lesson adopt` read.
///
///     // selfsame: kites.owners second-owner
///     //> mrc
///     Kite *ben = [ann retain];
///     //>
///     [ben release];
///     //> arc
///     [ben fly];
///
/// It is a program that any editor shows as such. Each input stands below a line `//>`, with the mode in which
/// it was typed where that is another than before, so that a method typed again is a second input here, too, and no duplicate. A file
/// without any such line is one input, as a student writes it who never saw the shell.
package struct SavedAnswer: Equatable, Sendable {
  package var lesson: String
  package var step: String
  package var inputs: [Input]
  /// What was tried out: behind the answer, as a comment.
  package var triedOut: [String] = []

  package struct Input: Equatable, Sendable {
    package var text: String
    /// nil: as the step says.
    package var mode: LessonMode?
    /// Of the file, where it begins; counted from 1.
    package var line: Int
    package init(_ text: String, mode: LessonMode?, line: Int = 1) {
      self.text = text
      self.mode = mode
      self.line = line
    }
  }

  package init(lesson: String, step: String, inputs: [Input], triedOut: [String] = []) {
    self.triedOut = triedOut
    self.lesson = lesson
    self.step = step
    self.inputs = inputs
  }

  private static let header = "// selfsame:"
  private static let mark = "//>"
  private static let comment = "//- "

  package init(_ text: String) {
    lesson = ""
    step = ""
    inputs = []
    var lines: [Substring] = []
    var mode: LessonMode?
    var first = 1
    func finish(_ inputs: inout [Input]) {
      if lines.last?.isEmpty == true { lines.removeLast() }
      let text = lines.joined(separator: "\n")
      if !normalised(text).isEmpty { inputs.append(Input(text, mode: mode, line: first)) }
      lines = []
    }
    // Some editors begin a file with a mark of its encoding, which is no part of the answer.
    let isMarked = text.unicodeScalars.first == "\u{FEFF}"
    let bare = isMarked ? String(text.unicodeScalars.dropFirst()) : text
    for (number, line) in bare.writtenLines.enumerated() {
      if number == 0, line.hasPrefix(Self.header) {
        let words = line.dropFirst(Self.header.count).split(separator: " ").map(String.init)
        lesson = words.first ?? ""
        step = words.count > 1 ? words[1] : ""
      } else if line.hasPrefix(Self.mark), AnswerFiles.name(in: line) == nil {
        finish(&inputs)
        let word = normalised(String(line.dropFirst(Self.mark.count)))
        if !word.isEmpty { mode = LessonMode(rawValue: word) }
      } else if line.hasPrefix(Self.comment) {
        triedOut.append(String(line.dropFirst(Self.comment.count)))
      } else {
        if lines.isEmpty { first = number + 1 }
        lines.append(line)
      }
    }
    finish(&inputs)
  }

  package var text: String {
    var text = ([Self.header, lesson, step].filter { !$0.isEmpty }).joined(separator: " ") + "\n"
    var mode: LessonMode?
    for input in inputs {
      let word = input.mode == mode ? nil : input.mode?.rawValue
      mode = input.mode ?? mode
      text += "\(Self.mark)\(word.map { " " + $0 } ?? "")\n\(input.text)"
      if !input.text.hasSuffix("\n") { text += "\n" }
    }
    for line in triedOut.flatMap({ $0.split(separator: "\n") }) {
      text += "\(Self.comment)\(line)\n"
    }
    return text
  }

  /// Whether a text was written by this shell, and is not just a program.
  package static func wrote(_ text: String) -> Bool { text.hasPrefix(header) }
}

extension String {
  /// Its lines, however they end: what comes from Windows is one text with the rest.
  var writtenLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

extension Lesson {
  /// Name of the file in which an answer is handed in: `second-owner.m`.
  package func answerFile(ofStep index: Int) -> String {
    let id = steps.indices.contains(index) ? steps[index].id : LessonStep.openingID
    return id + mode(ofStep: index).inputLanguage.fileEnding
  }

  /// That name, then those of the names that the step had before.
  func answerFiles(ofStep index: Int) -> [String] {
    let was = steps.indices.contains(index) ? steps[index].was : []
    return [answerFile(ofStep: index)]
      + was.map { $0 + mode(ofStep: index).inputLanguage.fileEnding }
  }
}
