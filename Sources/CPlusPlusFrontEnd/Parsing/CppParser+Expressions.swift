import Diagnostics

/// Expressions, by the strength of their operators; what binds weakest is read first.
extension CppParser {
  mutating func expression() throws -> CppTree.ID {
    var left = try assignment()
    while isSign(",") {
      at += 1
      if skip("...") {
        left = try fold(",", left)
        continue
      }
      let right = try assignment()
      left = join(.binary, ",", [left, right])
    }
    return left
  }

  private mutating func join(_ kind: CppNodeKind, _ text: String, _ kids: [CppTree.ID])
    -> CppTree.ID
  {
    add(kind, tree[kids[0]].place, text: text, kids: kids)
  }

  static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  mutating func assignment() throws -> CppTree.ID {
    try nested { parser in
      let start = parser.token.place
      if parser.skip("throw") {
        let isAgain = [";", ")", ",", ":"].contains(parser.token.text)
        let value = isAgain ? 0 : try parser.assignment()
        return parser.add(.throwExpression, start, kids: [value])
      }
      let left = try parser.conditional()
      if parser.token.kind == .sign, CppParser.assignments.contains(parser.token.text) {
        let sign = parser.token.text
        parser.at += 1
        let right = parser.isSign("{") ? try parser.list() : try parser.assignment()
        return parser.join(.assignment, sign, [left, right])
      }
      return left
    }
  }

  mutating func conditional() throws -> CppTree.ID {
    let condition = try binary(1)
    guard skip("?") else { return condition }
    return try nested { parser in
      let yes = try parser.expression()
      try parser.expect(":", "expected ':'")
      let no = try parser.assignment()
      return parser.join(.conditional, "?", [condition, yes, no])
    }
  }

  static let precedences: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  private mutating func binary(_ minimum: Int) throws -> CppTree.ID {
    var left = try unary()
    while token.kind == .sign, let precedence = CppParser.precedences[token.text],
      precedence >= minimum, !(isInArguments && [">", ">>"].contains(token.text))
    {
      let sign = token.text
      at += 1
      if skip("...") {
        left = try fold(sign, left)
        continue
      }
      let right = try binary(precedence + 1)
      left = join(.binary, sign, [left, right])
    }
    return left
  }

  /// `a + ...` and `a + ... + b`, behind the dots.
  private mutating func fold(_ sign: String, _ left: CppTree.ID) throws -> CppTree.ID {
    guard isSign(sign) else { return join(.fold, sign, [left, 0]) }
    at += 1
    let right = try sign == "," ? assignment() : binary((CppParser.precedences[sign] ?? 0) + 1)
    return join(.fold, sign, [left, right])
  }

  /// `(... + a)`, behind the dots.
  private mutating func leftFold(_ start: SourceRange) throws -> CppTree.ID {
    let sign = token.text
    guard token.kind == .sign, CppParser.precedences[sign] != nil || sign == "," else {
      throw problem("expected a foldable binary operator in fold expression")
    }
    at += 1
    let value = try bracketed { try $0.nested { try $0.unary() } }
    try expect(")", "expected ')'")
    return add(.fold, start, text: sign, kids: [value, 0], flags: .isVariadic)
  }

  private mutating func unary() throws -> CppTree.ID {
    try nested { try $0.unaryHere() }
  }

  private mutating func unaryHere() throws -> CppTree.ID {
    let start = token.place
    if token.kind == .sign {
      switch token.text {
      case "+", "-", "!", "~", "*", "&", "++", "--":
        let sign = token.text
        at += 1
        let value = try unary()
        return add(.unary, start, text: sign, kids: [value])
      case "&&": throw refusal("address of a label")
      case "::":
        if peek(1).text == "new" || peek(1).text == "delete" { at += 1 }
      case "(":
        // A cast in C's manner.
        let type = attempt { parser throws -> CppTree.ID? in
          parser.at += 1
          guard parser.startsType() else { return nil }
          let type = try parser.typeOnly()
          let next = parser.peek(1)
          let goesOn =
            next.kind != .sign && next.kind != .end
            || ["(", "-", "+", "*", "&", "!", "~", "++", "--", "::"].contains(next.text)
          return parser.isSign(")") && goesOn ? type : nil
        }
        if let type {
          at += 1
          let value = try unary()
          return add(.cast, start, text: "c", kids: [type, value])
        }
      default: break
      }
    }
    if token.kind == .word {
      switch token.text {
      case "new": return try newExpression(start)
      case "delete":
        at += 1
        var flags: CppFlags = []
        if skip("[") {
          try expect("]", "expected ']'")
          flags.insert(.isArray)
        }
        let value = try unary()
        return add(.delete, start, kids: [value], flags: flags)
      case "sizeof":
        at += 1
        if skip("...") {
          try expect("(", "expected '(' after 'sizeof...'")
          let name = try self.name()
          try expect(")", "expected ')'")
          return add(.packSize, start, text: name)
        }
        if isSign("(") {
          at += 1
          // `sizeof(T(1).n)` begins with a type, and is none.
          let length = max(1, typeNameLength())
          let isType =
            startsType() && !(peek(length).text == "(" && peek(length + 1).text != "*")
          at -= 1
          if isType {
            at += 1
            let type = try typeOnly()
            try expect(")", "expected ')'")
            return add(.sizeofType, start, kids: [type])
          }
        }
        let value = try unary()
        return add(.sizeofExpression, start, kids: [value])
      case "alignof":
        at += 1
        try expect("(", "expected '(' after 'alignof'")
        guard startsType() else { throw refusal("alignof of an expression", at: start) }
        let type = try typeOnly()
        try expect(")", "expected ')'")
        return add(.sizeofType, start, text: "alignof", kids: [type])
      default: break
      }
    }
    return try postfix(try primary())
  }

  /// Whether a type stands here, as in a cast.
  func startsType() -> Bool {
    guard token.kind == .word || token.text == "::" else { return false }
    return CppParser.typeWords.contains(token.text)
      || CppParser.typeIntroducers.contains(token.text) || typeNameLength() > 0
  }

  private mutating func newExpression(_ start: SourceRange) throws -> CppTree.ID {
    at += 1
    var room = 0
    if skip("(") {
      if startsType() { throw refusal("new of a type in brackets", at: start) }
      let list = try arguments(")")
      guard list.count == 1 else { throw refusal("placement new", at: start) }
      room = list[0]
    }
    let type = try typeOnly(forNew: true)
    var count = 0
    var value = 0
    if skip("[") {
      count = try expression()
      try expect("]", "expected ']'")
      if room != 0 { throw refusal("placement new of an array", at: start) }
      if isSign("[") { throw refusal("new of an array of arrays", at: start) }
    }
    let place = token.place
    if skip("(") {
      let list = try arguments(")")
      value = add(.callInitializer, place, kids: list)
    } else if isSign("{") {
      let inner = try list()
      value = add(.braceInitializer, place, kids: tree[inner].kids)
    }
    return add(.new, start, kids: [type, value, count, room])
  }

  /// Arguments up to and with the closing sign.
  mutating func arguments(_ close: String) throws -> [CppTree.ID] {
    try bracketed { parser in
      var list: [CppTree.ID] = []
      while !parser.isSign(close) {
        if parser.isAtEnd { throw parser.problem("expected '\(close)'") }
        let start = parser.token.place
        var each = parser.isSign("{") ? try parser.list() : try parser.assignment()
        if parser.skip("...") { each = parser.add(.packExpansion, start, kids: [each]) }
        list.append(each)
        if !parser.skip(",") { break }
      }
      if !parser.isSign(close) {
        throw parser.problem("expected '\(close)'")
      }
      parser.at += 1
      return list
    }
  }

  /// `{ a, b, { c } }`
  mutating func list() throws -> CppTree.ID {
    try nested { parser in
      let start = parser.token.place
      try parser.expect("{", "expected '{'")
      if parser.isSign(".") { throw parser.refusal("designated initialiser") }
      let list = try parser.arguments("}")
      return parser.add(.list, start, kids: list)
    }
  }

  private mutating func primary() throws -> CppTree.ID {
    let start = token.place
    switch token.kind {
    case .end: throw problem("expected expression")
    case .number:
      let text = token.text.filter { $0 != "'" }
      at += 1
      let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
      let isReal = text.contains(".") || (!isHex && (text.contains("e") || text.contains("E")))
      return add(isReal ? .floating : .integer, start, text: text)
    case .character:
      guard token.text.hasPrefix("'") else { throw refusal("a prefix of a character") }
      at += 1
      return add(.character, start, text: tokens[at - 1].text)
    case .string:
      var text = ""
      while token.kind == .string {
        guard token.text.hasPrefix("\"") else { throw refusal("a prefix of a string") }
        text += text.isEmpty ? token.text : " " + token.text
        at += 1
      }
      if isGlued(at), isName { throw refusal("literal operator") }
      return add(.string, start, text: text)
    case .sign:
      if skip("(") {
        if skip("...") { return try leftFold(start) }
        let value = try bracketed { try $0.nested { try $0.expression() } }
        try expect(")", "expected ')'")
        tree.nodes[value].flags.insert(.isBracketed)
        return value
      }
      if isSign("[") { return try lambda() }
      if isSign("::") { return try path(start) }
      throw problem("expected expression")
    case .word: break
    }
    if token.text.hasSuffix("R"), peek(1).kind == .string, isGlued(at + 1) {
      throw refusal("raw string literal")
    }
    switch token.text {
    case "true", "false":
      at += 1
      return add(.boolean, start, text: tokens[at - 1].text)
    case "nullptr", "__null":
      at += 1
      return add(.nullPointer, start, text: tokens[at - 1].text)
    case "this":
      at += 1
      return add(.this, start)
    case "static_cast", "reinterpret_cast", "const_cast", "dynamic_cast":
      let word = token.text
      at += 1
      try expect("<", "expected '<' after '\(word)'")
      let type = try typeOnly()
      try expect(">", "expected '>'")
      try expect("(", "expected '(' after '\(word)'")
      let value = try expression()
      try expect(")", "expected ')'")
      return add(.cast, start, text: word, kids: [type, value])
    case "noexcept":
      at += 1
      try expect("(", "expected '(' after 'noexcept'")
      let value = try bracketed { try $0.expression() }
      try expect(")", "expected ')'")
      return add(.noexceptOperator, start, kids: [value])
    case "typeid", "co_await", "decltype", "requires", "co_yield":
      throw refusal(token.text)
    case "operator": return try path(start)
    case let question where CppParser.builtinQuestions.contains(question):
      at += 1
      try expect("(", "expected '('")
      var types: [CppTree.ID] = []
      repeat {
        let place = token.place
        var each = try typeOnly()
        if isSign("(") { each = try functionType(each) }
        if skip("...") { each = add(.packExpansion, place, kids: [each]) }
        types.append(each)
      } while skip(",")
      try expect(")", "expected ')'")
      return add(.typeTrait, start, text: question, kids: types)
    default: break
    }
    // `T(…)`, `T{…}`
    if CppParser.typeWords.contains(token.text) {
      let type = try specifiers(isMember: false).type
      return try construction(type, start)
    }
    let length = typeNameLength()
    if length > 0 {
      let next = peek(length).text
      if next == "(" || next == "{" {
        let type = try namedType()
        return try construction(type, start)
      }
      if next != "::" {
        throw problem("unexpected type name '\(token.text)': expected expression")
      }
    }
    if cppKeywords.contains(token.text) { throw problem("expected expression") }
    return try path(start)
  }

  /// What the library asks the compiler of types.
  private static let builtinQuestions: Set<String> = [
    "__is_convertible_to", "__is_constructible", "__is_nothrow_constructible", "__is_same",
    "__is_callable", "__is_assignable", "__is_destructible", "__is_base_of", "__is_class",
    "__is_enum", "__is_integral", "__is_floating_point", "__is_polymorphic", "__is_abstract",
    "__is_final", "__is_empty", "__has_virtual_destructor",
  ]

  private mutating func construction(_ type: CppTree.ID, _ start: SourceRange) throws -> CppTree.ID
  {
    if skip("(") {
      let list = try arguments(")")
      return add(.construct, start, kids: [type] + list)
    }
    if isSign("{") {
      let inner = try list()
      return add(.construct, start, kids: [type] + tree[inner].kids, flags: .isBraced)
    }
    throw problem("expected '(' for function-style cast or type construction")
  }

  /// A name: `a`, `A::b`, `::a`.
  private mutating func path(_ start: SourceRange) throws -> CppTree.ID {
    var text = ""
    if skip("::") { text = "::" }
    while true {
      if isWord("operator") {
        text += try operatorName()
        break
      }
      if isSign("~") { throw refusal("explicit call of a destructor") }
      text += try name()
      if let value = try question(text) { return add(.name, start, text: value, flags: .isShort) }
      let own = tokens[at - 1].text
      let open = at
      if isSign("<"), isTemplate(at: open - 1), let end = endOfArguments(at), end < tokens.count,
        tokens[end].text == "::"
      {
        text = keep(text, try templateArguments(), from: open)
      } else if opensArguments(of: own) {
        let arguments = try templateArguments()
        return add(.name, start, text: text, kids: arguments, flags: .isTemplate)
      } else {
        try refuseTemplate(text, at: open - 1)
      }
      if skip("::") {
        text += "::"
        _ = skip("template")
      } else {
        break
      }
    }
    return add(.name, start, text: text)
  }

  /// `operator=`, as a name that is called.
  private mutating func operatorName() throws -> String {
    let start = token.place
    at += 1
    for (open, close) in [("(", ")"), ("[", "]")] where isSign(open) && peek(1).text == close {
      at += 2
      return "operator" + open + close
    }
    guard token.kind == .sign, peek(1).text == "(" else {
      throw refusal("call of an operator by its name", at: start)
    }
    at += 1
    return "operator" + tokens[at - 1].text
  }

  private mutating func postfix(_ base: CppTree.ID) throws -> CppTree.ID {
    var base = base
    var count = 0
    while token.kind == .sign {
      count += 1
      if count > 120 { throw problem("bracket nesting level exceeded maximum of 256") }
      switch token.text {
      case "(":
        at += 1
        let list = try arguments(")")
        // The call of a member begins where its object does.
        let callee = tree[base]
        let start = callee.kind == .member ? tree[callee.kids[0]].place : callee.place
        base = add(.call, start, kids: [base] + list)
      case "[":
        if peek(1).text == "[" {
          throw problem(
            "C++11 only allows consecutive left square brackets when introducing an attribute")
        }
        at += 1
        let index = try bracketed { try $0.isSign("{") ? $0.list() : $0.expression() }
        try expect("]", "expected ']'")
        base = join(.subscription, "", [base, index])
      case ".", "->":
        let sign = token.text
        at += 1
        if isSign("*") { throw refusal("pointer to member") }
        let place = token.place
        if isWord("operator") {
          let name = try operatorName()
          base = add(.member, place, text: name, kids: [base], flags: sign == "->" ? .isArrow : [])
          continue
        }
        if skip("~") {
          let type = try namedType()
          try expect("(", "expected '(' for a call of the destructor")
          try expect(")", "expected ')'")
          base = tree.add(
            CppNode(
              .destruction, place: place, kids: [base, type], flags: sign == "->" ? .isArrow : []))
          continue
        }
        _ = skip("template")
        let name = try path()
        var flags: CppFlags = sign == "->" ? .isArrow : []
        var kids = [base]
        if opensArguments(of: tokens[at - 1].text) {
          kids += try templateArguments()
          flags.insert(.isTemplate)
        }
        base = add(.member, place, text: name, kids: kids, flags: flags)
      case "++", "--":
        let sign = token.text
        at += 1
        base = join(.postfix, sign, [base])
      default: return base
      }
    }
    return base
  }
}
