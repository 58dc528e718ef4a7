package import Session

/// An answer of several files: one text, with a line `//> NAME` in front of each of them.
///
///     //> Lamp.h
///     @interface Lamp : NSObject
///     @end
///     //> Lamp.m
///     #import "Lamp.h"
///     @implementation Lamp
///     @end
///
/// A step asks for several files by several `task` blocks, each with a `file=NAME`. So the template, an answer in an
/// editor, one that is handed in and the author's are all texts of this form, and go the way of any other answer.
package struct AnswerFiles: Equatable, Sendable {
  package var files: [(name: String, text: String)] { zip(names, texts).map { ($0, $1) } }
  private var names: [String] = []
  private var texts: [String] = []

  private static let mark = "//>"

  /// nil: no line names a file.
  package init?(_ text: String) {
    var lines = text.writtenLines
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      if let name = Self.name(in: line) {
        names.append(name)
        texts.append("")
      } else if !texts.isEmpty {
        texts[texts.count - 1] += line + "\n"
      }
    }
    if names.isEmpty { return nil }
  }

  /// The file that a line names; nil: it is no such line. (A mark with the name of a mode begins an input.)
  static func name(in line: Substring) -> String? {
    guard line.hasPrefix(mark) else { return nil }
    let name = normalisedName(line.dropFirst(mark.count))
    return name.isEmpty || LessonMode(rawValue: name) != nil ? nil : name
  }

  /// What an answer of files says outside of all of them, which belongs to none: texts without a mark, and what
  /// stands before the first mark.
  static func loose(in inputs: [String]) -> [String] {
    inputs.map { input in
      input.writtenLines.prefix { name(in: $0) == nil }.joined(separator: "\n")
    }.filter { CodeTokens($0).count > 0 }
  }

  private static func normalisedName(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  static func text(_ files: [(name: String, text: String)]) -> String {
    files.map { name, text in
      "\(mark) \(name)\n\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")"
    }.joined()
  }
}

extension LessonStep {
  /// The files that a task of several asks for; empty where an answer is one text.
  package var answerFiles: [String] {
    let names = fences.filter { $0.role == .task }.map { $0.attribute("file") ?? "" }
    return names.count > 1 ? names : []
  }

  /// The fences of a role. Where an answer has several files, a `task`, a `solution` and a `wrong` are whole answers:
  /// a file that one of them leaves out is the first solution's.
  package func fences(_ role: FenceRole) -> [Fence] {
    let own = fences.filter { $0.role == role }
    let names = answerFiles
    guard !names.isEmpty, [.task, .solution, .wrong].contains(role) else { return own }
    func whole(_ name: String, _ fence: Fence, _ given: [Fence]) -> Fence {
      var whole = fence
      whole.attributes.removeAll { $0.key == "file" }
      whole.text = AnswerFiles.text(
        names.map { file in
          let other = given.first { $0.attribute("file") == file }
          return (file, file == name ? fence.text : other?.text ?? "")
        })
      return whole
    }
    if role == .task { return own.prefix(1).map { whole(names[0], $0, own) } }
    let solutions = fences.filter { $0.role == .solution }
    var known: Set<String> = []
    return own.compactMap { fence in
      let name = fence.attribute("file") ?? ""
      // The first of each file are one solution together.
      if role == .solution, known.insert(name).inserted, known.count > 1 { return nil }
      return whole(name, fence, solutions)
    }
  }

  /// An answer as files: the last text of each, and for one that was not touched that of the template. nil: the step
  /// asks for one text, or no file was named.
  func files(of inputs: [String]) -> AnswerFiles? {
    guard !answerFiles.isEmpty else { return nil }
    let given = inputs.compactMap(AnswerFiles.init).flatMap(\.files)
    if given.isEmpty { return nil }
    let template = fence(.task).flatMap { AnswerFiles($0.text) }?.files ?? []
    var more: [String] = []
    for (name, _) in given where !(answerFiles + more).contains(name) { more.append(name) }
    return AnswerFiles(
      AnswerFiles.text(
        (answerFiles + more).map { name in
          (name, (given.last { $0.name == name } ?? template.first { $0.name == name })?.text ?? "")
        }))
  }
}

extension ProgramSession {
  /// Lays all files down to be imported, and runs those that are no headers, up to the first that does not run to
  /// its end, which takes all of them back.
  package func evaluate(files: AnswerFiles) -> [Outcome] {
    asOne {
      for (name, text) in files.files { setHeader(name, Array(text.utf8)) }
      var outcomes: [Outcome] = []
      for (name, text) in files.files where !name.hasSuffix(".h") {
        outcomes.append(evaluate(text))
        if outcomes.last?.status != .done { break }
      }
      return outcomes
    }
  }
}
