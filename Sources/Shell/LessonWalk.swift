import LessonEngine
package import Texts
import Views

/// A learner who makes no mistake: lines for a lesson, from its first page to its last.
///
/// It presses Enter where there is only something to read, predicts what will really happen, types the author's
/// solution and asks for the verdict, all through the real conversation. `selfsame lesson preview` shows an
/// author what a learner sees, and a test walks the whole course in every language this way.
package final class LessonWalk: LineSource {
  package let isInteractive = true
  /// Called with the prompt and what is typed behind it.
  private let echo: (String, String) -> Void
  package weak var conversation: Conversation?
  /// The lesson that is walked; the walk ends when another one is open.
  private(set) var walked: LearnerRun?
  private var step = -1
  /// What is still to be typed in this step.
  private var waiting: [String] = []
  /// More than that it cannot take.
  private var pagesLeft = 100

  /// The solution is typed line by line at an ordinary prompt, and the verdict is waited for where the goal is
  /// watched.
  private let typesLines: Bool

  package init(typesLines: Bool = false, echo: @escaping (String, String) -> Void) {
    self.typesLines = typesLines
    self.echo = echo
  }

  package func pagerKey(prompt: String) -> PagerKey? {
    echo(prompt, "")
    return .forward
  }

  package func next(prompt: String) -> LineRead {
    pagesLeft -= 1
    guard pagesLeft > 0, let open = conversation?.lesson else { return .end }
    let run = open.run
    if walked == nil {
      walked = run
      for step in run.lesson.steps {
        pagesLeft += 10 + (step.fence(.solution)?.text.utf8.count { $0 == UInt8(ascii: "\n") } ?? 0)
      }
    }
    guard walked === run, !open.isFinished else { return .end }
    let line: String
    if open.awaitsPrediction {
      line = run.foreseenAnswer() ?? ""
    } else if open.awaitsRoute {
      line = "1"
    } else {
      if step != run.position {
        step = run.position
        waiting = []
        if run.step.isTask, let solution = run.step.fence(.solution) {
          waiting =
            typesLines ? lines(of: solution.text, run) : [solution.text.trimmedEnd, ":check"]
        }
      }
      if typesLines, prompt.hasPrefix("___") {
        // The gap is left alone.
        line = ""
      } else if waiting.isEmpty {
        // Nobody said that it is right: it stays open, and is told at the end.
        line = typesLines && run.step.isTask && !run.isSolved(run.position) ? ":next" : ""
      } else {
        line = waiting.removeFirst()
      }
    }
    echo(prompt, line)
    return .line(line)
  }
}

extension LessonWalk {
  private func lines(of solution: String, _ run: LearnerRun) -> [String] {
    let lines = solution.split(separator: "\n").map(String.init)
      .filter { $0.contains { !$0.isWhitespace } }
    return run.isWatched || run.wants == .place ? lines : lines + [":check"]
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Conversation {
  /// Walks through one lesson of a course; what was left undone, as ids of steps. nil: it cannot be opened.
  package static func walk(
    lesson name: String, of folder: String, language: Language, on terminal: Terminal,
    typingLines: Bool = false, echo: @escaping (String, String) -> Void
  ) -> [String]? {
    var settings = Settings(language: language)
    settings.lessonsFolder = folder
    settings.firstLesson = name
    settings.saysMissingState = false
    let lines = LessonWalk(typesLines: typingLines, echo: echo)
    let conversation = Conversation(lines: lines, terminal: terminal, settings: settings)
    lines.conversation = conversation
    _ = conversation.run()
    guard let run = lines.walked else { return nil }
    return run.lesson.steps.indices.filter { !run.isSolved($0) }.map { run.lesson.steps[$0].id }
  }
}
