import Diagnostics

/// Declarations: of the outermost level, of classes, and in front of statements.
extension CppParser {
  mutating func declaration(isMember: Bool) throws -> [CppTree.ID] {
    try nested { try $0.oneDeclaration(isMember: isMember) }
  }

  private mutating func oneDeclaration(isMember: Bool) throws -> [CppTree.ID] {
    let start = token.place
    if skip(";") { return [] }
    if isSign("}") { throw problem("extraneous closing brace ('}')") }
    switch token.text {
    case "template" where token.kind == .word: return try template(isMember: isMember)
    case "namespace" where token.kind == .word:
      if isMember || !classNames.isEmpty {
        throw problem("namespaces can only be defined in global or namespace scope")
      }
      return [try namespace()]
    case "inline" where peek(1).text == "namespace": throw refusal("inline namespace")
    case "using" where token.kind == .word: return [try using()]
    case "static_assert" where token.kind == .word: return [try staticAssertion()]
    case "concept", "export", "asm":
      if token.kind == .word { throw refusal(token.text) }
    case "extern" where peek(1).kind == .string:
      at += 2
      if skip("{") {
        var inner: [CppTree.ID] = []
        while !isSign("}") {
          if isAtEnd { throw problem("expected '}'") }
          inner += try declaration(isMember: false)
        }
        at += 1
        return [add(.linkage, start, kids: inner)]
      }
      let inner = try declaration(isMember: false)
      return [add(.linkage, start, kids: inner)]
    default: break
    }
    if isSign("["), peek(1).text == "[" { try skipAttribute() }
    var specifiers = try specifiers(isMember: isMember)
    if specifiers.isFriend { return [try friend(&specifiers)] }
    if isSign(";") {
      at += 1
      if specifiers.declared.isEmpty, specifiers.type != 0 { return [] }
      if let last = specifiers.declared.last, tree[last].kind == .classDeclaration,
        tree[last].text.hasPrefix("(")
      {
        tree[last].flags.insert(.isAnonymous)
      }
      return specifiers.declared
    }
    if specifiers.type == 0 { return [try constructor(specifiers, isMember: isMember)] }
    if let last = specifiers.declared.last, tree[last].kind == .classDeclaration,
      !isSign("*"), !isSign("&"), !isName, !isSign("(")
    {
      let before = lastPlace
      let word =
        tree[last].flags.contains(.isUnion)
        ? "union" : tree[last].flags.contains(.isStruct) ? "struct" : "class"
      throw problem(
        "expected ';' after \(word)",
        at: SourceRange(file: before.file, start: before.end, end: before.end))
    }
    if let made = try binding(specifiers.type) {
      try expect(";", "expected ';' at end of declaration")
      return [made]
    }
    var list = specifiers.declared
    while true {
      let (type, name, place) = try declarator(specifiers.type, canBeUnnamed: false)
      if specifiers.isTypedef {
        var whole = type
        if isSign("(") { whole = try functionType(type) }
        declareType(name)
        list.append(tree.add(CppNode(.typeAlias, place: place, text: name, kids: [whole])))
      } else if !isMember, isSign("("), let made = functionInBrackets(1, before: [")", ","]) {
        throw made.isQualified
          ? problem("parameter declarator cannot be qualified", at: made.name.place)
          : refusal(
            "a function as a parameter of a function (write \(name){…} for an object)", at: place)
      } else if isSign("("), isFunction(name, isMember: isMember) {
        if isMember, name == classNames.last {
          throw problem("constructor cannot have a return type", at: place)
        }
        hide(name)
        list.append(try function(type, name, place, specifiers, isMember: isMember))
        if tree[list[list.count - 1]].kid(1) != 0 { return list }
      } else {
        list.append(try variable(type, name, place, specifiers.flags, isMember: isMember))
      }
      if skip(",") { continue }
      if isMember, !isSign(";") {
        let before = lastPlace
        throw problem(
          "expected ';' at end of declaration list",
          at: isAtEnd ? nil : SourceRange(file: before.file, start: before.end, end: before.end))
      }
      if allowsStatements, isAtEnd, depth == 1, !list.isEmpty { return list }
      if !isSign(";"), isSign("{") || isSign(")") || isSign("}") || isName || true {
        if isName, depth == 1, !isAtEnd, tree[list[list.count - 1]].kind == .function {
          throw problem("expected function body after function declarator")
        }
      }
      try expect(
        ";",
        tree[list[list.count - 1]].kind == .function && depth == 1
          ? "expected ';' after top level declarator"
          : depth == 1
            ? "expected ';' after top level declarator"
            : "expected ';' at end of declaration")
      return list
    }
  }

  /// `auto [a, b] = x`, `const auto &[a, b]` of a loop, behind the type. nil: it is none.
  mutating func binding(_ base: CppTree.ID, isInLoop: Bool = false) throws -> CppTree.ID? {
    let ahead = isSign("&") || isSign("&&") ? 1 : 0
    guard tree.isAuto(base), peek(ahead).text == "[", peek(ahead + 1).kind == .word else {
      return nil
    }
    let start = token.place
    let type = try pointers(base)
    at += 1
    var names: [CppTree.ID] = []
    while !isSign("]") {
      let place = token.place
      names.append(add(.name, place, text: try name()))
      if !skip(",") { break }
    }
    try expect("]", "expected ']'")
    for each in names { hide(tree[each].text) }
    if isInLoop { return add(.binding, start, kids: [type, 0] + names) }
    let here = token.place
    var value: CppTree.ID
    if skip("=") {
      value = try assignment()
    } else if isSign("{") || isSign("(") {
      let close = isSign("{") ? "}" : ")"
      at += 1
      let inner = try arguments(close)
      guard inner.count == 1 else {
        throw problem("decomposition declaration needs one initializer", at: start)
      }
      value = inner[0]
    } else {
      let list = names.map { tree[$0].text }.joined(separator: ", ")
      throw problem("decomposition declaration '[\(list)]' requires an initializer", at: start)
    }
    value = add(.equalInitializer, here, kids: [value])
    return add(.binding, start, kids: [type, value] + names)
  }

  /// `static_assert(condition)`, `static_assert(condition, "text")`
  private mutating func staticAssertion() throws -> CppTree.ID {
    let start = token.place
    at += 1
    try expect("(", "expected '(' after 'static_assert'")
    let condition = try conditional()
    var text = ""
    if skip(",") {
      guard token.kind == .string else {
        throw problem("expected string literal for diagnostic message in static_assert")
      }
      while token.kind == .string {
        guard token.text.hasPrefix("\"") else { throw refusal("a prefix of a string") }
        text += token.text.dropFirst().dropLast()
        at += 1
      }
    }
    try expect(")", "expected ')'")
    try expect(";", "expected ';' after 'static_assert'")
    return add(.staticAssertion, start, text: text, kids: [condition])
  }

  mutating func skipAttribute() throws {
    while isSign("["), peek(1).text == "[" {
      at += 2
      while !isSign("]") {
        if isAtEnd { throw problem("expected ']'") }
        at += 1
      }
      at += 1
      try expect("]", "expected ']'")
    }
  }

  /// Whether the bracket after a declarator opens parameters rather than arguments: `T x(1)`.
  private mutating func isFunction(_ name: String, isMember: Bool) -> Bool {
    if isMember || peek(1).text == ")" { return true }
    // Behind `A::f` names mean what they mean in A ([basic.lookup.unqual]/8).
    return scoped { parser in
      parser.enterClasses(of: name)
      return parser.beginsParameter(1)
    }
  }

  /// What may be a parameter is one, as are those behind it ([dcl.ambig.res]): `T x(A());` and `T x(A(b));` declare
  /// functions, `T x(A(), 1);` does not.
  private func beginsParameter(_ distance: Int) -> Bool {
    var distance = distance
    while true {
      let next = peek(distance)
      if next.text == "..." || next.text == "[" && peek(distance + 1).text == "[" { return true }
      let isWord = next.kind == .word
      if isWord, CppParser.typeIntroducers.contains(next.text) { return true }
      var copy = self
      copy.at += distance
      let length =
        isWord && CppParser.typeWords.contains(next.text) ? 1 : copy.typeNameLength()
      if length == 0 { return false }
      if copy.pointsToFunction(length) { return true }
      guard let behind = copy.behindParameter(length) else {
        return !["(", "{", "::", "."].contains(copy.peek(length).text)
      }
      if copy.peek(behind).text == ")" { return true }
      distance += behind + 1
    }
  }

  /// Where, behind a type, `(name)` or `()` is over and the next parameter or none follows.
  private func behindParameter(_ distance: Int) -> Int? {
    guard peek(distance).text == "(" else { return nil }
    let name = peek(distance + 1)
    let isNamed = name.kind == .word && !cppKeywords.contains(name.text)
    let close = isNamed ? distance + 2 : distance + 1
    guard peek(close).text == ")", [",", ")"].contains(peek(close + 1).text) else { return nil }
    return close + 1
  }

  /// Behind a type: `(*name)(…` or `(*)(…`, or `(&name)[…`.
  private func pointsToFunction(_ distance: Int) -> Bool {
    guard peek(distance).text == "(", ["*", "&", "&&"].contains(peek(distance + 1).text) else {
      return false
    }
    let close = peek(distance + 2).kind == .word ? distance + 3 : distance + 2
    return peek(close).text == ")" && ["(", "["].contains(peek(close + 1).text)
  }

  mutating func variable(
    _ type: CppTree.ID, _ name: String, _ place: SourceRange, _ flags: CppFlags, isMember: Bool
  ) throws -> CppTree.ID {
    if flags.contains(.isVirtual) || flags.contains(.isExplicit) {
      let word = flags.contains(.isVirtual) ? "virtual" : "explicit"
      throw problem("'\(word)' can only appear on non-static member functions", at: place)
    }
    if !isMember, flags.contains(.isMutable) {
      throw problem("'mutable' can only be applied to member variables", at: place)
    }
    if isMember, skip(":") { throw refusal("bit-field", at: place) }
    hide(name)
    return try scoped { parser in
      parser.enterClasses(of: name)
      return try parser.initialised(type, name, place, flags)
    }
  }

  private mutating func initialised(
    _ type: CppTree.ID, _ name: String, _ place: SourceRange, _ flags: CppFlags
  ) throws -> CppTree.ID {
    var value = 0
    let start = token.place
    if skip("=") {
      let inner = isSign("{") ? try list() : try assignment()
      value = add(.equalInitializer, start, kids: [inner])
    } else if isSign("{") {
      let inner = try list()
      value = add(.braceInitializer, start, kids: tree[inner].kids)
    } else if skip("(") {
      let inner = try arguments(")")
      value = add(.callInitializer, start, kids: inner)
    }
    return tree.add(
      CppNode(.variable, place: place, text: name, kids: [type, value], flags: flags))
  }

  private mutating func constructor(
    _ specifiers: Specifiers, isMember: Bool
  ) throws -> CppTree.ID {
    let place = token.place
    if isMember, isSign("~") {
      at += 1
      let name = try name()
      return try function(0, "~" + name, place.joined(with: lastPlace), specifiers, isMember: true)
    }
    if isMember, isWord("operator") { return try conversion(specifiers) }
    guard isName || isSign("::") else {
      if isAtEnd { throw problem("expected unqualified-id") }
      throw problem(
        isMember
          ? "expected member name or ';' after declaration specifiers" : "expected unqualified-id")
    }
    if isMember {
      let name = token.text
      if name == classNames.last, peek(1).text == "(" {
        at += 1
        return try function(0, name, place, specifiers, isMember: true)
      }
      throw problem("unknown type name '\(name)'")
    }
    // `X::X(…)`, `X<T>::~X()`
    if peek(1).text == "::" || peek(1).text == "<" && isTemplate(at: at) {
      let hole = tree.add(CppNode(.missing, place: place))
      let (type, name, here) = try declarator(hole, canBeUnnamed: false)
      let parts = splitPath(name)
      if type != hole, parts[parts.count - 1].hasPrefix("operator "), isSign("(") {
        var specifiers = specifiers
        specifiers.flags.insert(.isConversion)
        return try function(type, name, here, specifiers, isMember: false)
      }
      if parts.count > 1, isSign("("),
        parts[parts.count - 1] == withoutArguments(parts[parts.count - 2])
          || parts[parts.count - 1] == "~" + withoutArguments(parts[parts.count - 2])
      {
        return try function(0, name, here, specifiers, isMember: false)
      }
      throw problem("a type specifier is required for all declarations", at: here)
    }
    if peek(1).text == "(" {
      throw problem("a type specifier is required for all declarations")
    }
    if peek(1).kind == .word || peek(1).text == "*" || peek(1).text == "&" {
      throw problem("unknown type name '\(token.text)'")
    }
    throw problem("a type specifier is required for all declarations")
  }

  /// A function behind its name; `(` is next.
  private mutating func function(
    _ type: CppTree.ID, _ name: String, _ place: SourceRange, _ specifiers: Specifiers,
    isMember: Bool
  ) throws -> CppTree.ID {
    try scoped { parser in
      parser.enterClasses(of: name)
      return try parser.functionInScope(type, name, place, specifiers, isMember: isMember)
    }
  }

  private mutating func functionInScope(
    _ type: CppTree.ID, _ name: String, _ place: SourceRange, _ specifiers: Specifiers,
    isMember: Bool
  ) throws -> CppTree.ID {
    var flags = specifiers.flags
    let last = splitPath(name).last ?? name
    if type == 0 { flags.insert(last.hasPrefix("~") ? .isDestructor : .isConstructor) }
    if type != 0, last.hasPrefix("~") {
      throw problem("destructor cannot have a return type", at: place)
    }
    if !isMember, flags.contains(.isExplicit) {
      throw problem("'explicit' can only be specified inside the class definition", at: place)
    }
    try expect("(", "expected '('")
    let (list, variadic) = try parameters()
    if variadic { flags.insert(.isVariadic) }
    var type = type
    while token.kind == .word || token.text == "&" || token.text == "->" || token.text == "&&" {
      if skip("const") {
        if isMember, flags.contains(.isStatic) {
          throw problem("static member function cannot have 'const' qualifier", at: place)
        }
        flags.insert(.isConst)
      } else if isWord("override") || isWord("final") {
        let word = token.text
        if !isMember {
          throw problem("'\(word)' specifier is not allowed outside a class definition")
        }
        at += 1
        flags.insert(word == "final" ? .isFinal : .isOverride)
      } else if skip("noexcept") {
        if try saysNoexcept() {
          flags.insert(.isNoexcept)
        } else if flags.contains(.isDestructor) {
          flags.insert(.throwsAnyway)
        }
      } else if skip("volatile") {
        continue
      } else if isWord("throw") {
        at += 1
        try expect("(", "expected '('")
        if !skip(")") { throw refusal("throw(…)") }
        flags.insert(.isNoexcept)
      } else if isSign("&") || isSign("&&") {
        try readQualifier(&flags, named: last, isMember: isMember || last != name, at: place)
      } else if skip("->") {
        type = try typeOnly()
      } else {
        break
      }
    }
    var body = 0
    var inits = 0
    if isSign("=") {
      at += 1
      if skip("delete") {
        flags.insert(.isDeleted)
      } else if skip("default") {
        flags.insert(.isDefaulted)
      } else if token.text == "0" {
        if !isMember {
          throw problem(
            specifiers.isFriend
              ? "friend declaration cannot have a pure-specifier"
              : "illegal initializer (only variables can be initialized)", at: place)
        }
        at += 1
        flags.insert(.isPure)
      } else {
        throw problem("initializer on function does not look like a pure-specifier")
      }
    } else {
      let isTried = isWord("try")
      if isTried, flags.contains(.isConstructor) || flags.contains(.isDestructor) {
        throw refusal("try")
      }
      if isSign(":") { inits = try inBody { try $0.memberInitializers() } }
      if isSign("{") || isTried {
        let names = classNames
        if !isMember { classNames = [] }
        defer { classNames = names }
        let start = token.place
        body = try inBody { parser in
          isTried
            ? parser.add(.block, start, kids: [try parser.tryStatement(start)])
            : try parser.block()
        }
      } else if inits != 0 {
        throw problem("expected '{'")
      }
    }
    return tree.add(
      CppNode(
        .function, place: place, text: name, kids: [type, body, inits] + list, flags: flags))
  }

  /// `&` or `&&` behind the parameters of a method.
  private mutating func readQualifier(
    _ flags: inout CppFlags, named name: String, isMember: Bool, at place: SourceRange
  ) throws {
    let kind =
      flags.contains(.isConstructor)
      ? "constructor"
      : flags.contains(.isDestructor)
        ? "destructor"
        : !isMember
          ? "non-member function" : flags.contains(.isStatic) ? "static member function" : nil
    if let kind {
      throw problem(
        kind.hasSuffix("structor")
          ? "ref-qualifier '\(token.text)' is not allowed on a \(kind)"
          : "\(kind) cannot have '\(token.text)' qualifier", at: place)
    }
    if flags.contains(.isConversion) || name == "operator=" {
      throw refusal("ref-qualifier of \(name)")
    }
    flags.insert(token.text == "&" ? .isForLasting : .isForExpiring)
    at += 1
  }

  /// `operator bool() const`
  private mutating func conversion(_ specifiers: Specifiers) throws -> CppTree.ID {
    let place = token.place
    at += 1
    var flags = specifiers
    flags.flags.insert(.isConversion)
    let wanted = try self.specifiers(isMember: false)
    guard wanted.type != 0 else { throw problem("expected a type") }
    let type = try pointers(wanted.type)
    return try function(
      type, "operator \(spelled(type))", place.joined(with: lastPlace), flags,
      isMember: true)
  }

  /// What stands behind `noexcept`: nothing, or whether it holds.
  mutating func saysNoexcept() throws -> Bool {
    guard isSign("(") else { return true }
    let word = peek(1).text
    guard word == "true" || word == "false", peek(2).text == ")" else {
      throw refusal("noexcept(…)")
    }
    at += 3
    return word == "true"
  }

  /// What a conversion to a type is called: `int *` and `int` are two.
  func spelled(_ type: CppTree.ID) -> String {
    // From the outside in: what stands behind is gathered first.
    var behind: [String] = []
    var id = type
    while true {
      let node = tree[id]
      switch node.kind {
      case .typePointer: behind.append(" *")
      case .typeReference: behind.append(" &")
      case .typeMoveReference: behind.append(" &&")
      case .typeConst: behind.append("const")
      default:
        return behind.reversed().reduce(node.text) { text, sign in
          sign != "const" ? text + sign : text.hasSuffix("*") ? text + "const" : "const " + text
        }
      }
      id = node.kid(0)
    }
  }

  private mutating func memberInitializers() throws -> CppTree.ID {
    let start = token.place
    at += 1
    var list: [CppTree.ID] = []
    repeat {
      let place = token.place
      guard isName else { throw problem("expected class member or base class name") }
      let name = try path()
      var flags: CppFlags = []
      var arguments: [CppTree.ID] = []
      if skip("(") {
        arguments = try self.arguments(")")
      } else if isSign("{") {
        flags.insert(.isBraced)
        // In two steps: `tree[…]` may be read before what stands in the brackets has changed it.
        let inner = try self.list()
        arguments = tree[inner].kids
      } else {
        throw problem("expected '(' or '{'")
      }
      if isSign("...") { throw refusal("pack of bases") }
      list.append(add(.memberInitializer, place, text: name, kids: arguments, flags: flags))
    } while skip(",")
    return add(.initializers, start, kids: list)
  }

  private mutating func friend(_ specifiers: inout Specifiers) throws -> CppTree.ID {
    // `friend class X;`, `friend X;`
    if isSign(";") {
      at += 1
      return tree.add(
        CppNode(
          .friend, place: specifiers.place, text: tree[specifiers.type].text,
          kids: [specifiers.type]))
    }
    guard specifiers.type != 0 else { throw problem("expected unqualified-id") }
    let (type, name, place) = try declarator(specifiers.type, canBeUnnamed: false)
    guard isSign("(") else { throw problem("expected ';' after friend") }
    let inner = try function(type, name, place, specifiers, isMember: false)
    if tree[inner].kid(1) == 0 {
      try expect(";", "expected ';' at end of declaration list")
    }
    return tree.add(CppNode(.friend, place: place, text: name, kids: [inner]))
  }

  private mutating func namespace() throws -> CppTree.ID {
    let start = token.place
    at += 1
    var name = ""
    let outerNamespaces = namespaceDepth
    defer { namespaceDepth = outerNamespaces }
    while isName {
      name += token.text
      at += 1
      // Each part of `namespace A::B` is a level.
      namespaceDepth += 1
      if namespaceDepth > 50 { throw problem("bracket nesting level exceeded maximum of 256") }
      if isSign("::") {
        name += "::"
        at += 1
      } else {
        break
      }
    }
    if skip("=") {
      let place = token.place
      var path = skip("::") ? "::" : ""
      path += try self.name()
      while skip("::") { path += "::" + (try self.name()) }
      let other = add(.name, place, text: path)
      try expect(";", "expected ';' after namespace name")
      return add(.namespaceAlias, start, text: name, kids: [other])
    }
    try expect("{", "expected '{'")
    let outer = depth
    depth = 0
    defer { depth = outer }
    var inner: [CppTree.ID] = []
    if name.isEmpty {
      namespaceDepth += 1
      if namespaceDepth > 50 { throw problem("bracket nesting level exceeded maximum of 256") }
    }
    try scoped { parser in
      while !parser.isSign("}") {
        if parser.isAtEnd { throw parser.problem("expected '}'") }
        inner += try parser.declaration(isMember: false)
      }
    }
    at += 1
    return add(.namespace, start, text: name, kids: inner)
  }

  private mutating func using() throws -> CppTree.ID {
    let start = token.place
    at += 1
    if skip("namespace") {
      var name = skip("::") ? "::" : ""
      name += try self.name()
      while skip("::") { name += "::" + (try self.name()) }
      try expect(";", "expected ';' after namespace name")
      return add(.usingNamespace, start, text: name)
    }
    if isName, peek(1).text == "=" {
      let name = try self.name()
      at += 1
      let type = try typeOnly()
      try expect(";", "expected ';' after alias declaration")
      declareType(name)
      return tree.add(CppNode(.typeAlias, place: start, text: name, kids: [type]))
    }
    _ = skip("typename")
    let isGlobal = skip("::")
    var name = try path()
    // What a class brings is a base's.
    if isGlobal, classNames.isEmpty || !name.contains(":") { name = globally(name) }
    try expect(";", "expected ';' after using declaration")
    return add(.usingName, start, text: name)
  }
}

/// `A::B::c` -> its parts.
package func splitPath(_ path: String) -> [String] {
  var parts: [String] = []
  var current = ""
  var colons = 0
  // Within `<…>` are other paths; an operator's name may be such a sign.
  var level = 0
  for character in path.unicodeScalars {
    if character == "<" || character == ">", !current.hasPrefix("operator") {
      level += character == "<" ? 1 : -1
    }
    if character == ":", level <= 0 {
      colons += 1
      if colons == 2 {
        parts.append(current)
        current = ""
        colons = 0
      }
      continue
    }
    current.unicodeScalars.append(character)
  }
  parts.append(current)
  return parts
}

/// `Box` of `Box<int>`, the last part of a path.
func withoutArguments(_ name: String) -> String {
  guard name.hasSuffix(">"), !name.hasPrefix("operator"), let open = name.firstIndex(of: "<")
  else { return name }
  return String(name[..<open])
}
