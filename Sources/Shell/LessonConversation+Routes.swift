import LessonEngine
import Views

/// The first lesson ends with a question: which way through the course?
extension LessonConversation {
  var routesOffered: [CourseRoute] { course.routes }

  /// At the end of the course's first lesson, where somebody sits who has not chosen yet.
  var offersRoutes: Bool {
    shell.lines.isInteractive && index == 0 && run.isLastStep && routesOffered.count > 1
      && !run.step.isTask && course.route(shell.route) == nil
  }

  func askRoute() {
    awaitsRoute = true
    let width = routesOffered.map { shell.page.displayWidth($0.title) }.max() ?? 0
    for (number, route) in routesOffered.enumerated() {
      var line = StyledLine("  \(number + 1)  ", .dim)
      line.append(route.title, .bold)
      line.append(String(repeating: " ", count: width - shell.page.displayWidth(route.title) + 2))
      line.append(shell.extent(of: route, in: course), .dim)
      terminal.answer(wrap(line, width: shell.page.width, indent: "       "))
    }
  }

  /// A digit while the way is asked for.
  func route(in line: String) -> Int? {
    guard awaitsRoute else { return nil }
    let digits = String(line.compactMap { $0.wholeNumberValue }.map { String($0) }.joined())
    guard line.allSatisfy({ $0.wholeNumberValue != nil || $0.isWhitespace || ".)".contains($0) }),
      let number = writtenNumber(digits), (1...routesOffered.count).contains(number)
    else { return nil }
    return number
  }

  func chooseRoute(_ number: Int) {
    awaitsRoute = false
    let route = routesOffered[number - 1]
    shell.take(route: route.id)
    shell.say("shell.route.taken", [route.title, shell.extent(of: route, in: course)])
    shell.say("shell.route.how")
    // What asks nothing is done by reading it.
    _ = run.next()
    tellProgressProblem()
    if let next = course.next(after: index, on: route.id) { shell.openLesson(in: course, at: next) }
  }
}
