import Diagnostics
import Session
import Texts

/// `selfsame lesson adopt`: turns what a learner typed into a `wrong` block of the lesson.
///
/// The best wrong answers are those that people gave. A learner's saved answer says which lesson and step it
/// belongs to; it is judged, and added below the step's other wrong answers, with the mistake that it matches.
/// An answer that passes is nothing to adopt.
package struct Adoption {
  package enum Result: Equatable, Sendable {
    /// Added; the mistake it matches, empty when none does.
    case adopted(step: String, mistake: String, path: String)
    case passes(step: String)
    case unknownStep(String)
    /// It is there already.
    case known(step: String)
  }

  private let makeSession: SessionMaker
  private let mayWrite: () -> Bool

  /// `mayWrite`: as for `Blessing`.
  package init(mayWrite: @escaping () -> Bool = { true }, makeSession: @escaping SessionMaker) {
    self.mayWrite = mayWrite
    self.makeSession = makeSession
  }

  package func adopt(
    _ answer: SavedAnswer, into folder: String, step name: String?
  ) throws(AuthoringProblem) -> Result {
    let loaded = LoadedLesson(folder: folder, language: .en)
    guard let lesson = loaded.canonical, let source = loaded.sources.files.first else {
      throw AuthoringProblem(loaded.diagnostics, loaded.sources)
    }
    let id = name ?? answer.step
    guard let index = lesson.step(id), lesson.steps[index].isTask else { return .unknownStep(id) }
    let step = lesson.steps[index]
    let text = answer.inputs.map(\.text).joined(separator: "\n")
    let judge = AnswerJudge(lesson: lesson, step: index, makeSession: makeSession)
    let verdict = judge.verdict(on: [text])
    guard mayWrite() else { throw AuthoringProblem([], loaded.sources) }
    if verdict.kind == .pass { return .passes(step: id) }
    let tokens = Translation.codeTokens(text)
    if step.fences(.wrong).contains(where: { Translation.codeTokens($0.text) == tokens }) {
      return .known(step: id)
    }
    let mistake = verdict.mistake?.name ?? ""
    let say = mistake.isEmpty ? "" : " say=\(mistake)"
    let code = text.hasSuffix("\n") ? text : text + "\n"
    let anchor =
      step.fences.last { $0.role == .wrong } ?? step.fences.last { $0.role == .mistake }
      ?? step.fences.last { $0.role == .check } ?? step.fences.last
    let language = lesson.mode(ofStep: index).language
    var edited = LessonText(source.text)
    var end = Int(anchor?.textStart ?? 0) + (anchor?.text.utf8.count ?? 0)
    while end < source.text.count, source.text[end] != 0x0A { end += 1 }
    edited.replace((end + 1)..<(end + 1), with: "\n```\(language) wrong\(say)\n\(code)```\n")
    let path = "\(folder)/lesson.md"
    try write(edited.edited(), to: path)
    return .adopted(step: id, mistake: mistake, path: path)
  }
}
