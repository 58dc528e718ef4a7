import Diagnostics

/// Declarations: variables, functions, types.
extension SwiftParser {
  private static let modifiers: [String: SwiftFlags] = [
    "static": .isStatic, "private": .isPrivate, "fileprivate": .isFileprivate,
    "public": .isPublic, "open": .isPublic, "internal": [], "final": .isFinal,
    "override": .isOverride, "mutating": .isMutating, "nonmutating": [], "weak": .isWeak,
    "unowned": .isUnowned, "lazy": .isLazy, "convenience": .isConvenience,
    "required": .isRequired, "indirect": .isIndirect, "dynamic": [],
    // Nothing is isolated where there are no actors.
    "nonisolated": [],
  ]
  private static let introducers: Set<String> = [
    "let", "var", "func", "init", "deinit", "class", "struct", "enum", "protocol", "extension",
    "import", "typealias", "subscript", "case",
  ]

  private static let unbuilt: Set<String> = [
    "actor", "macro", "operator", "precedencegroup", "infix", "prefix", "postfix", "consuming",
    "borrowing", "__consuming", "package",
  ]

  /// `prefix func`: an operator in front of one operand has one parameter, that says it all.
  private var isOperatorFunction: Bool { current.text == "prefix" && peek().text == "func" }

  func startsDeclaration() -> Bool {
    if current.isQuoted { return false }
    let text = current.text
    if text == "init" { return peek().text != "." }
    if text == "case" { return false }
    if SwiftParser.introducers.contains(text) || text.first == "@" { return true }
    if isOperatorFunction || declaresPrefix { return true }
    if SwiftParser.unbuilt.contains(text) {
      return peek().kind == .identifier && !peek().startsLine
    }
    guard SwiftParser.modifiers[text] != nil else { return false }
    let next = peek()
    // `private(set)`, but not the call `open(door)`.
    return next.kind == .identifier
      || next.text == "(" && ["set", "safe", "unsafe"].contains(peek(2).text)
        && peek(3).text == ")"
  }

  mutating func declaration() throws(Failure) -> Int {
    var why: SwiftUnavailability?
    let id = try plainDeclaration(&why)
    if let why {
      let kinds: Set<SwiftNodeKind> = [.function, .initializer, .subscriptDeclaration, .variables]
      guard kinds.contains(tree[id].kind) else {
        throw refuse("@available(*, unavailable) of this declaration", at: tree[id].place)
      }
      let isSeveral = [.variables, .subscriptDeclaration].contains(tree[id].kind)
      for each in isSeveral ? tree[id].kids : [id] { tree.unavailable[each] = why }
    }
    return id
  }

  /// What is written in the parentheses of `@available`, where that shuts the declaration on every platform.
  private mutating func availability() -> SwiftUnavailability? {
    guard isPunctuation("("), !current.spaceBefore else { return nil }
    var words: [SwiftToken] = []
    while !isPunctuation(")"), !isAtEnd {
      advance()
      words.append(current)
    }
    advance()
    guard words.first?.text == "*", words.contains(where: { $0.text == "unavailable" }) else {
      return nil
    }
    func text(of label: String) -> String? {
      guard let at = words.firstIndex(where: { $0.text == label }), at + 2 < words.count,
        case .text(let text)? = words[at + 2].parts.first
      else { return nil }
      return text
    }
    return SwiftUnavailability(renamed: text(of: "renamed"), message: text(of: "message"))
  }

  private mutating func plainDeclaration(_ why: inout SwiftUnavailability?) throws(Failure) -> Int {
    let start = at
    let isMember = startsMember
    startsMember = false
    var flags: SwiftFlags = []
    var wrapper: Int?
    var modifiers: [SwiftToken] = []
    while current.kind == .identifier {
      let text = current.text
      if text.first == "@" {
        switch text {
        case "@discardableResult": flags.insert(.isDiscardable)
        case "@available":
          advance()
          if let found = availability() {
            why = found
            flags.insert(.isUnavailable)
          }
          continue
        case "@main", "@objc", "@MainActor", "@inlinable", "@frozen", "@escaping",
          "@propertyWrapper":
          break
        case "@": throw fail("expected an attribute name")
        default:
          guard isMember, wrapper == nil, text.dropFirst().first?.isUppercase == true else {
            throw refuse(text)
          }
          wrapper = try wrapperCall()
          continue
        }
        advance()
        if isPunctuation("("), !current.spaceBefore {
          while !isPunctuation(")"), !isAtEnd { advance() }
          advance()
        }
        continue
      }
      if text == "class", SwiftParser.introducers.contains(peek().text) || peek().text == "override"
      {
        if peek().text != "class" {
          flags.formUnion([.isStatic, .isOfClass])
          modifiers.append(current)
          advance()
          continue
        }
      }
      if isOperatorFunction {
        advance()
        continue
      }
      guard let modifier = SwiftParser.modifiers[text] else { break }
      modifiers.append(current)
      advance()
      if isPunctuation("("), !current.spaceBefore {
        advance()
        if isWord("set") {
          if text == "private" { flags.insert(.isPrivateSet) }
          if text == "fileprivate" { flags.insert(.isFileprivateSet) }
          modifiers[modifiers.count - 1].text += "(set)"
        } else {
          flags.insert(modifier)
        }
        advance()
        try expect(")", "expected ')' in modifier")
      } else {
        flags.insert(modifier)
      }
    }
    let word = current.text
    if let wrapper {
      guard takeWord("var") else { throw refuse(tree[tree[wrapper].kid(0)].text) }
      return try wrapped(wrapper, start, flags)
    }
    guard current.kind == .identifier, SwiftParser.introducers.contains(word) else {
      if word == "infix" || declaresPrefix { return try operatorDeclaration(start) }
      if SwiftParser.unbuilt.contains(word) { throw refuse(word) }
      throw fail("expected declaration")
    }
    check(modifiers, of: word)
    advance()
    switch word {
    case "import":
      var text = try name("expected module name in import declaration")
      while take(".") { text += "." + (try name()) }
      return node(.importDeclaration, from: start, text: text)
    case "let", "var":
      let id = try variables(word, start, flags)
      checkSetters(modifiers, of: id)
      return id
    case "func": return try function(start, flags)
    case "init":
      if take("?") { flags.insert(.isFailable) }
      if isOperator("!") { throw refuse("init!") }
      let generics = try genericParameters()
      let list = try parameters()
      let effects = try effects()
      try constrain(generics, try requirements())
      let body = isPunctuation("{") ? try block() : 0
      return node(
        .initializer, from: start, text: "init", kids: [list, 0, body, generics],
        flags: flags.union(effects))
    case "deinit":
      if isPunctuation("(") {
        throw fail("no parameter clause allowed on deinitializer", at: current.place)
      }
      let body = try block()
      return node(.deinitializer, from: start, kids: [body])
    case "subscript": return try subscriptDeclaration(start, flags)
    case "typealias":
      let text = try name("expected identifier in typealias declaration")
      if current.text.first == "<" { throw refuse("typealias \(text)<…>") }
      try expect("=", "expected '=' in type alias declaration")
      let target = try type()
      return node(.typeAlias, from: start, text: text, kids: [target])
    case "case": return try enumCases(start, flags)
    default: return try nominal(word, start, flags)
    }
  }

  /// What stands behind the parameters.
  private mutating func effects() throws(Failure) -> SwiftFlags {
    if isWord("async") { throw refuse(current.text) }
    if takeWord("rethrows") { return [.isThrowing, .isRethrowing] }
    guard takeWord("throws") else { return [] }
    if isPunctuation("(") { throw refuse("typed throws") }
    return .isThrowing
  }

  /// A subscript is two functions: one that reads, and one that gets the new value behind its arguments.
  private mutating func subscriptDeclaration(
    _ start: Int, _ flags: SwiftFlags
  ) throws(Failure) -> Int {
    if isOperator("<") { throw refuse("generic subscripts") }
    let list = try parameters()
    for kid in tree[list].kids
    where tree[kid].labels[0] == tree[kid].text && !doublyNamed.contains(kid) {
      tree.nodes[kid].labels = ["_"]
    }
    try expect("->", "expected '->' for subscript element type")
    let result = try type()
    let body = try accessors(result)
    let parts = tree[body]
    guard parts.kid(0) != 0 else { throw refuse("subscripts of protocols") }
    let reads = node(
      .function, from: start, text: "subscript", kids: [list, result, parts.kid(0), 0],
      flags: flags)
    var writes = 0
    if parts.kid(1) != 0 {
      let new = node(
        .parameter, from: start, text: parts.labels[0], kids: [result, 0], labels: ["_"],
        flags: .isEscaping)
      let all = node(.parameters, from: start, kids: tree[list].kids + [new])
      writes = node(
        .function, from: start, text: "subscript_set", kids: [all, 0, parts.kid(1), 0],
        flags: flags.union(.isMutating))
    }
    return node(.subscriptDeclaration, from: start, kids: [reads, writes], flags: flags)
  }

  // MARK: Property wrappers

  /// `@Clamped(0...10)`: the call that makes the wrapper, without the first value.
  private mutating func wrapperCall() throws(Failure) -> Int {
    let start = at
    let text = String(current.text.dropFirst())
    advance()
    var callee = node(.name, from: start, text: text)
    if isOperator("<"), !current.spaceBefore {
      _ = takeFirst("<")
      var types = [try type()]
      while take(",") { types.append(try type()) }
      if !takeFirst(">") { throw fail("expected '>' to complete generic argument list") }
      callee = node(.typeName, from: start, text: text, kids: types)
    }
    var kids = [callee]
    var labels: [String] = []
    if isPunctuation("("), !current.spaceBefore {
      advance()
      try arguments(until: ")", &kids, &labels)
    }
    return node(.call, from: start, kids: kids, labels: labels)
  }

  /// `@W(…) var x: T = v` is `private var _x = W(wrappedValue: v, …)` and an `x` that reads and writes its value.
  private mutating func wrapped(
    _ call: Int, _ start: Int, _ flags: SwiftFlags
  ) throws(Failure) -> Int {
    let from = at
    let text = try name()
    let annotation = take(":") ? try type() : 0
    let value = take("=") ? try expression() : 0
    if isPunctuation("{") || isPunctuation(",") || flags.contains(.isOverride)
      || (value == 0 && annotation == 0 && tree[call].kids.count == 1)
    {
      throw refuse("@\(tree[tree[call].kid(0)].text) in this form")
    }
    if value == 0, tree[call].kids.count == 1 { tree.nodes[call].text = "@" }
    if value != 0 {
      let typed =
        annotation == 0 ? value : node(.cast, from: from, text: "as", kids: [value, annotation])
      tree.nodes[call].kids.insert(typed, at: 1)
      tree.nodes[call].labels.insert("wrappedValue", at: 0)
    }
    let storage = node(
      .binding, from: from, text: "_" + text, kids: [0, call, 0, 0],
      flags: flags.union(.isPrivate))
    func wrappedValue() -> Int {
      let base = node(.name, from: from, text: "_" + text)
      return node(.member, from: from, text: "wrappedValue", kids: [base])
    }
    let read = node(.block, from: from, kids: [wrappedValue()])
    let assignment = node(
      .binary, from: from, text: "=",
      kids: [wrappedValue(), node(.name, from: from, text: "newValue")])
    let write = node(.block, from: from, kids: [assignment])
    let body = node(
      .accessors, from: from, kids: [read, write, 0, 0],
      labels: ["newValue", "oldValue", "wrapped"],
      flags: [.hasGetter, .hasSetter])
    let type = annotation == 0 && value == 0 ? wrappedValue() : value
    let property = node(
      .binding, from: from, text: text, kids: [annotation, type, body, 0], flags: flags)
    return node(.variables, from: start, text: "var", kids: [storage, property], flags: flags)
  }

  // MARK: Variables

  private mutating func variables(
    _ word: String, _ start: Int, _ flags: SwiftFlags
  ) throws(Failure) -> Int {
    var kids: [Int] = []
    repeat {
      let from = at
      var text = ""
      var pattern = 0
      if take("(") {
        var names: [Int] = []
        while !isPunctuation(")") {
          let each = at
          if isPunctuation("(") { throw refuse("a tuple within the tuple of a declaration") }
          let inner = try name()
          names.append(
            inner == "_" ? node(.wildcard, from: each) : node(.name, from: each, text: inner))
          if !take(",") { break }
        }
        try expect(")", "expected ')' at end of tuple pattern")
        pattern = node(.tuple, from: from, kids: names, labels: names.map { _ in "" })
      } else {
        text = try name()
      }
      let named = since(from)
      let annotation = take(":") ? try type() : 0
      let value = take("=") ? try expression() : 0
      // Behind a value a brace on a line of its own is none of the variable's, if it does not observe it.
      let isOther =
        value != 0 && current.startsLine && !["willSet", "didSet"].contains(peek().text)
      let body = isPunctuation("{") && !bodyFollows && !isOther ? try accessors(annotation) : 0
      let id = node(
        .binding, from: from, text: text, kids: [annotation, value, body, pattern], flags: flags)
      tree.nodes[id].place = value == 0 && body == 0 ? since(from) : named
      kids.append(id)
    } while take(",")
    // `let a, b: Int` says the type of both.
    for (one, next) in zip(kids, kids.dropFirst()).reversed()
    where tree[one].kids.allSatisfy({ $0 == 0 }) && tree[next].kid(0) != 0 {
      tree.nodes[one].kids[0] = tree[next].kid(0)
    }
    return node(.variables, from: start, text: word, kids: kids, flags: flags)
  }

  /// `{ get set }` of a protocol, `{ get { } set { } }`, `{ willSet { } didSet { } }`, or a getter's body.
  private mutating func accessors(_ annotation: Int) throws(Failure) -> Int {
    let start = at
    let next = peek().text
    let words: Set<String> = ["get", "set", "willSet", "didSet", "mutating", "nonmutating"]
    guard words.contains(next), peek(2).text != ".", peek(2).text != "=" else {
      let body = try block()
      return node(
        .accessors, from: start, kids: [body, 0, 0, 0], labels: ["newValue", "oldValue"],
        flags: .hasGetter)
    }
    advance()
    var kids = [0, 0, 0, 0]
    var labels = ["newValue", "oldValue"]
    var flags: SwiftFlags = []
    while !isPunctuation("}") {
      let text = current.text
      guard words.contains(text) else { throw fail("expected '}' at end of accessor") }
      advance()
      if text == "mutating", isWord("get") { throw refuse("mutating get") }
      if text == "nonmutating" { labels.append(text) }
      if text == "mutating" || text == "nonmutating" { continue }
      if take("(") {
        let inner = try name()
        if text == "didSet" { labels[1] = inner } else { labels[0] = inner }
        try expect(")", "expected ')' after accessor's name")
      }
      let index = text == "get" ? 0 : text == "set" ? 1 : text == "willSet" ? 2 : 3
      if text == "get" { flags.insert(.hasGetter) }
      if text == "set" { flags.insert(.hasSetter) }
      if isWord("async") || isWord("throws") { throw refuse("\(text) \(current.text)") }
      if isPunctuation("{") {
        kids[index] = try block()
      } else if index < 2, kids[1 - index] != 0 {
        throw fail("expected '{' to start \(text)ter definition")
      }
      if index < 2, kids[index] != 0, flags.isSuperset(of: [.hasGetter, .hasSetter]),
        kids[1 - index] == 0
      {
        throw fail("expected '{' to start \(text == "get" ? "setter" : "getter") definition")
      }
    }
    try expect("}", "expected '}' at end of accessors")
    return node(.accessors, from: start, kids: kids, labels: labels, flags: flags)
  }

  // MARK: Functions

  private mutating func genericParameters() throws(Failure) -> Int {
    guard current.kind == .operator, current.text.hasPrefix("<") else { return 0 }
    let start = at
    _ = takeFirst("<")
    var kids: [Int] = []
    var labels: [String] = []
    var further: [Int] = []
    repeat {
      labels.append(try name("expected an identifier to name generic parameter"))
      let bound = take(":") ? try type() : 0
      let parts = tree[bound].text.contains(" & ") ? tree[bound].kids : [bound]
      kids.append(parts[0])
      further += parts.dropFirst().map { furtherBound($0, of: labels[labels.count - 1]) }
    } while take(",")
    if !takeFirst(">") { throw fail("expected '>' to complete generic parameter list") }
    return node(.generics, from: start, kids: kids + further, labels: labels)
  }

  /// `where T: P, U == V`, 0 where none stands. kids: the types; labels: the names, each with `:` or `==`.
  private mutating func requirements() throws(Failure) -> Int {
    let start = at
    guard takeWord("where") else { return 0 }
    var kids: [Int] = []
    var labels: [String] = []
    repeat {
      var text = try name("expected type")
      while isOperator(".") {
        advance()
        text += "." + (try name("expected type"))
      }
      guard isPunctuation(":") || isOperator("==") else { throw refuse("where clauses") }
      labels.append(text + current.text)
      advance()
      kids.append(try type())
    } while take(",")
    return node(.generics, from: start, kids: kids, labels: labels)
  }

  /// What a `where` says of type parameters.
  private mutating func constrain(_ generics: Int, _ clause: Int) throws(Failure) {
    for (label, wanted) in zip(tree[clause].labels, tree[clause].kids) {
      if label.contains(".") {
        // Of a type that the parameter has: looked at when that is known.
        let condition = SwiftNode(
          .typeName, place: tree[wanted].place,
          text: label + (label.hasSuffix(":") ? tree[wanted].text : ""), kids: [wanted])
        tree.nodes[generics].kids.append(tree.add(condition))
        continue
      }
      guard label.hasSuffix(":"),
        let number = tree[generics].labels.firstIndex(of: String(label.dropLast()))
      else { throw refuse("where clauses", at: tree[clause].place) }
      let old = tree[generics].kids[number]
      var further = 0
      if old == 0 || SwiftOwnProtocols.bounds.contains(tree[old].text) {
        tree.nodes[generics].kids[number] = wanted
        further = old
      } else {
        further = wanted
      }
      if further == 0 { continue }
      tree.nodes[generics].kids.append(furtherBound(further, of: tree[generics].labels[number]))
    }
  }

  /// Behind the bounds of all type parameters stands what else one of them has to be (`T:Equatable`).
  private mutating func furtherBound(_ bound: Int, of name: String) -> Int {
    tree.add(SwiftNode(.typeName, place: tree[bound].place, text: name + ":" + tree[bound].text))
  }

  private mutating func function(_ start: Int, _ flags: SwiftFlags) throws(Failure) -> Int {
    var text = current.text
    if current.kind == .operator {
      advance()
    } else {
      text = try name("expected identifier in function declaration")
    }
    let generics = try genericParameters()
    let list = try parameters()
    let effects = try effects()
    let result = take("->") ? try type() : 0
    try constrain(generics, try requirements())
    let body = isPunctuation("{") ? try block() : 0
    return node(
      .function, from: start, text: text, kids: [list, result, body, generics],
      flags: flags.union(effects))
  }

  private mutating func parameters() throws(Failure) -> Int {
    let start = at
    try expect("(", "expected '(' in argument list of function declaration")
    var kids: [Int] = []
    while !isPunctuation(")") {
      let from = at
      guard current.kind == .identifier else {
        throw fail("expected parameter name followed by ':'")
      }
      if current.text.first == "@" { throw refuse("a property wrapper on a parameter") }
      let external = current.text
      advance()
      var text = external
      let isDouble = current.kind == .identifier
      if isDouble {
        text = current.text
        advance()
      }
      try expect(":", "expected ':' following argument label and parameter name")
      var flags: SwiftFlags = []
      while current.kind == .identifier, current.text.first == "@" {
        if current.text == "@autoclosure" { flags.insert(.isAutoclosure) }
        advance()
        flags.insert(.isEscaping)
      }
      if takeWord("inout") { flags.insert(.isInout) }
      let annotation = try type()
      if take("...") { flags.insert(.isVariadic) }
      if flags.isSuperset(of: [.isVariadic, .isInout]) {
        throw fail("'inout' must not be used on variadic parameters", at: tree[annotation].place)
      }
      let value = take("=") ? try expression() : 0
      kids.append(
        node(
          .parameter, from: from, text: text, kids: [annotation, value], labels: [external],
          flags: flags))
      if isDouble { doublyNamed.insert(kids[kids.count - 1]) }
      if !take(",") { break }
    }
    try expect(")", "expected ')' in parameter")
    return node(.parameters, from: start, kids: kids)
  }

  // MARK: Types

  private mutating func nominal(
    _ word: String, _ start: Int, _ flags: SwiftFlags
  ) throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    var text = try name("expected identifier in \(word) declaration")
    while word == "extension", take(".") { text += "." + (try name()) }
    let generics = try genericParameters()
    if generics != 0, word == "extension" {
      throw refuse("a generic \(word)", at: tree[generics].place)
    }
    if generics != 0, word == "protocol", tree[generics].kids.contains(where: { $0 != 0 }) {
      throw fail("expected '>' to complete primary associated type list")
    }
    let from = at
    var inherited: [Int] = []
    if take(":") {
      repeat {
        if current.kind == .operator, current.text == "~" {
          throw refuse("~\(peek().text)")
        }
        let bound = at
        inherited.append(
          takeWord("class") ? node(.typeName, from: bound, text: "AnyObject") : try type())
      } while take(",")
    }
    let clause = try requirements()
    var conditions: [String] = []
    if word == "extension", clause != 0 {
      // What has to hold of the type's parameters stands behind what is adopted.
      inherited += tree[clause].kids
      conditions = tree[clause].labels
    } else if clause != 0 {
      if word == "protocol" { throw refuse("where clauses", at: tree[clause].place) }
      if tree[clause].labels.contains(where: { $0.contains(".") }) {
        throw refuse("where clauses", at: tree[clause].place)
      }
      try constrain(generics, clause)
    }
    if let bound = tree[generics].kids.first(where: { !tree[$0].kids.isEmpty }) {
      throw refuse("\(tree[bound].text)<…> as the bound of a type", at: tree[bound].place)
    }
    if word == "extension", conditions.contains(where: { $0.contains(".") }) {
      throw refuse("where clauses", at: tree[clause].place)
    }
    let list = node(
      .inherited, from: from, kids: inherited,
      labels: word == "extension"
        ? conditions : word == "protocol" ? [] : tree[generics].kids.map { tree[$0].text })
    let named = since(start)
    try expect("{", "expected '{' in \(word)")
    var kids = [list]
    let outer = home
    home = word == "class" && flags.contains(.isFinal) ? "final class" : word
    defer { home = outer }
    while !isPunctuation("}"), !isAtEnd {
      if isWord("associatedtype"), word == "protocol" {
        kids.append(try associatedType())
        try endOfStatement()
        continue
      }
      guard startsDeclaration() || isWord("case") else { throw fail("expected declaration") }
      startsMember = true
      kids.append(try declaration())
      try endOfStatement()
    }
    try expect("}", "expected '}' in \(word)")
    let kind: SwiftNodeKind =
      switch word {
      case "class": .classDeclaration
      case "struct": .structDeclaration
      case "enum": .enumDeclaration
      case "protocol": .protocolDeclaration
      default: .extensionDeclaration
      }
    let id = node(
      kind, from: start, text: text, kids: kids, labels: tree[generics].labels, flags: flags)
    tree.extents[id] = tree[id].place
    tree.nodes[id].place = named
    return id
  }

  /// `associatedtype Item: P = Int`; kids: what it is where nobody says, what it has to be.
  private mutating func associatedType() throws(Failure) -> Int {
    let start = at
    advance()
    let text = try name("expected identifier in associatedtype declaration")
    let bound = take(":") ? try type() : 0
    let usual = take("=") ? try type() : 0
    if isWord("where") { throw refuse("where clauses") }
    return node(.typeAlias, from: start, text: text, kids: [usual, bound], flags: .isAssociated)
  }

  private mutating func enumCases(_ start: Int, _ flags: SwiftFlags) throws(Failure) -> Int {
    var cases: [Int] = []
    repeat {
      let from = at
      let text = try name("expected identifier in enum 'case' declaration")
      var kids = [0]
      if take("(") {
        while !isPunctuation(")") {
          let each = at
          var label = "_"
          if current.kind == .identifier, peek().text == ":" {
            label = current.text
            advance()
            advance()
          } else if isWord("_"), peek().kind == .identifier, peek(2).text == ":" {
            for _ in 0..<3 { advance() }
          }
          let annotation = try type()
          kids.append(
            node(
              .parameter, from: each, text: label, kids: [annotation, 0], labels: [label]))
          if !take(",") { break }
        }
        try expect(")", "expected ')' in enum case")
      }
      if take("=") { kids[0] = try expression() }
      cases.append(node(.enumCase, from: from, text: text, kids: kids, flags: flags))
    } while take(",")
    // Several cases on a line: a list, which the declaring of the enum takes apart.
    return node(.variables, from: start, text: "case", kids: cases, flags: flags)
  }
}
