import Session
import VirtualMachine

/// Conditions that need no compiler.
///
/// Most lines of most checks are `b same a` or `count(a) == 2`: names of variables, a function of the check
/// language, a number. Their values stand in the machine, so nothing has to be compiled, nothing runs, and no
/// branch has to be thrown away. A course is proved in half the time, which is what an author waits for. What
/// is not of this kind, or could be stopped on the way (a variable that points to a dead object), goes the
/// long way, and the answer is the same.
extension CheckWorld {
  package func quickTruth(of condition: CheckCondition) -> Bool? {
    if answered.isStopped { return nil }
    switch condition {
    case .same(let left, let right):
      guard let a = plainObject(left), let b = plainObject(right) else { return nil }
      return a == b
    case .holds(let expression): return quickComparison(expression)
    default: return nil
    }
  }

  /// `f(…)`, or `f(…)` compared with a number.
  private func quickComparison(_ expression: CheckExpression) -> Bool? {
    guard case .call(let function, let arguments)? = expression.pieces.first,
      expression.pieces.count <= 2
    else { return nil }
    var comparison = Comparison.notEqual
    var bound = 0
    if expression.pieces.count == 2 {
      guard case .text(let rest) = expression.pieces[1] else { return nil }
      let tokens = CheckTokens(Array(rest.utf8))
      guard tokens.tokens.count == 2,
        let written = Comparison(rawValue: tokens.text(tokens.tokens[0])),
        let number = Int(tokens.text(tokens.tokens[1]))
      else { return nil }
      comparison = written
      bound = number
    }
    return quickValue(of: function, arguments).map { comparison.holds($0, bound) }
  }

  private func quickValue(of function: CheckFunction, _ arguments: [CheckExpression]) -> Int? {
    switch function {
    case .count: quickObject(arguments[0]).flatMap { Int(exactly: $0.count) }
    case .inits: quickObject(arguments[0]).map { Int($0.initCount) }
    case .pooled: quickObject(arguments[0]).map { pooledCount(of: $0.serial) }
    case .live, .objects:
      session.classInfo(named: arguments[0].source).map { info in
        session.objects().count { $0.className == info.name }
      }
    case .made:
      isPlain(arguments[0])
        ? objects(
          in: log,
          of: matcher(EventPattern(kind: .alloc, selector: "", subject: arguments[0].source)))
        : nil
    case .deallocs:
      isPlain(arguments[0])
        ? log.count(
          where: matcher(EventPattern(kind: .dealloc, selector: "", subject: arguments[0].source)))
        : nil
    case .sent where arguments.count == 1 || isPlain(arguments[1]):
      session.hasSelector(arguments[0].source)
        ? log.count(
          where: matcher(
            EventPattern(
              kind: .sent, selector: arguments[0].source,
              subject: arguments.count > 1 ? arguments[1].source : "")))
        : nil
    case .leaks: leakCount
    default: nil
    }
  }

  /// A class, or a variable that holds a live object: the matcher finds it without asking the compiler.
  private func isPlain(_ expression: CheckExpression) -> Bool {
    session.classInfo(named: expression.source) != nil || quickObject(expression) != nil
  }

  private func quickObject(_ expression: CheckExpression) -> ObjectInfo? {
    plainObject(expression).flatMap { $0 == 0 ? nil : session.object($0) }
  }

  /// The object in a variable: its serial, 0 for nil. nil where the expression is no name of an object variable,
  /// or the object is dead.
  private func plainObject(_ expression: CheckExpression) -> UInt32? {
    guard expression.pieces.count == 1, case .text(let name)? = expression.pieces.first,
      let variable = session.globals().last(where: { $0.displayName == name }),
      !variable.isPrelude, variable.size == 8, variable.encoding.hasPrefix("@"),
      let address = session.word(at: variable.address)
    else { return nil }
    if address == 0 { return 0 }
    let serial = session.serial(ofAddress: address)
    return serial != 0 && session.object(serial) != nil ? serial : nil
  }
}
