package import Diagnostics

/// Probes that the students did not see: a file of steps laid over a lesson.
///
///     <!-- step: second-owner -->
///     ```objc probe again
///     Kite *more = [ann retain];
///     ```
///     ```check again
///     count(ann) == 3
///     ```
///
/// It has no front matter and no task: its steps carry the ids of the lesson's, and what stands in them
/// (probes, checks, mistakes with their words) is judged after what the lesson itself asks.
package struct HiddenProbes: Sendable {
  package private(set) var lesson: Lesson
  package private(set) var diagnostics: [Diagnostic]
  package private(set) var sources: SourceMap

  package init(_ path: String, over lesson: Lesson, sources: SourceMap) {
    self.lesson = lesson
    self.sources = sources
    diagnostics = []
    switch readText(path, into: &self.sources) {
    case .failure(let problem): diagnostics = [problem.diagnostic]
    case .success(let file): lay(file)
    }
  }

  private mutating func lay(_ file: UInt32) {
    let reading = LessonReading(hidden: file, sources: sources)
    diagnostics = reading.diagnostics
    let steps = reading.lesson?.steps ?? []
    // What is judged by nothing more would look as if it were.
    if diagnostics.isEmpty, steps.allSatisfy(\.checks.isEmpty) {
      let place = steps.first?.place ?? SourceRange(file: file, start: 0, end: 0)
      diagnostics.append(Diagnostic(.hiddenWithoutCheck, at: place))
    }
    for hidden in steps {
      guard let index = lesson.step(hidden.id), lesson.steps[index].isTask else {
        diagnostics.append(
          Diagnostic(
            .hiddenUnknownStep, arguments: [hidden.id], at: hidden.place,
            suggestion: closestName(
              to: hidden.id, among: lesson.steps.filter(\.isTask).map(\.id))))
        continue
      }
      let names = lesson.steps[index].fences(.probe).map(\.name)
      let language = lesson.mode(ofStep: index).language
      for fence in hidden.fences where fence.role == .probe && fence.language != language {
        diagnostics.append(
          Diagnostic(
            .lessonOtherLanguage,
            arguments: [fence.language, lesson.mode(ofStep: index).rawValue], at: fence.place,
            suggestion: "\(language) probe"))
      }
      for fence in hidden.fences where fence.role == .probe && names.contains(fence.name) {
        diagnostics.append(
          Diagnostic(.lessonDuplicateName, arguments: [fence.name], at: fence.place))
      }
      lesson.steps[index].fences += hidden.fences
      lesson.steps[index].checks += hidden.checks
      lesson.steps[index].mistakes += hidden.mistakes
    }
  }
}
