import Diagnostics
import Session
import VirtualMachine

/// A name in a condition that nothing declares: a class, a selector, a variable.
///
/// `made(Prnter) == 0` must not hold because somebody mistyped a name: what never existed was never made, and
/// the check would prove nothing. So a condition with an unknown name does not hold, whatever it says. If
/// the name is unknown after the author's own solution as well, it is the author's slip; else the learner's
/// answer lacks something that it could have declared, and the line fails with its words.
struct UnknownName: Equatable {
  /// The name, or the compiler's sentence about a condition that it does not understand.
  var name: String
  var suggestion: String?

  /// The author's slip as a problem of the lesson.
  func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(.lessonUnknownName, arguments: [name], at: place, suggestion: suggestion)
  }
}

extension CheckWorld {
  /// Notes what the compiler, or the message that nobody understood, says about an expression.
  func note(_ outcome: Outcome) {
    if doubt.name != nil { return }
    if outcome.status == .stopped, case .unrecognizedSelector(_, let selector, _, _)? = outcome.stop
    {
      if !isDeclared(selector) { noteUnknown(selector, among: selectors) }
      return
    }
    guard outcome.status == .failed,
      let problem = outcome.diagnostics.first(where: { $0.severity == .error })
    else { return }
    switch problem.code {
    case .undeclared, .undeclaredFunction, .unknownType:
      noteUnknown(problem.arguments.first ?? "", among: variables + classes)
    default:
      doubt.name = UnknownName(
        name: problem.title ?? problem.arguments.first ?? problem.code.rawValue, suggestion: nil)
    }
  }

  func noteUnknown(_ name: String, among names: [String]) {
    if doubt.name != nil { return }
    doubt.name = UnknownName(name: name, suggestion: closestName(to: name, among: names))
  }

  /// Whether there is a class of this name, here or in a part of the library that nobody called for.
  func isClass(_ name: String) -> Bool {
    if session.classInfo(named: name) != nil || session.libraryDeclares(class: name) { return true }
    noteUnknown(name, among: classes + variables)
    return false
  }

  /// Whether some code has a message of this name: a method, a message sent, `@selector`.
  func isSelector(_ name: String) -> Bool {
    if session.hasSelector(name) || session.libraryNames(selector: name) { return true }
    noteUnknown(name, among: selectors)
    return false
  }

  private func isDeclared(_ selector: String) -> Bool {
    session.libraryNames(selector: selector)
      || session.classes().contains { $0.methods.contains { $0.selector == selector } }
  }

  // MARK: What could have been meant

  private var classes: [String] { session.classes().filter { !$0.isPrelude }.map(\.name) }

  private var variables: [String] {
    session.globals().filter { !$0.isPrelude && !occurs(".", in: $0.displayName) }
      .map(\.displayName)
  }

  /// Those of the program first: of two names equally near, theirs.
  private var selectors: [String] {
    let classes = session.classes()
    return (classes.filter { !$0.isPrelude } + classes.filter(\.isPrelude))
      .flatMap { $0.methods.map(\.selector) }
  }
}
