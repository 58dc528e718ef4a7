import Session

/// A lesson's tasks as files: what stands in one at first, and the verdict on what stands in it later.
package struct WrittenTasks {
  private let lesson: Lesson
  private let makeSession: SessionMaker

  package init(lesson: Lesson, makeSession: @escaping SessionMaker) {
    self.lesson = lesson
    self.makeSession = makeSession
  }

  /// The step's page as comments, then its template.
  package func file(ofStep index: Int) -> String {
    guard lesson.steps.indices.contains(index) else { return "" }
    let step = lesson.steps[index]
    var text = "// selfsame: \(lesson.id) \(step.id)\n"
    for case .prose(let prose) in step.blocks {
      text += "//\n"
      var line = "//"
      for word in prose.plainText.split(whereSeparator: \.isWhitespace) {
        if PageWidth.columns(of: line) + PageWidth.columns(of: String(word)) >= 79 {
          text += line + "\n"
          line = "//"
        }
        line += " " + word
      }
      text += line + "\n"
    }
    return text + "\n" + (step.fence(.task)?.text ?? "")
  }

  /// `path`: the file's, by which places in it are told.
  package func verdict(onStep index: Int, _ text: String, named path: String) -> StepVerdict {
    let judge = AnswerJudge(lesson: lesson, step: index, makeSession: makeSession)
    let inputs = SavedAnswer(text).inputs.map {
      // The lines above it count, too.
      AnswerInput(
        String(repeating: "\n", count: $0.line - 1) + $0.text, mode: $0.mode, file: path)
    }
    return judge.verdict(on: inputs)
  }
}
