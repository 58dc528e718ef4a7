import Diagnostics
import Session
import Texts

/// `selfsame lesson bless`: writes into a lesson what its programs really print.
///
/// An author changes a program and would have to copy its output into the page; this does it, for `output`,
/// `timeline` and `shell` blocks, in every language of the lesson. It never touches a check: what is right is
/// the author's word, and the machine only says what is.
package struct Blessing {
  private let makeSession: SessionMaker
  private let echo: EchoDrawing?
  private let mayWrite: () -> Bool

  /// `mayWrite`: false once somebody wants it to end; what the programs have printed by then is not all of it.
  package init(
    echo: EchoDrawing?, mayWrite: @escaping () -> Bool = { true },
    makeSession: @escaping SessionMaker
  ) {
    self.echo = echo
    self.mayWrite = mayWrite
    self.makeSession = makeSession
  }

  package func bless(_ folder: String) throws(AuthoringProblem) -> [FileChange] {
    var changes: [FileChange] = []
    for language in Language.allCases {
      let name = "\(folder)/\(language.lessonFile)"
      if language != .en, !DiskFile.exists(name) { continue }
      let loaded = LoadedLesson(folder: folder, language: language)
      guard let lesson = loaded.lesson, lesson.language == language,
        let file = loaded.sources.files.firstIndex(where: { $0.name == name })
      else {
        throw AuthoringProblem(loaded.diagnostics, loaded.sources)
      }
      var text = LessonText(loaded.sources.files[file].text)
      var steps: [String] = []
      let path = WorldPath(of: lesson, makeSession: makeSession)
      for (index, step) in lesson.steps.enumerated() {
        let before = text.editCount
        let prover = StepProver(
          lesson: lesson, index: index, step: step, path: path, echo: echo)
        for shown in prover.shown() where Int(shown.fence.place.file) == file {
          text.replaceText(of: shown.fence, with: shown.told.isEmpty ? "" : shown.told + "\n")
        }
        if text.editCount > before { steps.append(step.id) }
      }
      guard mayWrite() else { return changes }
      if text.isChanged { try write(text.edited(), to: name) }
      changes.append(FileChange(path: name, places: text.editCount, steps: steps))
    }
    return changes
  }
}
