import Diagnostics
import LessonEngine
import Texts
import Views

/// Ways to a place in the course: `:find weak`, `:start weak`, `:step 5`, `:skip`; and what stays: `:card`.
extension Conversation {
  func find(_ word: String) {
    guard !word.isEmpty else {
      complain("shell.find.which")
      return
    }
    guard let course = course() else { return }
    let search = CourseSearch(course)
    let hits = interruptible { search.hits(for: word) }
    if let term = search.term(word) {
      let words = ([term.english] + Language.translations.compactMap { term.words[$0] })
      terminal.answer(wrap(words.joined(separator: " · "), .bold, width: page.width))
    }
    for hit in hits.prefix(6) {
      let isOwn = hit.stepTitle.isEmpty || hit.stepTitle == hit.lessonTitle
      let title = isOwn ? hit.lessonTitle : "\(hit.lessonTitle) · \(hit.stepTitle)"
      let name = course.name(of: hit.lesson)
      terminal.answer(wrap(title, width: page.width, firstIndent: "  ", indent: "      "))
      terminal.answer([StyledLine("      \(command("start")) \(name) \(hit.step + 1)", .cyan)])
    }
    if hits.count > 6 {
      let rest = hits.dropFirst(6).map { course.name(of: $0.lesson) }
      say("shell.find.more", [String(rest.count), listed(rest, page)])
    }
    let pages = search.pages(for: word)
    for found in pages.prefix(3) {
      let title = found.title.drop { $0 != " " && $0 != "：" && $0 != ":" }.drop {
        " ：:".contains($0)
      }
      terminal.answer(
        wrap(
          StyledLine("  \(command("explain")) \(found.code)", .cyan) + StyledLine("  \(title)"),
          width: page.width, indent: "      "))
    }
    if hits.isEmpty && pages.isEmpty { complain("shell.find.none", [word]) }
  }

  /// The page of this step once more, or of another one of the lesson.
  func showStep(_ argument: String) {
    lessonCommand { lesson in
      if argument.isEmpty {
        lesson.showPageAgain()
        return
      }
      guard writtenNumber(argument).map({ lesson.run.go(to: $0 - 1) }) == true else {
        complain("shell.step.usage", [argument, String(lesson.run.lesson.steps.count)])
        return
      }
      lesson.showStep()
    }
  }

  /// The next step, and this one stays open.
  func skipStep() {
    lessonCommand { lesson in
      let step = lesson.run.position
      if !asksAgain(lesson: lesson.index, step: step), lesson.run.go(to: step + 1) {
        lesson.showStep()
      } else {
        lesson.next()
      }
    }
  }

  /// Names of lessons, for the Tab key.
  func lessonNames() -> [String] {
    guard let course = course() else { return [] }
    return course.entries.indices.map { course.name(of: $0) }
  }

  // MARK: A card

  /// `:card`: what a lesson taught, to be kept: its words, and the answers to its tasks, one's own where there
  /// is one. `:card FILE` writes it down.
  func showCard(_ path: String) {
    lessonCommand { lesson in
      let glossary = Glossary(course: lesson.course.folder)
      let taught = lesson.run.lesson
      var text = "# \(taught.title)\n"
      let words = taught.teaches.map { name in
        glossary.term(ofConcept: name)?.words[language] ?? Glossary.words(ofConcept: name)
      }
      if !words.isEmpty { text += "\n" + lines(of: words) + "\n" }
      for (index, step) in taught.steps.enumerated() where lesson.run.isSolved(index) {
        guard let solution = step.fence(.solution), step.isTask else { continue }
        let own = ownAnswer(to: step, of: taught)
        text += "\n## \(step.title ?? taught.title)\n\n```\(solution.language)\n"
        text += (own ?? solution.text).trimmingLineEnds + "\n```\n"
      }
      guard !path.isEmpty else {
        terminal.answer(sourceView(text, page: page))
        return
      }
      if let problem = write(Array(text.utf8), asked: expandingHome(path)) {
        complain(
          "shell.save.failed", [path, problem.words { self.text($0) }], status: problem.status)
      } else {
        say("shell.save.done", [path])
      }
    }
  }

  /// Words with a dot between them, in lines that fit the page.
  private func lines(of words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      let longer = lines.last.map { $0 + " · " + word }
      if let longer, page.displayWidth(longer) <= min(page.width, 80) - 2 {
        lines[lines.count - 1] = longer
      } else {
        // The dot at the end says that it goes on.
        if !lines.isEmpty { lines[lines.count - 1] += " ·" }
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: One's own answers

  private func answerPath(lesson: String, step: String) -> String? {
    settings.state.map { "\($0.path)/answers/\(lesson)/\(step)" }
  }

  /// An accepted answer stays where `:solution` and `:card` find it.
  func keepAnswer(_ judged: [SavedAnswer.Input], lesson: String, step: String) {
    guard let path = answerPath(lesson: lesson, step: step), !judged.isEmpty else { return }
    makeFolders(above: path)
    let answer = SavedAnswer(lesson: lesson, step: step, inputs: judged)
    _ = writeFile(path, Array(answer.text.utf8), replacing: true)
  }

  /// Under whichever name it was kept.
  func ownAnswer(to step: LessonStep, of lesson: Lesson) -> String? {
    for name in lesson.names {
      for former in step.names {
        guard let path = answerPath(lesson: name, step: former),
          case .bytes(let bytes) = readFile(path)
        else { continue }
        let inputs = SavedAnswer(String(decoding: bytes, as: UTF8.self)).inputs
        if !inputs.isEmpty { return inputs.map(\.text).joined(separator: "\n") }
      }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
