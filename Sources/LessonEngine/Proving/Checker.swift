import Diagnostics

/// Proves lessons with no terminal: `selfsame check`.
///
/// A lesson makes promises: its solutions are right, its wrong answers are recognised, its programs
/// print what the page says. Each promise is a proof that runs. The proofs of a lesson do not depend on
/// each other, nor lessons on lessons, so `shard` may hand them to several machines.
package struct Checker {
  /// The K-th of N parts, counted from 1.
  package struct Shard: Equatable, Sendable {
    package var number: Int
    package var count: Int
    package init?(number: Int, count: Int) {
      guard count >= 1, number >= 1, number <= count else { return nil }
      self.number = number
      self.count = count
    }
  }

  private let makeSession: SessionMaker
  private let shard: Shard?

  package init(shard: Shard? = nil, makeSession: @escaping SessionMaker) {
    self.shard = shard
    self.makeSession = makeSession
  }

  /// Proves everything the paths name: lesson files, lesson folders, courses, folders of lessons.
  package func check(_ paths: [String]) -> CheckReport {
    var report = CheckReport()
    var folders: [String] = []
    for path in paths {
      if path.hasSuffix(".md"), !path.hasSuffix("course.md"), DiskFile.exists(path) {
        folders.append(folder(of: path))
      } else if DiskFile.exists(path + "/lesson.md") {
        folders.append(path)
      } else if DiskFile.isFolder(path) {
        var found = Course.lessonFolders(below: path)
        if DiskFile.exists(path + "/course.md") {
          report.lessons += contents(of: path, found: &found)
        }
        folders += found.map { "\(path)/\($0)" }
      } else {
        let missing = Diagnostic(.unreadableFile, arguments: [path], at: .none)
        report.lessons.append(
          LessonReport(
            path: path, id: "", language: .en, diagnostics: [missing], proofs: [],
            sources: SourceMap()))
      }
    }
    var seen: Set<String> = []
    folders.removeAll { !seen.insert($0).inserted }
    for (index, folder) in folders.enumerated() {
      if let shard, index % shard.count != shard.number - 1 { continue }
      report.lessons += lesson(folder)
    }
    return report
  }

  /// The tables of contents; puts the lessons into their order.
  private func contents(of path: String, found: inout [String]) -> [LessonReport] {
    var reports: [LessonReport] = []
    let canonical = Course(folder: path, language: .en)
    for language in LessonLanguage.allCases {
      let file = language == .en ? "course.md" : "course.\(language.rawValue).md"
      guard DiskFile.exists("\(path)/\(file)") else { continue }
      let course = language == .en ? canonical : Course(folder: path, language: language)
      var problems = course.diagnostics
      let slugs = course.entries.map(\.slug)
      if slugs != canonical.entries.map(\.slug) {
        let place = course.entries.first?.place ?? .none
        problems.append(Diagnostic(.translationCodeDiffers, arguments: [file], at: place))
      }
      if language == .en {
        for slug in found where !slugs.contains(slug) {
          problems.append(Diagnostic(.courseUnlistedLesson, .warning, arguments: [slug], at: .none))
        }
        found = slugs + found.filter { !slugs.contains($0) }
      }
      reports.append(
        LessonReport(
          path: "\(path)/\(file)", id: "", language: language, diagnostics: problems, proofs: [],
          sources: course.sources))
    }
    return reports
  }

  private func lesson(_ folder: String) -> [LessonReport] {
    var reports: [LessonReport] = []
    for language in LessonLanguage.allCases {
      let name = language == .en ? "lesson.md" : "lesson.\(language.rawValue).md"
      let path = "\(folder)/\(name)"
      if language != .en && !DiskFile.exists(path) { continue }
      let loaded = LoadedLesson(folder: folder, language: language)
      var report = LessonReport(
        path: path, id: loaded.canonical?.id ?? "", language: language,
        diagnostics: loaded.diagnostics, proofs: [], sources: loaded.sources)
      if language != .en {
        // What is wrong with the canonical file was reported with it.
        report.diagnostics.removeAll { $0.place.file == 0 && !$0.code.isHardStaleness }
      }
      if let lesson = loaded.lesson, !loaded.diagnostics.contains(where: { $0.severity == .error })
      {
        report.proofs = proofs(of: lesson, isTranslation: language != .en)
      }
      reports.append(report)
      if language == .en && loaded.canonical == nil { break }
    }
    return reports
  }

  /// The proofs of one lesson. A translation has the code of its lesson, token for token, so only its
  /// own words are left to prove: hints, and outputs where strings are translated.
  package func proofs(of lesson: Lesson, isTranslation: Bool = false) -> [Proof] {
    var proofs: [Proof] = []
    for (index, step) in lesson.steps.enumerated() {
      let prover = StepProver(lesson: lesson, index: index, step: step, makeSession: makeSession)
      let printsTranslated = step.fences.contains { occurs("/*tr*/", in: $0.text) }
      if !isTranslation || printsTranslated { proofs += prover.runs() }
      if !isTranslation { proofs += prover.answers() }
      proofs += prover.hints()
    }
    return proofs
  }
}
