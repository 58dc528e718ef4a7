/// Operators: how closely each binds, and those that a program declares.
extension SwiftParser {
  /// Swift's own groups of operators.
  private static let groups: [String: (level: Int, right: Bool)] = [
    "AssignmentPrecedence": (1, true), "TernaryPrecedence": (2, true),
    "LogicalDisjunctionPrecedence": (3, false), "LogicalConjunctionPrecedence": (4, false),
    "ComparisonPrecedence": (5, false), "NilCoalescingPrecedence": (6, true),
    "RangeFormationPrecedence": (8, false), "AdditionPrecedence": (9, false),
    "MultiplicationPrecedence": (10, false), "BitwiseShiftPrecedence": (11, false),
  ]

  /// Of these no two stand beside each other.
  static let standingAlone = [
    5: "ComparisonPrecedence", 8: "RangeFormationPrecedence", 11: "BitwiseShiftPrecedence",
  ]

  /// `infix operator ** : MultiplicationPrecedence`, wherever it stands in the text.
  mutating func collectOperators() {
    for index in tokens.indices.dropLast(4)
    where tokens[index].text == "infix" && tokens[index + 1].text == "operator"
      && tokens[index + 2].kind == .operator && tokens[index + 3].text == ":"
    {
      operators[tokens[index + 2].text] = SwiftParser.groups[tokens[index + 4].text]
    }
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "prefix" && tokens[index + 1].text == "operator"
      && tokens[index + 2].kind == .operator
    {
      prefixOperators.insert(tokens[index + 2].text)
    }
  }

  /// Whether an operator of the program's is declared here that stands in front of its operand.
  var declaresPrefix: Bool {
    current.text == "prefix" && peek().text == "operator" && peek(2).kind == .operator
  }

  /// The declaration of an operator says nothing else.
  mutating func operatorDeclaration(_ start: Int) throws(Failure) -> Int {
    if declaresPrefix {
      for _ in 0..<3 { advance() }
      return node(.importDeclaration, from: start)
    }
    guard peek().text == "operator", operators[peek(2).text] != nil else {
      throw refuse(current.text)
    }
    for _ in 0..<5 { advance() }
    return node(.importDeclaration, from: start)
  }

  func precedence(_ op: String) -> (level: Int, right: Bool)? {
    if let own = operators[op] { return own }
    return switch op {
    case "=", "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "&=", "|=", "^=",
      "<<=", ">>=":
      (1, true)
    case "?": (2, true)
    case "||": (3, false)
    case "&&": (4, false)
    case "<", ">", "<=", ">=", "==", "!=", "===", "!==", "~=": (5, false)
    case "??": (6, true)
    case "is", "as": (7, false)
    case "..<", "...": (8, false)
    case "+", "-", "&+", "&-", "|", "^": (9, false)
    case "*", "/", "%", "&*", "&": (10, false)
    case "<<", ">>": (11, false)
    default: nil
    }
  }
}
