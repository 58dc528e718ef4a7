import Diagnostics
import LessonEngine
import Session
import Texts
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opening lessons: which course, which lesson, and where the learner left it.
extension Conversation {
  func lessonCommand(_ action: (LessonConversation) -> Void) {
    guard let lesson else {
      complain("shell.lesson.none")
      return
    }
    action(lesson)
  }

  // MARK: The course

  /// The folder of the lessons: the one asked for; else installed beside the program; else in a
  /// checkout above the program; else in the current folder.
  package static func findLessons(
    given: String?, executable: String? = executablePath()
  ) -> String? {
    if let given { return isFolder(given) ? given : nil }
    var candidates: [String] = []
    var folder = executable ?? ""
    if let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      candidates.append(folder + "/../share/selfsame/Lessons")
    }
    while !folder.isEmpty {
      candidates.append(folder + "/Lessons")
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    candidates.append("Lessons")
    return candidates.first {
      if case .bytes = readFile($0 + "/course.md") { true } else { false }
    }
  }

  /// The folder asked for; else the installed course that was opened last; else the built-in one.
  private var lessonsFolder: String? {
    if settings.lessonsFolder == nil, let id = settings.state?.setting("course"),
      let store = CourseStore.ofThisPerson(), store.holds(id)
    {
      return store.folder(of: id)
    }
    return Conversation.findLessons(given: settings.lessonsFolder)
  }

  /// `:courses`: the built-in one, and what is installed.
  func listCourses() {
    let open = lessonsFolder
    var rows: [(id: String, facts: CourseFacts, folder: String)] = []
    if let folder = Conversation.findLessons(given: nil) {
      rows.append(("", CourseStore.facts(inFolder: folder) ?? CourseFacts(), folder))
    }
    if let store = CourseStore.ofThisPerson() {
      rows += store.courses().map { ($0.id, $0, store.folder(of: $0.id)) }
    }
    for row in rows {
      let name = row.id.isEmpty ? page.text("shell.course.builtIn") : row.id
      terminal.answer(
        (row.folder == open ? "▸ " : "  ")
          + [name, row.facts.version.text, title(of: row.facts, in: row.folder)]
          .filter { !$0.isEmpty }.joined(separator: "  "))
    }
    if rows.count < 2 { say("course.none") }
  }

  /// As the course is called in the reader's language.
  private func title(of facts: CourseFacts, in folder: String) -> String {
    let title = Course(folder: folder, language: language).title
    return title.isEmpty ? facts.title : title
  }

  /// `:course ID`: goes on in an installed course; alone: in the built-in one, or, where there is none, in what the
  /// program was started with.
  func openCourse(_ id: String) {
    if !id.isEmpty {
      guard let store = CourseStore.ofThisPerson(), store.holds(id) else {
        complain("shell.course.unknown", [id])
        return
      }
    }
    settings.lessonsFolder =
      id.isEmpty
      ? Conversation.findLessons(given: nil) == nil ? givenLessons : nil
      : CourseStore.ofThisPerson()?.folder(of: id)
    remember("course", to: id)
    toldLeftOut = false
    review = nil
    resumeLesson()
  }

  func course() -> Course? {
    guard let found = lessonsFolder else {
      complain("shell.lesson.noCourse", status: 66)
      return nil
    }
    // One course has one progress, however its path was spelt.
    var folder = found
    if let real = realpath(found, nil) {
      folder = String(cString: real)
      free(real)
    }
    let course = Course(folder: folder, language: lessonLanguage)
    guard !course.entries.isEmpty else {
      complain("shell.lesson.noCourse", status: 66)
      terminal.complain(diagnosticsView(course.diagnostics, sources: course.sources, page: page))
      return nil
    }
    if !course.diagnostics.isEmpty, !toldLeftOut {
      toldLeftOut = true
      say("shell.lesson.leftOut", [String(course.diagnostics.count), course.folder])
    }
    return course
  }

  private var lessonLanguage: Language { language }

  /// A setting that each course has its own of: another course leaves the learner's place in this one alone. What an
  /// earlier version kept for all courses together counts until then.
  private func setting(_ key: String, of course: Course) -> String? {
    guard let state = settings.state else { return nil }
    return state.setting("\(key) \(Progress.name(of: course))") ?? state.setting(key)
  }

  func remember(_ key: String, of course: Course, to value: String) {
    remember("\(key) \(Progress.name(of: course))", to: value)
  }

  /// The way through a course that the learner chose; empty: none yet.
  func route(in course: Course) -> String {
    setting("route", of: course) ?? chosenRoutes[course.folder] ?? ""
  }

  func take(route id: String, in course: Course) {
    chosenRoutes[course.folder] = id
    remember("route", of: course, to: id)
  }

  /// `:route`: the ways through the course; `:route 2`, `:route swift`: goes that way from now on.
  func chooseRoute(_ argument: String) {
    guard let course = course() else { return }
    guard !course.routes.isEmpty else {
      complain("shell.route.none")
      return
    }
    guard !argument.isEmpty else {
      for (number, way) in course.routes.enumerated() {
        let sign = way.id == route(in: course) ? (page.drawsPlainFrames ? "> " : "▸ ") : "  "
        terminal.answer("\(sign)\(number + 1)  \(way.title)  (\(extent(of: way, in: course)))")
      }
      say("shell.route.how")
      return
    }
    let word = argument.lowercased()
    let wanted =
      writtenNumber(word).flatMap {
        course.routes.indices.contains($0 - 1) ? course.routes[$0 - 1] : nil
      }
      ?? course.routes.first { $0.id == word || $0.title.lowercased() == word }
    guard let wanted else {
      complain("shell.route.usage", [argument, String(course.routes.count)])
      return
    }
    take(route: wanted.id, in: course)
    say("shell.route.taken", [wanted.title, extent(of: wanted, in: course)])
    // Enter would go on with the lesson that is open, wherever that stands.
    if let first = firstOpen(in: course), first != lesson?.index,
      let next = course.lesson(at: first).lesson
    {
      say("shell.route.first", [next.title, next.id])
    }
  }

  /// Nothing comes behind the last lesson of a way: what is there besides.
  func tellEndOfWay(in course: Course) {
    guard let way = course.route(route(in: course)) else {
      say("shell.lesson.end")
      return
    }
    let rest = course.entries.count - course.indices(on: way.id).count
    say("shell.route.done", [way.title, extent(of: way, in: course)])
    if rest > 0 { say("shell.route.rest", [String(rest)]) }
    say("shell.route.how")
  }

  /// `9 lessons, 70 steps`
  func extent(of route: CourseRoute, in course: Course) -> String {
    let order = course.indices(on: route.id)
    let steps = order.reduce(0) { $0 + (course.lesson(at: $1).canonical?.steps.count ?? 0) }
    return text("shell.route.extent", [String(order.count), String(steps)])
  }

  /// The first lesson of the learner's route that has something to do, behind one of them where that is given.
  private func firstOpen(in course: Course, behind last: Int = -1) -> Int? {
    let progress = progress(of: course)
    return course.indices(on: route(in: course)).first { index in
      guard index > last, let lesson = course.lesson(at: index).lesson else { return false }
      return progress.solvedSteps(of: lesson) < lesson.steps.count
    }
  }

  func progress(of course: Course) -> Progress {
    guard let folder = settings.state?.path else { return Progress() }
    let progress = Progress(of: course, stateFolder: folder)
    if let damaged = progress.damaged, toldDamage.insert(damaged.path).inserted {
      if let kept = damaged.keptAs {
        say("shell.progress.damaged", [damaged.path, kept])
      } else {
        say("shell.progress.damagedOnly", [damaged.path])
      }
    }
    return progress
  }

  // MARK: Opening

  func resumeLesson() {
    guard let course = course() else { return }
    if review != nil {
      askReview(in: course)
      return
    }
    if let last = lessonLeft(in: course), resumesReview(in: course, of: last) { return }
    openLesson(in: course, at: placeToResume(in: course))
  }

  func startLesson(_ name: String) {
    if name.isEmpty {
      resumeLesson()
      return
    }
    guard let course = course() else { return }
    // `weak 3`: the third step of a lesson.
    let words = name.split(separator: " ").map(String.init)
    let number = words.count > 1 ? words.last.flatMap { writtenNumber($0) } : nil
    let step = number.map { $0 - 1 }
    let called = step == nil ? name : words.dropLast().joined(separator: " ")
    if let index = index(of: called, in: course) {
      if let number, let steps = course.lesson(at: index).lesson?.steps.count,
        !(1...max(1, steps)).contains(number)
      {
        complain("shell.step.usage", [String(number), String(steps)])
        return
      }
      review = nil
      openLesson(in: course, at: index, step: step)
    } else if !called.allSatisfy(\.isNumber),
      let hit = interruptible({ CourseSearch(course).hits(for: called) }).first
    {
      let there = step.map { max(0, $0) } ?? (hit.isAbout ? nil : hit.step)
      review = nil
      openLesson(in: course, at: hit.lesson, step: there)
    } else {
      complain("shell.lesson.unknown", [called])
    }
  }

  /// A lesson by its number, id, folder, or its folder's last name; where several have that, the first one on the
  /// learner's way, and the others are told.
  private func index(of name: String, in course: Course) -> Int? {
    let found = course.indices(called: name)
    let chosen = course.indices(on: route(in: course)).first(where: found.contains) ?? found.first
    let others = found.filter { $0 != chosen }.map { course.entries[$0].slug }
    if !others.isEmpty {
      say("shell.lesson.namesake", [name, listed(others, page)])
    }
    return chosen
  }

  /// The lesson that was opened last.
  private func lessonLeft(in course: Course) -> Int? {
    setting("lesson", of: course).flatMap { slug in
      course.entries.firstIndex { $0.slug == slug }
    } ?? openStep(in: course).flatMap { course.index(of: $0.lesson) }
  }

  /// The lesson opened last, if anything in it is left to do; else the first with something left.
  private func placeToResume(in course: Course) -> Int {
    let last = lessonLeft(in: course)
    if let last, let lesson = course.lesson(at: last).lesson,
      progress(of: course).solvedSteps(of: lesson) < lesson.steps.count
    {
      return last
    }
    return firstOpen(in: course, behind: last ?? -1) ?? firstOpen(in: course) ?? last ?? 0
  }

  func openLesson(in course: Course, at index: Int, step: Int? = nil) {
    let loaded = course.lesson(at: index)
    guard let lesson = loaded.lesson else {
      let name = course.entries.indices.contains(index) ? course.entries[index].slug : ""
      complain("shell.lesson.broken", [name])
      terminal.complain(diagnosticsView(loaded.diagnostics, sources: loaded.sources, page: page))
      return
    }
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    use(session)
    let run = LearnerRun(lesson: lesson, session: session, progress: progress(of: course))
    self.lesson = LessonConversation(
      course: course, index: index, run: run, sources: loaded.sources, shell: self)
    remember("lesson", of: course, to: course.entries[index].slug)
    if run.changedSinceLearnt { say("shell.lesson.changed") }
    if step == nil { _ = run.go(to: stepToOpen(of: lesson, in: course)) }
    if let step, run.go(to: step) {
      self.lesson?.showStep()
    } else {
      self.lesson?.open()
    }
  }

  /// The step that was open when the program was left last, by its ids: they stay when a lesson moves to another
  /// folder.
  private func openStep(in course: Course) -> (lesson: String, step: String)? {
    let words = setting("step", of: course)?.split(separator: " ").map(String.init) ?? []
    return words.count == 2 ? (words[0], words[1]) : nil
  }

  private func stepToOpen(of lesson: Lesson, in course: Course) -> Int {
    let left = openStep(in: course).flatMap { lesson.names.contains($0.lesson) ? $0.step : nil }
    return progress(of: course).stepToOpen(of: lesson, left: left)
  }

  /// Where the next start of the program goes on, as `resumeLesson` has it.
  func placeOfNextStart(in course: Course) -> (title: String, step: Int)? {
    let question = lessonLeft(in: course).flatMap { questionsLeft(in: course, of: $0).first }
    let index = question?.lesson ?? placeToResume(in: course)
    guard let lesson = course.lesson(at: index).lesson else { return nil }
    return (lesson.title, question?.step ?? stepToOpen(of: lesson, in: course))
  }

  /// The same step in the language just chosen.
  func reopenLesson() {
    guard let open = lesson, let course = course() else { return }
    openLesson(in: course, at: open.index, step: open.run.position)
  }

  /// The parts, and the lessons of the open one: at a terminal everything that fits on a screen. `:lessons all` and a
  /// pipe have every lesson; a part's name has its lessons, a lesson's name or number its steps.
  func listLessons(_ argument: String) {
    guard let course = course() else { return }
    let progress = progress(of: course)
    let isAll = CommandWord.all.isMeant(by: argument)
    let parts = course.indices(ofPart: argument)
    if !argument.isEmpty, !isAll, parts.isEmpty {
      guard let index = index(of: argument, in: course) else {
        complain("shell.lesson.unknown", [argument])
        return
      }
      listSteps(of: index, in: course, progress)
      return
    }
    let way = course.indices(on: route(in: course))
    // Somebody may be, or have been, in lessons beside the way.
    let beside =
      argument.isEmpty
      ? course.entries.indices.filter { index in
        !way.contains(index)
          && (lesson?.index == index
            || course.lesson(at: index).lesson.map { progress.solvedSteps(of: $0) > 0 } ?? false)
      } : []
    let listed = isAll ? Array(course.entries.indices) : argument.isEmpty ? way + beside : parts
    func part(_ index: Int) -> String {
      beside.contains(index) ? text("shell.lessons.beside") : course.entries[index].part
    }
    let rows = listed.map { index in
      let entry = course.entries[index]
      let loaded = course.lesson(at: index).lesson
      return CourseRow(
        part: part(index), number: entry.number, title: entry.title,
        name: course.name(of: index),
        done: loaded.map { progress.solvedSteps(of: $0) } ?? 0, total: loaded?.steps.count ?? 0,
        isOpen: lesson?.index == index, isBeside: beside.contains(index))
    }
    let isShort = argument.isEmpty && lines.isInteractive
    let open = lesson.flatMap {
      course.entries.indices.contains($0.index) ? part($0.index) : nil
    }
    let view = courseView(
      title: course.title, rows: rows, page: page,
      fitting: isShort ? (terminal.screen?.lines ?? 24) - 4 : nil, openPart: open)
    let bytes = terminal.capturing {
      self.terminal.answer(view)
      if listed.count < course.entries.count, argument.isEmpty {
        self.say("shell.route.rest", [String(course.entries.count - listed.count)])
      }
      self.say(isShort ? "shell.lessons.end.short" : "shell.lessons.end")
    }
    let pager = Pager(
      terminal: terminal, lines: lines, page: page, title: StyledLine(course.title, .heading))
    _ = pager.show(bytes, used: 0)
  }

  private func listSteps(of index: Int, in course: Course, _ progress: Progress) {
    guard let listed = course.lesson(at: index).lesson else { return }
    let isOpen = lesson?.index == index
    let rows = listed.steps.enumerated().map { number, step in
      StepRow(
        number: number + 1, title: step.title ?? (number == 0 ? listed.title : step.id),
        kind: step.isTask ? .task : step.prediction != nil ? .prediction : .reading,
        isDone: progress.isSolved(step, of: listed),
        isWrong: step.prediction != nil && progress.isOpenMiss(step, of: listed),
        isOpen: isOpen && lesson?.run.position == number)
    }
    terminal.answer(stepsView(title: listed.title, rows: rows, page: page))
  }

  func reset() {
    if let lesson {
      lesson.reset()
    } else {
      useFreeSession()
      say("shell.reset.free")
    }
  }

  /// `:leave`: out of the lesson into a world of one's own; `:start` leads back to the same step.
  func leaveLesson() {
    guard lesson != nil else {
      say("shell.leave.none")
      return
    }
    lesson = nil
    useFreeSession()
    say("shell.leave.done")
  }

  private func useFreeSession() {
    let mode = session.lessonMode
    use(Conversation.freeSession())
    session.lessonMode = mode
    toldLost = []
    searchedLosses = nil
  }
}
