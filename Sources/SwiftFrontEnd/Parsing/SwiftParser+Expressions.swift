import Diagnostics

/// Expressions: prefix, postfix, and binary operators by precedence.
extension SwiftParser {
  mutating func expression() throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    let value = try binary(0)
    return value
  }

  /// In a condition: `{` is the body.
  mutating func headExpression() throws(Failure) -> Int {
    let old = bodyFollows
    bodyFollows = true
    defer { bodyFollows = old }
    return try expression()
  }

  /// The binary operator that stands here, if one does.
  private func binaryOperator() -> String? {
    let token = current
    if token.kind == .identifier, !token.isQuoted, token.text == "is" || token.text == "as" {
      return token.text
    }
    guard token.kind == .operator, !patternEnds || token.text != "=" else { return nil }
    if token.spaceBefore != token.spaceAfter {
      // `if case 1... = x`
      if token.text == "...", patternEnds || bodyFollows, token.spaceAfter { return "..." }
      if token.text == "?" && token.spaceBefore { return "?" }
      return nil
    }
    return token.text
  }

  private mutating func binary(_ minimum: Int) throws(Failure) -> Int {
    let start = at
    var left = try prefix()
    var count = 0
    var last = 0
    while let op = binaryOperator() {
      guard let (level, right) = precedence(op) else {
        if current.kind == .operator, op != "->", op != "." {
          throw refuse("operator " + op)
        }
        break
      }
      if level < minimum { break }
      // Tests and casts are brackets around what stands before them; a chain of operators is none.
      if op == "is" || op == "as" { count += 1 }
      if count > 200 {
        diagnostics.append(Diagnostic(.nestingTooDeep, title: nil, at: current.place))
        at = tokens.count - 1
        throw Failure()
      }
      if op == "is" {
        advance()
        let wanted = try type()
        left = node(.isTest, from: start, kids: [left, wanted])
        continue
      }
      if op == "as" {
        advance()
        var text = "as"
        if current.kind == .operator, current.text == "?" || current.text == "!" {
          text += current.text
          advance()
        }
        let wanted = try type()
        left = node(.cast, from: start, text: text, kids: [left, wanted])
        continue
      }
      advance()
      let ends = current.kind == .punctuation && current.text != "(" && current.text != "["
      if op == "...", ends || patternEnds && isOperator("=") || bodyFollows && isWord("where") {
        left = try openRange(node(.binary, from: start, text: op, kids: [left, 0]))
        continue
      }
      if op == "?" {
        try deeper()
        let yes = try binary(2)
        try expect(":", "expected ':' after '? ...' in ternary expression")
        let no = try binary(2)
        depth -= 1
        left = node(.ternary, from: start, kids: [left, yes, no])
        continue
      }
      if level == last, let group = SwiftParser.standingAlone[level] {
        throw fail(
          "adjacent operators are in non-associative precedence group '\(group)'",
          at: current.place)
      }
      last = level
      try deeper()
      let other = try binary(right ? level : level + 1)
      depth -= 1
      left = node(.binary, from: start, text: op, kids: [left, other])
    }
    return left
  }

  private mutating func prefix() throws(Failure) -> Int {
    let start = at
    if isWord("await") { throw refuse(current.text) }
    if takeWord("try") {
      var text = "try"
      if current.kind == .operator, !current.spaceBefore, ["?", "!"].contains(current.text) {
        text += current.text
        advance()
      }
      try deeper()
      defer { depth -= 1 }
      // `try x = f()` covers the assignment.
      let value = try binary(1)
      return node(.tryExpression, from: start, text: text, kids: [value])
    }
    if current.kind == .operator, precedence(current.text) != nil, current.text != "=",
      peek().kind == .punctuation, [")", ","].contains(peek().text)
    {
      // An operator as a function: `{ $0 + $1 }`, or `{ -$0 }` where a function of one is wanted.
      let text = current.text
      advance()
      let operands = ["$0", "$1"].map { node(.name, from: start, text: $0) }
      let made = closure(of: node(.binary, from: start, text: text, kids: operands), start)
      if text == "-" || text == "+" {
        let operand = node(.name, from: start, text: "$0")
        let single = node(.prefix, from: start, text: text, kids: [operand])
        tree.nodes[made].text = "operator"
        tree.nodes[made].kids.append(node(.block, from: start, kids: [single]))
      }
      return made
    }
    if current.kind == .operator, ["!", "~"].contains(current.text),
      peek().kind == .punctuation, [")", ","].contains(peek().text)
    {
      let text = current.text
      advance()
      let operand = node(.name, from: start, text: "$0")
      return closure(of: node(.prefix, from: start, text: text, kids: [operand]), start)
    }
    if current.kind == .operator, !current.spaceAfter {
      switch current.text {
      case "-", "!", "+", "~":
        let text = current.text
        advance()
        try deeper()
        defer { depth -= 1 }
        let value = try prefix()
        if text == "-", tree[value].kind == .integer || tree[value].kind == .float,
          !tree[value].text.hasPrefix("-")
        {
          return node(tree[value].kind, from: start, text: "-" + tree[value].text)
        }
        return node(.prefix, from: start, text: text, kids: [value])
      case "&":
        advance()
        try deeper()
        defer { depth -= 1 }
        let value = try prefix()
        return node(.inoutArgument, from: start, kids: [value])
      case "...", "..<":
        let text = current.text
        advance()
        if isPunctuation("]") { throw refuse("a range without ends") }
        return try openRange(node(.binary, from: start, text: text, kids: [0, try binary(9)]))
      case let text where prefixOperators.contains(text):
        advance()
        try deeper()
        defer { depth -= 1 }
        return node(.prefix, from: start, text: text, kids: [try prefix()])
      default: try stopAtStep()
      }
    }
    return try postfix(try primary(), start)
  }

  /// `i++` of other languages; no program can declare an operator that stands in front of or behind its operand.
  private mutating func stopAtStep() throws(Failure) {
    guard current.kind == .operator, current.text == "++" || current.text == "--",
      precedence(current.text) == nil
    else { return }
    throw fail(
      "cannot find operator '\(current.text)' in scope; did you mean '\(current.text.prefix(1))= 1'?",
      at: current.place)
  }

  /// `a[1...]`, `case ..<2:`: a range without one of its ends stands in the brackets of an array, or is a pattern.
  private mutating func openRange(_ range: Int) throws(Failure) -> Int {
    let isCase = patternEnds || isPunctuation(":") || isPunctuation(",") || isPunctuation(")")
    let isLoop = bodyFollows && (isPunctuation("{") || isWord("where"))
    if !isPunctuation("]"), !isCase, !isLoop { throw refuse("one-sided ranges") }
    return range
  }

  /// A closure that was not written as one.
  private mutating func closure(of value: Int, _ start: Int) -> Int {
    let body = node(.block, from: start, kids: [value])
    return node(.closure, from: start, kids: [0, 0, 0, body])
  }

  /// `\.name`, `\Person.name` where a function is wanted: `{ $0.name }`.
  private mutating func keyPath(_ start: Int) throws(Failure) -> Int {
    advance()
    var parameters = 0
    var value = node(.name, from: start, text: "$0")
    if current.kind == .identifier {
      let type = node(.typeName, from: start, text: current.text)
      advance()
      let parameter = node(
        .parameter, from: start, text: "value", kids: [type, 0], labels: ["_"])
      parameters = node(.parameters, from: start, kids: [parameter])
      value = node(.name, from: start, text: "value")
    }
    guard isOperator(".") else { throw refuse("key paths") }
    while current.kind == .operator, current.text == "." {
      advance()
      if takeWord("self") { continue }
      // `\.1`, `\.0.1`: positions in tuples.
      if current.kind == .integer || current.kind == .float {
        let positions = current.text.split(separator: ".")
        guard positions.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else {
          throw fail("expected member name following '.'")
        }
        advance()
        for position in positions {
          value = node(.member, from: start, text: String(position), kids: [value])
        }
        continue
      }
      let text = try name("expected member name following '.'")
      value = node(.member, from: start, text: text, kids: [value])
    }
    let isWhole = current.kind != .operator || current.spaceBefore
    if !isWhole || isPunctuation("["), !current.spaceBefore { throw refuse("key paths") }
    let body = node(.block, from: start, kids: [value])
    return node(.closure, from: start, text: "key path", kids: [0, parameters, 0, body])
  }

  /// `value[keyPath: \.a.b]` is `value.a.b`; nil: it is something else.
  private mutating func keyPathWritten(
    _ value: Int, _ kids: [Int], _ labels: [String], _ start: Int
  ) -> Int? {
    guard labels == ["keyPath"], kids.count == 2, tree[kids[1]].text == "key path",
      tree[kids[1]].kid(1) == 0, var step = tree[tree[kids[1]].kid(3)].kids.first
    else { return nil }
    var names: [String] = []
    while tree[step].kind == .member {
      names.append(tree[step].text)
      step = tree[step].kid(0)
    }
    return names.reversed().reduce(value) {
      node(.member, from: start, text: $1, kids: [$0])
    }
  }

  mutating func postfix(_ first: Int, _ start: Int) throws(Failure) -> Int {
    var value = first
    var count = 0
    while true {
      count += 1
      if count > 200 {
        diagnostics.append(Diagnostic(.nestingTooDeep, title: nil, at: current.place))
        at = tokens.count - 1
        throw Failure()
      }
      if current.kind == .operator, !current.spaceBefore { try stopAtStep() }
      if isPunctuation("("), !current.startsLine, compoundName(value) {
        continue
      } else if isPunctuation("("), !current.startsLine {
        value = try call(value, start)
      } else if isPunctuation("["), !current.startsLine {
        advance()
        var kids = [value]
        var labels: [String] = []
        try arguments(until: "]", &kids, &labels)
        value =
          keyPathWritten(value, kids, labels, start)
          ?? node(.subscription, from: start, kids: kids, labels: labels)
      } else if current.kind == .operator,
        current.text == "." || current.text == "?."
          || current.text == "!."
      {
        let op = current.text
        if op != ".", current.spaceBefore { return value }
        advance()
        if op == "?." { value = node(.optionalChain, from: start, kids: [value]) }
        if op == "!." { value = node(.forceUnwrap, from: start, kids: [value]) }
        // `t.0.0`: what looks like a number are two positions.
        let positions = current.kind == .float ? current.text.split(separator: ".") : []
        if positions.count == 2, positions.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) {
          advance()
          for position in positions {
            value = node(.member, from: start, text: String(position), kids: [value])
          }
          continue
        }
        guard current.kind == .identifier || current.kind == .integer else {
          throw fail("expected member name following '.'")
        }
        let text = current.text
        if text == "deinit" { throw fail("deinitializers cannot be accessed") }
        advance()
        if text == "init", !isPunctuation("(") {
          // An initialiser as a function: `{ T($0) }`, with as many arguments as are wanted.
          let argument = node(.name, from: start, text: "$0")
          let made = node(.call, from: start, kids: [value, argument], labels: [""])
          let function = closure(of: made, start)
          tree.nodes[function].text = "init"
          return function
        }
        value = node(.member, from: start, text: text, kids: [value])
      } else if current.kind == .operator, !current.spaceBefore, !current.startsLine,
        current.text.first == "?"
      {
        // `a?.b`, `a?[i]`, `a? = b`: a `?` without a blank before it belongs to what it follows, and one with a
        // blank is the ternary's (The Swift Programming Language, "Lexical Structure", operators).
        _ = takeFirst("?")
        value = node(.optionalChain, from: start, kids: [value])
      } else if current.kind == .operator, !current.spaceBefore, current.text.first == "!",
        current.text != "!=", current.text != "!=="
      {
        _ = takeFirst("!")
        value = node(.forceUnwrap, from: start, kids: [value])
      } else if isPunctuation("{"), !current.startsLine, canCallWithClosure(value),
        !(peek().kind == .identifier && ["didSet", "willSet"].contains(peek().text)),
        !bodyFollows || isClosureInHead()
      {
        let body = try closure()
        if tree[value].kind == .call, !tree[value].flags.contains(.isParenthesised) {
          let old = tree[value]
          value = node(
            .call, from: start, kids: old.kids + [body], labels: old.labels + ["trailing"])
        } else {
          value = node(.call, from: start, kids: [value, body], labels: ["trailing"])
        }
        value = try moreClosures(value, start)
      } else {
        return value
      }
    }
  }

  /// `{ … } completion: { … }`: further closures behind a call have labels.
  private mutating func moreClosures(_ call: Int, _ start: Int) throws(Failure) -> Int {
    var old = tree[call]
    while current.kind == .identifier, current.isQuoted || !SwiftParser.isReserved(current.text),
      peek().kind == .punctuation, peek().text == ":", peek(2).text == "{"
    {
      old.labels.append(current.text)
      advance()
      advance()
      old.kids.append(try closure())
    }
    if old.kids.count == tree[call].kids.count { return call }
    return node(.call, from: start, kids: old.kids, labels: old.labels)
  }

  /// `f(from:to:)` names a function by its labels.
  private mutating func compoundName(_ value: Int) -> Bool {
    guard tree[value].kind == .name || tree[value].kind == .member else { return false }
    var index = at + 1
    var labels: [String] = []
    while index + 1 < tokens.count, tokens[index].kind == .identifier,
      tokens[index + 1].kind == .punctuation, tokens[index + 1].text == ":"
    {
      labels.append(tokens[index].text)
      index += 2
    }
    guard !labels.isEmpty, tokens[index].kind == .punctuation, tokens[index].text == ")" else {
      return false
    }
    tree.nodes[value].labels = labels
    at = index + 1
    return true
  }

  private func canCallWithClosure(_ id: Int) -> Bool {
    switch tree[id].kind {
    case .name, .member, .call, .typeName: true
    default: false
    }
  }

  /// In the head of a statement a brace opens a closure only where its end is followed by what goes on with the
  /// head: the body, or on the same line an operator, a dot, a bracket (the rule of swiftc's parser,
  /// `isValidTrailingClosure`).
  private func isClosureInHead() -> Bool {
    var index = at
    var open = 0
    while tokens[index].kind != .endOfInput {
      if tokens[index].kind == .punctuation {
        if tokens[index].text == "{" { open += 1 }
        if tokens[index].text == "}" { open -= 1 }
      }
      index += 1
      if open == 0 { break }
    }
    let next = tokens[index]
    switch next.kind {
    case .punctuation where ["{", ","].contains(next.text): return true
    case .identifier where next.text == "where": return true
    case .identifier: return ["is", "as"].contains(next.text) && !next.startsLine
    case .punctuation: return ["[", "(", ":"].contains(next.text) && !next.startsLine
    case .operator: return !next.startsLine
    default: return false
    }
  }

  private mutating func call(_ callee: Int, _ start: Int) throws(Failure) -> Int {
    advance()
    var kids = [callee]
    var labels: [String] = []
    try arguments(until: ")", &kids, &labels)
    return node(.call, from: start, kids: kids, labels: labels)
  }

  mutating func arguments(
    until close: String, _ kids: inout [Int], _ labels: inout [String]
  ) throws(Failure) {
    let old = bodyFollows
    bodyFollows = false
    defer { bodyFollows = old }
    while !isPunctuation(close) {
      var label = ""
      if current.kind == .identifier, peek().kind == .punctuation, peek().text == ":" {
        label = current.text
        advance()
        advance()
      }
      labels.append(label)
      // A pattern's `let x` may stand here: `case .some(let x)`.
      if isWord("let") || isWord("var") || isWord("is") || isWord("_") {
        kids.append(try pattern())
      } else {
        kids.append(try expression())
      }
      if !take(",") { break }
    }
    try expect(
      close, close == ")" ? "expected ')' in expression list" : "expected ']' in expression list")
  }

  private mutating func primary() throws(Failure) -> Int {
    let start = at
    let token = current
    switch token.kind {
    case .integer:
      advance()
      return node(.integer, from: start, text: token.text.filter { $0 != "_" })
    case .float:
      advance()
      return node(.float, from: start, text: token.text.filter { $0 != "_" })
    case .string:
      advance()
      return try string(token, start)
    case .identifier:
      if token.isQuoted {
        advance()
        return node(.name, from: start, text: token.text)
      }
      switch token.text {
      case "true", "false":
        advance()
        return node(.boolean, from: start, text: token.text)
      case "nil":
        advance()
        return node(.nilLiteral, from: start)
      case "self", "super", "Any", "init":
        advance()
        return node(.name, from: start, text: token.text)
      case "if", "switch":
        let old = (bodyFollows, patternEnds)
        (bodyFollows, patternEnds) = (false, false)
        defer { (bodyFollows, patternEnds) = old }
        advance()
        let said = token.text == "if" ? try ifStatement(start) : try switchStatement(start)
        return node(.branches, from: start, kids: [said])
      default: break
      }
      if SwiftTree.placeNames.contains(token.text) {
        asksForLine = true
        advance()
        return node(.name, from: start, text: token.text)
      }
      if token.text.first == "#" { throw refuse(token.text) }
      if SwiftParser.isReserved(token.text) { throw fail("expected expression") }
      advance()
      // `Array<Int>()`: type arguments, where the closing `>` is followed by a call or a member.
      if current.kind == .operator, current.text == "<", !current.spaceBefore, closesAsType() {
        at = start
        // What follows behind a dot is a member: `Tree<Int>.leaf`.
        var made = try type()
        let parts = tree[made].text.split(separator: ".").map(String.init)
        if tree[made].kind == .typeName, parts.count > 1 {
          tree.nodes[made].text = parts[0]
          for part in parts.dropFirst() {
            made = node(.member, from: start, text: part, kids: [made])
          }
        }
        return made
      }
      return node(.name, from: start, text: token.text)
    case .punctuation:
      if token.text == "(" { return try parenthesis(start) }
      if token.text == "[" { return try collection(start) }
      if token.text == "{" { return try closure() }
    case .operator:
      if token.text == "\\" { return try keyPath(start) }
      if token.text == "." {
        advance()
        guard current.kind == .identifier else {
          throw fail("expected identifier after '.' expression")
        }
        let text = current.text
        advance()
        return node(.member, from: start, text: text, kids: [0])
      }
    case .endOfInput: break
    }
    throw fail("expected expression")
  }

  /// Whether what begins with `<` is the arguments of a type, by what follows behind the last `>`.
  private func closesAsType() -> Bool {
    var index = at
    var (open, parentheses) = (0, 0)
    while index < tokens.count, tokens[index].kind != .endOfInput, index - at < 32 {
      let token = tokens[index]
      if token.kind == .operator {
        if token.text != "->" {
          for character in token.text {
            if character == "<" { open += 1 }
            if character == ">" { open -= 1 }
            if !"<>.?!&".contains(character) { return false }
          }
        }
      } else if token.kind == .punctuation {
        if token.text == "(" { parentheses += 1 }
        if token.text == ")" { parentheses -= 1 }
        if parentheses < 0 || !["[", "]", ",", ":", "(", ")"].contains(token.text) { return false }
      } else if token.kind != .identifier {
        return false
      }
      index += 1
      if open == 0 {
        if token.text.hasSuffix(".") { return tokens[index].kind == .identifier }
        // No operator ends in these: the type is an optional's.
        if token.text.hasSuffix("?") || token.text.hasSuffix("!") { return true }
        // An operand would have to follow.
        if [")", "]", ",", ":", "?"].contains(tokens[index].text) { return true }
        // `Result<Int, Error> { … }`
        if tokens[index].text == "{" { return !bodyFollows && !tokens[index].startsLine }
        return ["(", "."].contains(tokens[index].text) && !tokens[index].spaceBefore
      }
    }
    return false
  }

  private mutating func parenthesis(_ start: Int) throws(Failure) -> Int {
    advance()
    var kids: [Int] = []
    var labels: [String] = []
    try arguments(until: ")", &kids, &labels)
    if kids.count == 1, labels[0].isEmpty {
      tree.nodes[kids[0]].flags.insert(.isParenthesised)
      if isOperator("->") { throw refuse("a function's type as a value") }
      return kids[0]
    }
    if isOperator("->") { throw refuse("a function's type as a value") }
    return node(.tuple, from: start, kids: kids, labels: labels)
  }

  /// `[() -> Int]()`: whether an arrow stands in the brackets that begin here, outside of all closures.
  private func holdsFunctionType() -> Bool {
    var (index, open, braces) = (at, 0, 0)
    while tokens[index].kind != .endOfInput {
      let token = tokens[index]
      if token.kind == .punctuation {
        switch token.text {
        case "{": braces += 1
        case "}": braces -= 1
        case "[", "(": open += 1
        case "]", ")": open -= 1
        default: break
        }
      }
      if token.kind == .operator, token.text == "->", braces == 0 { return true }
      if open == 0 || braces < 0 { return false }
      index += 1
    }
    return false
  }

  private mutating func collection(_ start: Int) throws(Failure) -> Int {
    if holdsFunctionType() { return try type() }
    advance()
    let old = bodyFollows
    bodyFollows = false
    defer { bodyFollows = old }
    if isPunctuation(":"), peek().text == "]" {
      advance()
      advance()
      return node(.dictionary, from: start)
    }
    var kids: [Int] = []
    var isDictionary = false
    while !isPunctuation("]") {
      kids.append(try expression())
      if take(":") {
        isDictionary = true
        kids.append(try expression())
      }
      if !take(",") { break }
    }
    try expect("]", "expected ']' in container literal expression")
    return node(isDictionary ? .dictionary : .array, from: start, kids: kids)
  }

  private mutating func string(_ token: SwiftToken, _ start: Int) throws(Failure) -> Int {
    var kids: [Int] = []
    for part in token.parts {
      if isGivenUp(from: start) { return 0 }
      switch part {
      case .text(let text):
        kids.append(tree.add(SwiftNode(.stringPart, place: token.place, text: text)))
      case .code(let inner):
        let outer = tokens
        let place = at
        tokens = inner
        at = 0
        defer {
          tokens = outer
          at = place
        }
        let value = try expression()
        if !isAtEnd { throw fail("expected ')' at end of string interpolation") }
        kids.append(value)
      }
    }
    return tree.add(SwiftNode(.string, place: token.place, kids: kids))
  }

  // MARK: Closures

  mutating func closure() throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    let start = at
    try expect("{", "expected '{'")
    let old = bodyFollows
    bodyFollows = false
    defer { bodyFollows = old }
    var captures = 0
    var parameters = 0
    var result = 0
    var flags: SwiftFlags = []
    if hasSignature() {
      if isPunctuation("[") { captures = try captureList() }
      parameters = try closureParameters()
      if isWord("async") { throw refuse(current.text) }
      if takeWord("throws") { flags.insert(.isThrowing) }
      if take("->") { result = try type() }
      if !takeWord("in") { throw fail("expected 'in' after the closure signature") }
    }
    let bodyStart = at
    let statements = try statements()
    let body = node(.block, from: bodyStart, kids: statements)
    try expect("}", "expected '}' at end of closure")
    return node(.closure, from: start, kids: [captures, parameters, result, body], flags: flags)
  }

  /// Whether an `in` of this brace comes before anything that ends a signature.
  private func hasSignature() -> Bool {
    var index = at
    var open = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .endOfInput { return false }
      if token.kind == .punctuation {
        switch token.text {
        case "(", "[": open += 1
        case ")", "]": open -= 1
        // A captured value, `[n = f { 1 }]`, may have braces of its own.
        case "{" where open > 0: open += 1
        case "}" where open > 0: open -= 1
        case "{", "}": return false
        case ";" where open == 0: return false
        default: break
        }
        if open < 0 { return false }
      }
      if token.kind == .identifier, open == 0 {
        if token.text == "in" { return true }
        if SwiftParser.isReserved(token.text),
          !["self", "inout", "Any", "throws", "async"].contains(token.text)
        {
          return false
        }
      }
      if token.startsLine, index > at, open == 0 { return false }
      index += 1
    }
    return false
  }

  private mutating func captureList() throws(Failure) -> Int {
    let start = at
    advance()
    var kids: [Int] = []
    while !isPunctuation("]") {
      let from = at
      var label = ""
      if isWord("weak") || isWord("unowned") {
        label = current.text
        advance()
        if isPunctuation("(") {
          while !isPunctuation(")"), !isAtEnd { advance() }
          advance()
        }
      }
      guard current.kind == .identifier else { throw fail("expected name in closure capture list") }
      let text = current.text
      advance()
      let value = take("=") ? try expression() : 0
      kids.append(node(.capture, from: from, text: text, kids: [value], labels: [label]))
      if !take(",") { break }
    }
    try expect("]", "expected ']' at end of closure capture list")
    return node(.captures, from: start, kids: kids)
  }

  private mutating func closureParameters() throws(Failure) -> Int {
    let start = at
    if isWord("in") || isOperator("->") { return 0 }
    var kids: [Int] = []
    let inParentheses = take("(")
    while current.kind == .identifier, !isWord("in") {
      let from = at
      // `_ name: T` is a parameter without a label, as all of a closure's are.
      if inParentheses, isWord("_"), peek().kind == .identifier { advance() }
      let text = current.text
      advance()
      let annotation = inParentheses && take(":") ? try parameterType() : 0
      if annotation != 0, isOperator("...") {
        throw refuse("a closure that takes any number of arguments")
      }
      kids.append(node(.parameter, from: from, text: text, kids: [annotation, 0], labels: ["_"]))
      if !take(",") { break }
    }
    if inParentheses { try expect(")", "expected ')' in closure signature") }
    return node(.parameters, from: start, kids: kids)
  }
}
