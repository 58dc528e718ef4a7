import LessonEngine
import Views

/// The first lesson ends with a question: which way through the course?
extension LessonConversation {
  var routesOffered: [CourseRoute] { course.routes }

  /// At the end of the course's first lesson, where somebody sits who has not chosen yet.
  var offersRoutes: Bool {
    index == 0 && run.isLastStep && routesOffered.count > 1
      && !run.step.isTask && course.route(shell.route(in: course)) == nil
  }

  func askRoute() {
    awaitsRoute = shell.lines.isInteractive
    let width = routesOffered.map { shell.page.displayWidth($0.title) }.max() ?? 0
    for (number, route) in routesOffered.enumerated() {
      var line = StyledLine("  \(number + 1)  ", .dim)
      line.append(route.title, .bold)
      line.append(String(repeating: " ", count: width - shell.page.displayWidth(route.title) + 2))
      line.append(shell.extent(of: route, in: course), .dim)
      terminal.answer(wrap(line, width: shell.page.width, indent: "       "))
    }
    if !awaitsRoute { shell.say("shell.route.how") }
  }

  /// What a line says while the way is asked for.
  enum RouteAnswer {
    case route(Int)
    case noRoute
  }

  /// nil: no number, so it is code or a command as everywhere.
  func routeAnswer(in line: String) -> RouteAnswer? {
    guard awaitsRoute,
      line.allSatisfy({ $0.wholeNumberValue != nil || $0.isWhitespace || ".)".contains($0) })
    else { return nil }
    let number = writtenNumber(line.compactMap { $0.wholeNumberValue.map(String.init) }.joined())
    guard let number, (1...routesOffered.count).contains(number) else { return .noRoute }
    return .route(number)
  }

  func remindOfRoute() { shell.say("shell.route.which", [String(routesOffered.count)]) }

  func chooseRoute(_ number: Int) {
    awaitsRoute = false
    let route = routesOffered[number - 1]
    shell.take(route: route.id, in: course)
    shell.say("shell.route.taken", [route.title, shell.extent(of: route, in: course)])
    shell.say("shell.route.how")
    // What asks nothing is done by reading it.
    _ = run.next()
    tellProgressProblem()
    // What was wrong in this part is asked first; the way goes on behind it.
    if shell.beginReview(in: course, after: index) { return }
    if let next = course.next(after: index, on: route.id) { shell.openLesson(in: course, at: next) }
  }
}
