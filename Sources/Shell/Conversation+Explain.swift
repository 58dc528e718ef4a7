import Diagnostics
import LessonEngine
import Session
package import Texts
package import Views

/// `:explain`: the page about a diagnostic, or, where there is none, the diagnostic's own words.
///
/// The pages lie with the lessons, because they are of their kind: prose with code that runs, in three
/// languages, checked by a test.
extension Conversation {
  func explain(_ argument: String) {
    let code = argument.isEmpty ? lastDiagnostic?.diagnostic.code.rawValue : argument.uppercased()
    guard let code else {
      complain("explain.which")
      return
    }
    let folder = Conversation.findLessons(given: settings.lessonsFolder)
    // The case at hand stands above what is said of all cases.
    let last = lastDiagnostic?.diagnostic.code.rawValue == code ? lastDiagnostic : nil
    let explanation = Explanation(code: code, lessons: folder)
    if let last, explanation.hasPage(in: language) {
      terminal.answer(
        diagnosticView(last.diagnostic, sources: last.sources, page: page, isBrief: true) + [""])
    } else if let last {
      terminal.answer(text("explain.thisOne", [code]))
      terminal.answer([""] + diagnosticsView([last.diagnostic], sources: last.sources, page: page))
      return
    }
    guard let lines = explanation.lines(page: page) else {
      complain("explain.unknown", [argument])
      return
    }
    terminal.answer(lines)
  }

  /// Named mistakes that an input showed, each told once. In a lesson the lesson speaks.
  func newMistakes(in outcome: Outcome) -> [Diagnostic] {
    guard lesson == nil else { return [] }
    let found = session.mistakes(in: outcome, isOver: false)
    return found.filter { diagnostic in
      // Whoever asks for a shared object of the wrong class asks again and again: the class is what is told.
      let isOfClass = [.singletonThroughParent, .singletonThroughChild].contains(diagnostic.code)
      let place = isOfClass ? .none : diagnostic.place
      let object = place.isNone ? diagnostic.arguments.first ?? "" : ""
      return toldMistakes.insert(
        "\(diagnostic.code.rawValue) \(place.file) \(place.start) \(object)"
      ).inserted
    }
  }
}

/// The page about one code.
package struct Explanation {
  package var code: String
  /// Folder of the lessons, nil where there are none.
  package var lessons: String?

  package init(code: String, lessons: String?) {
    self.code = code
    self.lessons = lessons
  }

  /// nil: no such code.
  package func lines(page: Page) -> [StyledLine]? {
    guard let known = DiagnosticCode(rawValue: code.uppercased()) else { return nil }
    if let text = text(of: known, language: page.language) {
      return pageLines(ExplanationPage(text, name: known.rawValue), page)
    }
    return ownWords(known, page)
  }

  func hasPage(in language: Language) -> Bool {
    DiagnosticCode(rawValue: code).flatMap { text(of: $0, language: language) } != nil
  }

  private func text(of code: DiagnosticCode, language: Language) -> [UInt8]? {
    guard let lessons else { return nil }
    for spoken in [language, .en] {
      let path = lessons + "/" + ExplanationPage.fileName(code.rawValue, in: spoken)
      if case .bytes(let text) = readFile(path) { return text }
    }
    return nil
  }

  private func pageLines(_ explanation: ExplanationPage, _ page: Page) -> [StyledLine] {
    let drawing = LessonPage(page: page)
    var lines = lessonTitleView(explanation.title, page: page)
    for part in explanation.parts {
      lines.append("")
      switch part {
      case .prose(let block): lines += drawing.lines(of: block)
      case .example(let code, let isWrong):
        let word = page.text(isWrong ? "explain.wrong" : "explain.right")
        lines.append(
          StyledLine(word + page.text("words.colon"), isWrong ? .error : [.bold, .green]))
        lines += lessonCodeView(code, page: page)
      }
    }
    return lines
  }

  /// What the catalogue says of every case; what differs from one to the other stays open.
  private func ownWords(_ code: DiagnosticCode, _ page: Page) -> [StyledLine] {
    let open = Array(repeating: "…", count: 8)
    var lines = wrap(page.text("explain.noPage", [code.rawValue, "…"]), width: page.width)
    for part in ["title", "text", "label", "next"] {
      let key = "\(code.rawValue).\(part)"
      guard hasText(key) else { continue }
      lines.append("")
      var words = page.text(key, open)
      if part == "label" { words = page.text("explain.label", [words]) }
      let hint = part == "next" ? page.text("diagnostic.hint") + page.colon : ""
      lines += wrap(hint + words, width: page.width, ambiguousWidth: page.ambiguousWidth)
    }
    return lines
  }
}

/// `selfsame explain CODE`
package struct ExplainRequest: Equatable {
  package var code: String
  /// nil: the reader's.
  package var languageName: String?
  /// A folder given with `--lessons`.
  package var lessons: String?

  package init(code: String) { self.code = code }

  /// Returns the exit status.
  package func run(on terminal: Terminal, language: Language) -> Int32 {
    let language = languageName.flatMap { Language(code: $0) } ?? language
    let page = Page(language, width: terminal.width)
    let folder = Conversation.findLessons(given: lessons ?? environmentValue("SELFSAME_LESSONS"))
    guard let lines = Explanation(code: code, lessons: folder).lines(page: page) else {
      terminal.complain("selfsame: " + page.text("explain.unknown", [code]))
      return 64
    }
    terminal.answer(lines)
    return 0
  }
}
