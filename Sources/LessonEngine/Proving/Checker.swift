import Diagnostics
package import Session
package import Texts

/// What the shell would show for a run, in plain text. Those who draw live above this floor, so they lend a
/// function; without one `shell` fences are not compared.
package typealias EchoDrawing = (Outcome, ProgramSession, Language) -> String

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
  private let echo: EchoDrawing?

  package init(
    shard: Shard? = nil, echo: EchoDrawing? = nil, makeSession: @escaping SessionMaker
  ) {
    self.shard = shard
    self.echo = echo
    self.makeSession = makeSession
  }

  /// Proves everything the paths name: lesson files, lesson folders, courses, folders of lessons.
  package func check(_ paths: [String]) -> CheckReport {
    let plan = plan(paths)
    var report = CheckReport()
    report.lessons = plan.reports
    let desk = Desk()
    for folder in plan.folders {
      report.lessons += prove(folder, root: plan.roots[folder], on: desk)
    }
    return report
  }

  /// What there is to prove: the folders of lessons, and the reports on what needs no proof.
  package struct Plan: Sendable {
    package var reports: [LessonReport] = []
    package var folders: [String] = []
    /// The folder that was named, for lessons that were found below one: without a course they are one another's.
    package var roots: [String: String] = [:]
  }

  package func plan(_ paths: [String]) -> Plan {
    var plan = Plan()
    func refuse(_ code: DiagnosticCode, _ path: String) {
      plan.reports.append(
        LessonReport(
          path: path, id: "", language: .en,
          diagnostics: [Diagnostic(code, arguments: [path], at: .none)], proofs: [],
          sources: SourceMap()))
    }
    for path in paths {
      if path.hasSuffix(".md"), !path.hasSuffix("course.md"), DiskFile.exists(path) {
        plan.folders.append(folder(of: path))
      } else if DiskFile.exists(path + "/lesson.md") {
        plan.folders.append(path)
      } else if DiskFile.isFolder(path) {
        var found = Course.lessonFolders(below: path)
        let isCourse = DiskFile.exists(path + "/course.md")
        if isCourse { plan.reports += contents(of: path, found: &found) }
        // Nothing was proved of nothing.
        if found.isEmpty, !isCourse { refuse(.notALesson, path) }
        plan.folders += found.map { "\(path)/\($0)" }
        for slug in found { plan.roots["\(path)/\(slug)"] = path }
      } else {
        refuse(DiskFile.exists(path) ? .notALesson : .unreadableFile, path)
      }
    }
    var seen: Set<String> = []
    plan.folders.removeAll { !seen.insert($0).inserted }
    if let shard {
      plan.folders = plan.folders.enumerated().filter { shard.holds($0.offset) }.map(\.element)
    }
    return plan
  }

  /// What is known of courses while their lessons are proved.
  package final class Desk {
    fileprivate var indices: [String: CourseIndex] = [:]
    fileprivate var glossaries: [String: Glossary] = [:]
    package init() {}
  }

  package func prove(_ folder: String, root: String?, on desk: Desk) -> [LessonReport] {
    let known = CourseIndex.courseFolder(above: folder) ?? root
    let course = known ?? folder
    let index =
      desk.indices[course]
      ?? (known == nil ? CourseIndex(beside: folder) : CourseIndex(folder: course))
    desk.indices[course] = index
    let glossary = desk.glossaries[course] ?? Glossary(course: course)
    desk.glossaries[course] = glossary
    return lesson(folder, index, glossary)
  }

  // MARK: A lesson within its course

  private func problems(of lesson: Lesson, in index: CourseIndex) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for need in lesson.needs where !index.holds(need) && need != lesson.id {
      let near = index.ids.first { $0.hasPrefix(need + ".") || need.hasPrefix($0 + ".") }
      problems.append(
        Diagnostic(
          .lessonUnknownNeed, .warning, arguments: [need], at: lesson.needsPlace,
          suggestion: closestName(to: need, among: index.ids) ?? near))
    }
    for id in lesson.names {
      // One of them says it; where there are many, each has this lesson for its other.
      let own = DiskFile.realPath(folder(of: lesson.path))
      if let other = index.folders(of: id).first(where: { $0 != own }) {
        let name = String(other.split(separator: "/").last ?? "")
        problems.append(Diagnostic(.lessonDuplicateID, arguments: [id, name], at: lesson.idPlace))
      }
    }
    for taught in lesson.teaches {
      if let near = Concept.almost(taught) {
        problems.append(
          Diagnostic(
            .lessonUnknownConcept, arguments: [taught], at: lesson.teachesPlace, suggestion: near))
      }
    }
    if index.allNeeds(of: lesson).contains(lesson.id) {
      let way = lesson.needs.first { index.needs(of: $0).contains(lesson.id) } ?? lesson.id
      problems.append(
        Diagnostic(.lessonNeedsItself, arguments: [lesson.id, way], at: lesson.needsPlace))
    }
    return problems
  }

  /// What the code uses was taught, here or in a lesson that this one needs. Of a concept that no lesson of
  /// the course teaches nothing is asked: readers are taken to bring it along.
  private func concepts(of lesson: Lesson, in index: CourseIndex) -> [Proof] {
    let taught = index.taught(in: lesson).union(lesson.shows.map(Concept.key))
    var untaught: [String] = []
    var place = SourceRange.none
    var seen: Set<String> = []
    for step in lesson.steps {
      for fence in step.fences where [.run, .task, .solution].contains(fence.role) {
        for (concept, _) in Concept.used(in: fence.text, language: fence.language)
        where !concept.isTaught(by: taught) && seen.insert(concept.id).inserted {
          guard let teacher = index.teacher(of: concept) else { continue }
          if untaught.isEmpty { place = fence.place }
          untaught.append("\(concept.id) (\(step.id); \(teacher))")
        }
      }
    }
    let problem =
      untaught.isEmpty
      ? nil
      : Proof.Failure(
        reason: .untaught, arguments: [untaught.joined(separator: ", ")], diagnostics: [],
        sources: SourceMap())
    return [Proof(step: "lesson", kind: .concepts, name: "", place: place, failure: problem)]
  }

  private func brokenLinks(of lesson: Lesson, in folder: String) -> [Diagnostic] {
    lesson.links.compactMap { link in
      let path = link.destination.split(separator: "#", omittingEmptySubsequences: false)[0]
      if path.isEmpty || link.destination.contains("://") || path.hasPrefix("mailto:") {
        return nil
      }
      if DiskFile.exists("\(folder)/\(path)") { return nil }
      return Diagnostic(.lessonBrokenLink, arguments: [link.destination], at: link.place)
    }
  }

  /// The tables of contents; puts the lessons into their order.
  private func contents(of path: String, found: inout [String]) -> [LessonReport] {
    var reports: [LessonReport] = []
    let canonical = Course(folder: path, language: .en)
    for language in Language.allCases {
      let file = language.fileName("course")
      guard DiskFile.exists("\(path)/\(file)") else { continue }
      let course = language == .en ? canonical : Course(folder: path, language: language)
      var problems = course.diagnostics
      let slugs = course.entries.map(\.slug)
      if slugs != canonical.entries.map(\.slug) {
        let place = course.entries.first?.place ?? .none
        problems.append(Diagnostic(.translationCodeDiffers, arguments: [file], at: place))
      }
      let ways = { (course: Course) in
        course.routes.map { [$0.id] + $0.assumes + $0.stops.map(\.slug) }
      }
      if ways(course) != ways(canonical) {
        let place = course.routes.first?.place ?? .none
        problems.append(Diagnostic(.translationCodeDiffers, arguments: [file], at: place))
      }
      if language == .en {
        for slug in found where !slugs.contains(slug) {
          problems.append(Diagnostic(.courseUnlistedLesson, .warning, arguments: [slug], at: .none))
        }
        for language in course.facts.languages where !isThere(language, in: path, found) {
          problems.append(
            Diagnostic(.courseLanguageMissing, .warning, arguments: [language.code], at: .none))
        }
        problems += misplaced(in: course) + course.routeProblems()
        found = slugs + found.filter { !slugs.contains($0) }
      }
      reports.append(
        LessonReport(
          path: "\(path)/\(file)", id: "", language: language, diagnostics: problems, proofs: [],
          sources: course.sources))
    }
    return reports
  }

  private func isThere(_ language: Language, in course: String, _ slugs: [String]) -> Bool {
    language == .en || DiskFile.exists("\(course)/\(language.fileName("course"))")
      || slugs.contains { DiskFile.exists("\(course)/\($0)/\(language.lessonFile)") }
  }

  /// Lessons that stand before one that they need.
  private func misplaced(in course: Course) -> [Diagnostic] {
    let lessons = course.entries.indices.map { course.lesson(at: $0).canonical }
    let ids = lessons.map { $0?.id ?? "" }
    var problems: [Diagnostic] = []
    for (position, lesson) in lessons.enumerated() {
      for need in lesson?.needs ?? [] where ids[(position + 1)...].contains(need) {
        problems.append(
          Diagnostic(
            .courseOrder, arguments: [lesson?.id ?? "", need], at: course.entries[position].place))
      }
    }
    return problems
  }

  private func lesson(
    _ folder: String, _ index: CourseIndex, _ glossary: Glossary
  ) -> [LessonReport] {
    var reports: [LessonReport] = []
    let strangers = BesideLesson(folder).problems()
    let original = index.original(folder) ?? LoadedLesson(folder: folder, language: .en)
    for language in Language.allCases {
      let name = language.lessonFile
      let path = "\(folder)/\(name)"
      if language != .en && !DiskFile.exists(path) { continue }
      let loaded = language == .en ? original : LoadedLesson(original, folder, language)
      var report = LessonReport(
        path: path, id: loaded.canonical?.id ?? "", language: language,
        diagnostics: loaded.diagnostics, proofs: [], sources: loaded.sources)
      if language == .en, let lesson = loaded.canonical {
        report.diagnostics += problems(of: lesson, in: index)
        report.diagnostics += strangers + BesideLesson(folder).unmatchedAnswers(of: lesson)
      }
      if let lesson = loaded.lesson, lesson.language == language {
        report.diagnostics += brokenLinks(of: lesson, in: folder)
        report.diagnostics += glossary.warnings(
          in: loaded.sources.files[Int(lesson.file)], file: lesson.file, language)
      }
      if language != .en {
        // What is wrong with the canonical file was reported with it.
        report.diagnostics.removeAll { $0.place.file == 0 && !$0.code.isHardStaleness }
      }
      if let lesson = loaded.lesson, !loaded.diagnostics.contains(where: { $0.severity == .error })
      {
        report.proofs = proofs(of: lesson, isTranslation: language != .en)
        if language == .en { report.proofs += concepts(of: lesson, in: index) }
        let places = LessonPlaces(lesson, loaded.sources)
        report.proofs = report.proofs.toldOnce().map(places.told)
        // Slips in the file, and no proofs.
        let slips: [Proof.Reason?] = [.unknownNames, .neverFails]
        for proof in report.proofs where slips.contains(proof.failure?.reason) {
          report.diagnostics += proof.failure?.diagnostics ?? []
        }
        report.proofs.removeAll { slips.contains($0.failure?.reason) }
      }
      // What has to be mended stands before what may be.
      let isError = { (problem: Diagnostic) in problem.severity == .error }
      report.diagnostics =
        report.diagnostics.filter(isError) + report.diagnostics.filter { !isError($0) }
      reports.append(report)
      if language == .en && loaded.canonical == nil { break }
    }
    return reports
  }

  /// The proofs of one lesson. A translation has the code of its lesson, token for token, so only its
  /// own words are left to prove: hints, and outputs where strings are translated.
  package func proofs(of lesson: Lesson, isTranslation: Bool = false) -> [Proof] {
    var proofs: [Proof] = []
    // One machine for the whole lesson: making one maps 32 MB.
    let path = WorldPath(of: lesson, makeSession: makeSession)
    let firstOwnWords = lesson.firstOwnWords
    for (index, step) in lesson.steps.enumerated() {
      let prover = StepProver(
        lesson: lesson, index: index, step: step, path: path, echo: echo)
      let printsTranslated =
        index >= firstOwnWords || step.fence(.shell) != nil
      if !isTranslation || printsTranslated { proofs += prover.runs() }
      if !isTranslation { proofs += prover.answers() }
      proofs += prover.hints()
    }
    return proofs
  }
}
