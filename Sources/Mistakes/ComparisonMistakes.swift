internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Two pointers are equal when they hold one address; two strings are equal when they read the same.
enum ComparisonMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.newFunctions.flatMap { identity($0) } + run.classes.compactMap { withoutHash($0, run) }
  }

  /// Messages whose answer is a string or number with an address of its own.
  private static let fresh: Set<String> = [
    "stringWithFormat:", "stringByAppendingString:", "stringByAppendingFormat:",
    "stringWithUTF8String:", "uppercaseString", "lowercaseString", "substringFromIndex:",
    "substringToIndex:", "substringWithRange:", "initWithFormat:", "initWithUTF8String:",
    "capitalizedString", "stringByReplacingOccurrencesOfString:withString:",
    "componentsJoinedByString:", "description", "stringValue",
  ]

  private static func identity(_ function: FunctionReading) -> [Diagnostic] {
    function.branches.compactMap { branch in
      guard branch.isEquality, branch.operands.count == 2,
        !branch.operands.contains(where: { if case .number = $0 { true } else { false } })
      else { return nil }
      let isText = branch.operands.contains { origin in
        if origin == .text { return true }
        if let send = function.send(origin) { return fresh.contains(send.selector) }
        return false
      }
      guard isText else { return nil }
      return Diagnostic(.identityForEquality, .warning, at: function.place(branch.pc))
    }
  }

  /// isEqual: of one's own wants a hash of one's own.
  private static func withoutHash(_ info: ClassInfo, _ run: RunEvidence) -> Diagnostic? {
    guard
      let equal = info.methods.last(where: { $0.selector == "isEqual:" && !$0.isClassMethod }),
      run.ownMethod("hash", of: info.index, isClassMethod: false) == nil
    else { return nil }
    return Diagnostic(
      .equalWithoutHash, .warning, arguments: [info.name], at: equal.place)
  }
}
