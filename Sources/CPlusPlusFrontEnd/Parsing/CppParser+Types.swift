import Diagnostics

/// Specifiers and declarators: the two halves of every C++ declaration.
extension CppParser {
  /// What stands before the names of a declaration.
  struct Specifiers {
    var type: CppTree.ID = 0
    var flags: CppFlags = []
    var isTypedef = false
    var isFriend = false
    var place: SourceRange
    /// The class or enum declared on the way.
    var declared: [CppTree.ID] = []
  }

  /// Reads specifiers; `type` stays 0 for a constructor or destructor.
  mutating func specifiers(isMember: Bool) throws -> Specifiers {
    var result = Specifiers(place: token.place)
    var words: [String] = []
    var isConst = false
    var named: CppTree.ID = 0
    let start = token.place
    scan: while true {
      guard token.kind == .word || token.text == "::" else { break }
      switch token.text {
      case "static": result.flags.insert(.isStatic)
      case "extern": result.flags.insert(.isExtern)
      case "inline": result.flags.insert(.isInline)
      case "virtual": result.flags.insert(.isVirtual)
      case "explicit": result.flags.insert(.isExplicit)
      case "mutable": result.flags.insert(.isMutable)
      case "constexpr":
        result.flags.insert(.isConstexpr)
        isConst = true
      case "thread_local": result.flags.insert(.isThreadLocal)
      case "typedef": result.isTypedef = true
      case "friend": result.isFriend = true
      case "volatile": break
      case "typename":
        if named != 0 || !words.isEmpty { break scan }
        at += 1
        try refuseMissingTemplate()
        named = try namedType(isForced: true)
        continue
      case "register":
        throw problem("ISO C++17 does not allow 'register' storage class specifier")
      case "const": isConst = true
      case "class", "struct", "union", "enum":
        if named != 0 || !words.isEmpty { break scan }
        named = try elaborated(&result)
        continue
      case "decltype":
        if named != 0 || !words.isEmpty { break scan }
        at += 1
        try expect("(", "expected '(' after 'decltype'")
        if isWord("auto") { throw refusal("decltype(auto)") }
        named = add(.typeOf, start, kids: [try bracketed { try $0.expression() }])
        try expect(")", "expected ')'")
        if isSign("::") { throw refusal("decltype(…)::") }
        continue
      case "alignas", "asm": throw refusal(token.text)
      case let word where CppParser.typeWords.contains(word):
        if named != 0 { break scan }
        words.append(word == "_Bool" ? "bool" : word)
      default:
        if named != 0 || !words.isEmpty { break scan }
        // A constructor: the class's own name before `(`.
        if isMember, let own = classNames.last, token.text == own, peek(1).text == "(" {
          break scan
        }
        let length = typeNameLength()
        if length == 0 { break scan }
        named = try namedType()
        continue
      }
      at += 1
    }
    if named == 0, !words.isEmpty {
      named = tree.add(
        CppNode(
          .typeName, place: start.joined(with: lastPlace), text: try builtinName(words, start)))
    }
    if named != 0, isConst { named = add(.typeConst, start, kids: [named]) }
    result.type = named
    result.place = start
    return result
  }

  private func builtinName(_ words: [String], _ place: SourceRange) throws -> String {
    let has = { (word: String) in words.contains(word) }
    let longs = words.filter { $0 == "long" }.count
    if has("char16_t") || has("char32_t") || has("wchar_t") {
      throw refusal(words.joined(separator: " "), at: place)
    }
    if words == ["auto"] { return "auto" }
    if has("void") || has("bool") || has("float") || has("auto") {
      if words.count == 1 { return words[0] }
      throw problem("cannot combine with previous '\(words[0])' declaration specifier", at: place)
    }
    if has("double") {
      if longs == 1 { return "long double" }
      if words.count == 1 { return "double" }
      throw problem("cannot combine with previous '\(words[0])' declaration specifier", at: place)
    }
    let unsigned = has("unsigned") ? "unsigned " : ""
    if has("char") { return has("signed") ? "signed char" : unsigned + "char" }
    if has("short") { return unsigned + "short" }
    if longs >= 3 {
      throw problem("cannot combine with previous 'long long' declaration specifier", at: place)
    }
    if longs == 2 { return unsigned + "long long" }
    if longs == 1 { return unsigned + "long" }
    return unsigned + "int"
  }

  /// `A::B`, `std::unique_ptr<T>`.
  ///
  /// `isForced`: `typename` has said that it is a type.
  mutating func namedType(isForced: Bool = false) throws -> CppTree.ID {
    let start = token.place
    let end = at + typeNameLength()
    var path = ""
    let isGlobal = skip("::")
    while true {
      path += try name()
      var arguments: [CppTree.ID]?
      let open = at
      if isSign("<"), isTemplate(at: at - 1), endOfArguments(at) != nil {
        arguments = try templateArguments()
      }
      guard !isHalfClosed, isSign("::"), isForced ? peek(1).kind == .word : at < end else {
        if isGlobal { path = globally(path) }
        return add(
          .typeName, start, text: path, kids: arguments ?? [],
          flags: arguments == nil ? [] : .isTemplate)
      }
      if let arguments { path = keep(path, arguments, from: open) }
      path += "::"
      at += 1
      _ = skip("template")
    }
  }

  /// A path behind `::` begins outside of all namespaces. (`std` is there alone, and C's types are everywhere.)
  func globally(_ path: String) -> String {
    path.contains("<") || path.hasPrefix("std::") || CppParser.typesOfC.contains(path)
      ? path : "::" + path
  }

  /// A type without a name: in casts, `new`, `sizeof`, template arguments.
  mutating func typeOnly(forNew: Bool = false) throws -> CppTree.ID {
    let specifiers = try specifiers(isMember: false)
    guard specifiers.type != 0 else {
      try refuseMissingTemplate()
      throw problem("expected a type")
    }
    var type = try pointers(specifiers.type)
    if !forNew, isSign("("), peek(1).text == "*", peek(2).text == ")" {
      at += 3
      type = try functionType(type)
      return add(.typePointer, specifiers.place, kids: [type])
    }
    if !forNew { type = try arrays(type) }
    return type
  }

  /// `*`, `&`, `const` behind a type.
  mutating func pointers(_ type: CppTree.ID) throws -> CppTree.ID {
    var type = type
    let start = tree[type].place
    var levels = 0
    while true {
      levels += 1
      if levels > CppParser.maximumDepth {
        throw problem("bracket nesting level exceeded maximum of 256")
      }
      if skip("*") {
        type = add(.typePointer, start, kids: [type])
      } else if skip("&") {
        type = add(.typeReference, start, kids: [type])
      } else if skip("&&") {
        type = add(.typeMoveReference, start, kids: [type])
      } else if skip("const") {
        type = add(.typeConst, start, kids: [type])
      } else if skip("volatile") {
        continue
      } else {
        return type
      }
    }
  }

  mutating func arrays(_ type: CppTree.ID) throws -> CppTree.ID {
    guard isSign("[") else { return type }
    let start = token.place
    var sizes: [CppTree.ID] = []
    while skip("[") {
      if skip("]") {
        sizes.append(0)
      } else {
        sizes.append(try expression())
        try expect("]", "expected ']'")
      }
    }
    var type = type
    if sizes.count > 50 {
      throw problem("bracket nesting level exceeded maximum of 256", at: start)
    }
    for size in sizes.reversed() { type = add(.typeArray, start, kids: [type, size]) }
    return type
  }

  /// The parameters of a function type; `(` is next.
  mutating func functionType(_ result: CppTree.ID) throws -> CppTree.ID {
    let start = token.place
    try expect("(", "expected '('")
    let (parameters, variadic) = try scoped { try $0.parameters() }
    return add(
      .typeFunction, start, kids: [result] + parameters, flags: variadic ? .isVariadic : [])
  }

  /// Parameters up to and with the closing bracket.
  mutating func parameters() throws -> ([CppTree.ID], Bool) {
    var list: [CppTree.ID] = []
    if isWord("void"), peek(1).text == ")" { at += 1 }
    while !isSign(")") {
      if isAtEnd { throw problem("expected ')'") }
      if skip("...") {
        try expect(")", "expected ')'")
        return (list, true)
      }
      let start = token.place
      if isSign("["), peek(1).text == "[" { try skipAttribute() }
      let canBePack = tokens[(at + 1)..<min(at + 40, tokens.count)]
        .prefix { $0.text != ")" && $0.text != "(" }.contains { $0.text == "..." }
      let specifiers = try specifiers(isMember: false)
      guard specifiers.type != 0 else {
        if isName { throw problem("unknown type name '\(token.text)'") }
        throw problem("expected parameter declarator")
      }
      var base = specifiers.type
      var isPack = false
      if canBePack {
        base = try pointers(base)
        isPack = skip("...")
      }
      let (type, name, place) = try nested { [base] parser in
        try parser.declarator(base, canBeUnnamed: true)
      }
      hide(name)
      var whole = type
      // A function as a parameter is a pointer to one.
      if isSign("(") { whole = add(.typePointer, start, kids: [try functionType(type)]) }
      var value = 0
      if skip("=") { value = isSign("{") ? try self.list() : try assignment() }
      list.append(
        tree.add(
          CppNode(
            .parameter, place: name.isEmpty ? start.joined(with: lastPlace) : place, text: name,
            kids: [whole, value], flags: isPack ? .isVariadic : [])))
      if !skip(",") { break }
    }
    try expect(")", "expected ')'")
    return (list, false)
  }

  /// Pointers, a name (perhaps `A::b`) and arrays around it. Function parameters are left to the caller.
  mutating func declarator(
    _ base: CppTree.ID, canBeUnnamed: Bool
  ) throws -> (type: CppTree.ID, name: String, place: SourceRange) {
    var type = try pointers(base)
    if isMemberPointer(0) || isSign("(") && isMemberPointer(1) {
      throw refusal("pointer to a member")
    }
    if isSign("("), ["*", "&", "&&", "("].contains(peek(1).text) {
      // A pointer to a function, or to an array: what is in the brackets is made of what stands around them.
      at += 1
      let hole = tree.add(CppNode(.missing, place: token.place))
      let inner = try nested { try $0.declarator(hole, canBeUnnamed: true) }
      if isSign("(") { throw refusal("function that returns a pointer to a function") }
      try expect(")", "expected ')'")
      // `int (*p) = …`: brackets around all of it say nothing.
      if isSign("[") {
        type = try arrays(type)
      } else if isSign("(") {
        type = try functionType(type)
      }
      tree[hole] = tree[type]
      return inner
    }
    if isSign("("), peek(1).kind == .word, peek(2).text == ")",
      !cppKeywords.contains(peek(1).text), !canBeUnnamed || !isType(peek(1).text, qualified: false)
    {
      // Brackets around a name alone say nothing.
      at += 1
      let place = token.place
      let name = try name()
      at += 1
      return (try arrays(type), name, place)
    }
    let place = token.place
    var path = ""
    let isGlobal = skip("::")
    while true {
      if isSign("~") {
        at += 1
        path += "~" + (try name())
        break
      }
      if isWord("operator") {
        at += 1
        path += "operator"
        if isWord("new") || isWord("delete") {
          path += " " + token.text
          at += 1
          if isSign("["), peek(1).text == "]" {
            path += "[]"
            at += 2
          }
          break
        }
        if isSign("("), peek(1).text == ")" {
          path += "()"
          at += 2
        } else if isSign("["), peek(1).text == "]" {
          path += "[]"
          at += 2
        } else if token.kind == .sign {
          path += token.text
          at += 1
        } else if tree[base].kind == .missing, path.contains(":") {
          // `A::operator bool`
          let wanted = try specifiers(isMember: false)
          guard wanted.type != 0 else { throw problem("expected a type") }
          let result = try pointers(wanted.type)
          return (result, path + " " + spelled(result), place.joined(with: lastPlace))
        } else {
          throw refusal("operator \(token.text)", at: place)
        }
        if isSign("<"), let end = endOfArguments(at), end < tokens.count, tokens[end].text == "(" {
          let here = place.joined(with: lastPlace)
          let arguments = try templateArguments()
          tree.specialised[here] = add(.typeName, here, text: path, kids: arguments)
          return (type, path, here)
        }
        break
      }
      guard isName else { break }
      path += token.text
      at += 1
      if isSign("<"), let end = endOfArguments(at), end < tokens.count {
        let (open, own) = (at, tokens[at - 1])
        if isTemplate(at: at - 1), tokens[end].text == "::" {
          path = keep(path, try templateArguments(), from: open)
        } else if names.functionTemplates.contains(own.text), tokens[end].text == "(" {
          let arguments = try templateArguments()
          let here = place.joined(with: own.place)
          tree.specialised[here] = add(.typeName, own.place, text: path, kids: arguments)
          return (type, path, here)
        }
      }
      if isSign("::") {
        path += "::"
        at += 1
      } else {
        break
      }
    }
    if path.isEmpty, !canBeUnnamed { throw problem("expected unqualified-id") }
    if isGlobal, !path.isEmpty, !path.contains(":") { path = "::" + path }
    let here = path.isEmpty ? place : place.joined(with: lastPlace)
    type = try arrays(type)
    return (type, path, here)
  }

  /// `A::B::*`, so many tokens ahead.
  func isMemberPointer(_ distance: Int) -> Bool {
    var ahead = distance
    while peek(ahead).kind == .word, peek(ahead + 1).text == "::" { ahead += 2 }
    return ahead > distance && peek(ahead).text == "*"
  }

  // MARK: class, enum

  /// `class X`, `class X { … }`, `enum X { … }` among specifiers.
  private mutating func elaborated(_ result: inout Specifiers) throws -> CppTree.ID {
    let start = token.place
    let word = token.text
    at += 1
    if isWord("alignas") { throw refusal("alignas") }
    try skipAttribute()
    let mark = shapeMark(at)
    if mark != nil { at += CppParser.lengthOfMark }
    if word == "enum" { return try enumeration(start, &result) }
    var name = ""
    var place = token.place
    while isName {
      name += token.text
      place = token.place
      at += 1
      if isSign("::") {
        name += "::"
        at += 1
      } else {
        break
      }
    }
    if isSign("<"), isTemplate(at: at - 1), endOfArguments(at) != nil {
      let open = at
      let arguments = try templateArguments()
      if isSign("{") || isSign(":") || isSign(";") && !result.isFriend {
        tree.specialised[place] = add(.typeName, place, text: name, kids: arguments)
      } else {
        if result.isFriend { name = keep(name, arguments, from: open) }
        return add(
          .typeName, place, text: name, kids: result.isFriend ? [] : arguments,
          flags: result.isFriend ? [] : .isTemplate)
      }
    }
    var flags: CppFlags =
      word == "class" ? [] : word == "union" ? [.isStruct, .isUnion] : .isStruct
    if isWord("final"), peek(1).text == "{" || peek(1).text == ":" {
      at += 1
      flags.insert(.isFinal)
    }
    if isSign("{") || isSign(":") {
      if name.isEmpty { name = "(anonymous \(tree.nodes.count))" }
      if !name.contains("::") { declareType(name) }
      let isStruct = flags.contains(.isStruct)
      let (base, members) = try scoped { parser in
        parser.enterClasses(of: name)
        var base = 0
        if parser.skip(":") {
          base = try parser.baseSpecifier(isStruct: isStruct)
          if parser.isSign(",") { throw parser.refusal("multiple inheritance") }
        }
        let own = splitPath(name).last ?? name
        return (base, try parser.nested { try $0.members(own) })
      }
      tree.extents[place] = start.joined(with: lastPlace)
      if let mark { tree.shapes[place] = mark }
      result.declared.append(
        tree.add(
          CppNode(.classDeclaration, place: place, text: name, kids: [base] + members, flags: flags)
        ))
    } else if isSign(";"), !result.isFriend {
      guard !name.isEmpty else { throw problem("expected unqualified-id") }
      if name.contains("::") {
        throw problem(
          "forward declaration of \(word) cannot have a nested name specifier", at: place)
      }
      declareType(name)
      result.declared.append(
        tree.add(CppNode(.classForward, place: place, text: name, flags: flags)))
    } else if name.isEmpty {
      throw problem("expected unqualified-id")
    } else if !result.isFriend, !isSign("*"), !isSign("&"), !isName, !isSign("(") {
      if isAtEnd { throw problem("expected ';' after \(word)") }
    }
    flags.insert(.isElaborated)
    return tree.add(CppNode(.typeName, place: place, text: name, flags: flags))
  }

  private mutating func baseSpecifier(isStruct: Bool) throws -> CppTree.ID {
    var flags: CppFlags = isStruct ? .isPublic : .isPrivate
    while true {
      if isWord("virtual") { throw refusal("virtual inheritance") }
      if skip("public") {
        flags = .isPublic
      } else if skip("protected") {
        flags = .isProtected
      } else if skip("private") {
        flags = .isPrivate
      } else {
        break
      }
    }
    let place = token.place
    let isGlobal = skip("::")
    _ = skip("typename")
    guard isName else { throw problem("expected class name") }
    var name = try path()
    if isGlobal { name = globally(name) }
    if isSign("<") { throw problem("expected '{' after base class list") }
    if isSign("...") { throw refusal("pack of bases") }
    return tree.add(CppNode(.base, place: place.joined(with: lastPlace), text: name, flags: flags))
  }

  private mutating func members(_ name: String) throws -> [CppTree.ID] {
    try scoped { try $0.membersInScope(name) }
  }

  private mutating func membersInScope(_ name: String) throws -> [CppTree.ID] {
    let open = token.place
    let around = openClasses
    defer { openClasses = around }
    if let own = bodies[at] {
      guard enter(own, isOpen: true) else {
        throw refusal("more than 100 classes below one another")
      }
      openClasses.append(own)
    }
    try expect("{", "expected '{'")
    classNames.append(name)
    defer { classNames.removeLast() }
    var list: [CppTree.ID] = []
    while !isSign("}") {
      if isAtEnd {
        throw CppProblem(
          diagnostic: Diagnostic(
            .cppSyntax, title: "expected '}'", at: token.place,
            related: [.init(label: "note.toMatch", arguments: ["{"], place: open)]), isEnd: true)
      }
      if skip(";") { continue }
      if isWord("public") || isWord("protected") || isWord("private"), peek(1).text == ":" {
        list.append(tree.add(CppNode(.accessLabel, place: token.place, text: token.text)))
        at += 2
        continue
      }
      list += try declaration(isMember: true)
    }
    at += 1
    return list
  }

  private mutating func enumeration(
    _ start: SourceRange, _ result: inout Specifiers
  ) throws -> CppTree.ID {
    var flags: CppFlags = []
    if skip("class") || skip("struct") { flags.insert(.isScoped) }
    if isSign("["), peek(1).text == "[" { try skipAttribute() }
    let place = token.place
    var name = isName ? try name() : ""
    var underlying = 0
    if skip(":") { underlying = try typeOnly() }
    guard isSign("{") else {
      if name.isEmpty { throw problem("expected identifier or '{'") }
      if isSign(";") { throw refusal("forward declaration of an enum", at: place) }
      return tree.add(CppNode(.typeName, place: place, text: name))
    }
    if name.isEmpty { name = "(anonymous \(tree.nodes.count))" }
    at += 1
    var cases: [CppTree.ID] = [underlying]
    while !isSign("}") {
      let place = token.place
      guard isName else { throw problem(isAtEnd ? "expected '}'" : "expected identifier") }
      let text = token.text
      at += 1
      var value = 0
      if skip("=") { value = try conditional() }
      if !flags.contains(.isScoped) { hide(text) }
      cases.append(tree.add(CppNode(.enumerator, place: place, text: text, kids: [value])))
      if !skip(",") { break }
    }
    try expect("}", "missing ',' between enumerators")
    declareType(name)
    result.declared.append(
      tree.add(CppNode(.enumDeclaration, place: place, text: name, kids: cases, flags: flags)))
    return tree.add(CppNode(.typeName, place: place, text: name))
  }
}
