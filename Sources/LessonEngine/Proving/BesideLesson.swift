import Diagnostics
import Session
import Texts

/// The files that lie beside a lesson: translations and answers. One that is named after nothing would never be read,
/// and nobody would notice.
struct BesideLesson {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// Language files of no known language.
  func problems() -> [Diagnostic] {
    let known = Language.allCases.map(\.lessonFile)
    return (DiskFile.names(in: folder) ?? []).sorted().compactMap { name in
      guard name.hasPrefix("lesson."), name.hasSuffix(".md"), !known.contains(name) else {
        return nil
      }
      let ending = String(name.dropFirst("lesson.".count).dropLast(".md".count))
      return Diagnostic(
        .lessonUnknownLanguage, arguments: [name, ending], at: .none,
        suggestion: closestName(to: name, among: known))
    }
  }

  /// Answers that belong to no step, or are neither right nor wrong.
  func unmatchedAnswers(of lesson: Lesson) -> [Diagnostic] {
    let tasks = lesson.steps.indices.filter { lesson.steps[$0].isTask }
    let steps = tasks.map { lesson.steps[$0].id }
    var found: [(name: String, expected: String)] = []
    for step in (DiskFile.names(in: lesson.answersFolder) ?? []).sorted() where !step.hasPrefix(".")
    {
      guard let index = tasks.first(where: { lesson.steps[$0].id == step }) else {
        found.append((step, closestName(to: step, among: steps) ?? steps.first ?? ""))
        continue
      }
      let ending = lesson.mode(ofStep: index).inputLanguage.fileEnding
      let own = DiskFile.names(in: "\(lesson.answersFolder)/\(step)") ?? []
      for name in own.sorted() where !name.hasPrefix(".") {
        let isNamed =
          ["right-", "wrong-"].contains { name.hasPrefix($0) } && name.hasSuffix(ending)
        if !isNamed {
          found.append(("\(step)/\(name)", "right-NAME\(ending), wrong-NAME\(ending)"))
        }
      }
    }
    return found.map { name, expected in
      Diagnostic(.answerMatchesNothing, arguments: ["answers/\(name)", expected], at: .none)
    }
  }
}

extension Lesson {
  /// Where further answers to the tasks of a lesson lie.
  var answersFolder: String {
    path.contains("/") ? "\(folder(of: path))/answers" : "answers"
  }
}
