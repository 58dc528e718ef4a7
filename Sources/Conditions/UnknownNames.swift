package import Diagnostics
package import Session
import VirtualMachine

/// A name in a condition that nothing declares: a class, a selector, a variable.
///
/// `made(Prnter) == 0` must not hold because somebody mistyped a name: what never existed was never made, and
/// the check would prove nothing. So a condition with an unknown name does not hold, whatever it says. If
/// the name is unknown after the author's own solution as well, it is the author's slip; else the learner's
/// answer lacks something that it could have declared, and the line fails with its words. An expression that the
/// compiler refuses for another reason is treated alike.
package struct UnknownName: Equatable {
  /// The name, or the compiler's sentence.
  package var name: String
  package var isSentence = false
  package var suggestion: String?

  /// The author's slip as a problem of the lesson.
  package func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      isSentence ? .lessonCheckRefused : .lessonUnknownName, arguments: [name], at: place,
      suggestion: suggestion)
  }
}

extension CheckWorld {
  /// Notes what the compiler, or the message that nobody understood, says about an expression.
  package func note(_ outcome: Outcome) {
    if outcome.status == .stopped, let stop = outcome.stop { return note(stop) }
    if outcome.status == .failed { note(outcome.diagnostics) }
  }

  func note(_ stop: Stop) {
    guard doubt.name == nil, case .unrecognizedSelector(_, let selector, _, _, _) = stop,
      !isDeclared(selector)
    else { return }
    noteUnknown(selector, among: selectors)
  }

  func note(_ diagnostics: [Diagnostic]) {
    guard doubt.name == nil, let problem = diagnostics.first(where: { $0.severity == .error })
    else { return }
    switch problem.code {
    case .undeclaredFunction:
      let functions = CheckFunction.allCases.map(\.rawValue)
      noteUnknown(problem.arguments.first ?? "", among: functions + variables + classes)
    case .undeclared, .unknownType:
      noteUnknown(problem.arguments.first ?? "", among: variables + classes)
    default:
      let sentence = problem.title ?? problem.arguments.first ?? problem.code.rawValue
      // swiftc's words for an unknown name.
      if sentence.hasPrefix("cannot find '"),
        let name = sentence.split(separator: "'").dropFirst().first
      {
        noteUnknown(String(name), among: variables + classes)
        return
      }
      doubt.name = UnknownName(name: sentence, isSentence: true)
    }
  }

  package func noteUnknown(_ name: String, among names: @autoclosure () -> [String]) {
    if doubt.name != nil { return }
    // Most unknown names are what an answer lacks, and nobody is told what else could have been meant.
    let suggestion = doubt.isForAuthor ? closestName(to: name, among: names()) : nil
    doubt.name = UnknownName(name: name, suggestion: suggestion)
  }

  /// Whether there is a class of this name, here or in a part of the library that nobody called for.
  package func isClass(_ name: String) -> Bool {
    if hasClass(name) || session.libraryDeclares(class: name) { return true }
    noteUnknown(name, among: classes + variables)
    return false
  }

  /// Whether there is such a class now, or was until a stopped input was undone.
  package func hasClass(_ name: String) -> Bool {
    session.classInfo(named: name) != nil || undone?.classes.contains(name) == true
  }

  /// Whether some code has a message of this name: a method, a message sent, `@selector`.
  package func isSelector(_ name: String) -> Bool {
    if session.hasSelector(name) || session.libraryNames(selector: name) { return true }
    noteUnknown(name, among: selectors)
    return false
  }

  package func isVariable(_ name: String) -> Bool {
    session.globals().contains { $0.displayName == name }
  }

  /// The selector that a name means: in Swift a method may be named as Swift does, `move(by:to:)`.
  package func selector(_ written: String) -> String {
    guard dialect == .swift, !session.hasSelector(written), written.hasSuffix(")"),
      let bracket = written.firstIndex(of: "(")
    else { return written }
    let name = String(written[..<bracket])
    let labels = written[written.index(after: bracket)...].dropLast().split(separator: ":")
      .map(String.init)
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    if first == "_" { return name + ":" + rest }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    let forms = ["\(name)\(capital):\(rest)", "\(name)With\(capital):\(rest)"]
    return forms.first { session.hasSelector($0) } ?? written
  }

  private func isDeclared(_ selector: String) -> Bool {
    session.libraryNames(selector: selector)
      || session.classes().contains { $0.methods.contains { $0.selector == selector } }
  }

  // MARK: What could have been meant

  private var classes: [String] { session.classNames(withLibrary: false) }

  private var variables: [String] {
    session.globals().filter { !$0.isPrelude && !$0.displayName.contains(".") }
      .map(\.displayName)
  }

  /// Those of the program first: of two names equally near, theirs.
  private var selectors: [String] {
    let classes = session.classes()
    return (classes.filter { !$0.isPrelude } + classes.filter(\.isPrelude))
      .flatMap { $0.methods.map(\.selector) }
  }
}
