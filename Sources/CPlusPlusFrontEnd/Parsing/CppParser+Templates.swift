import Diagnostics

/// Templates: their heads, and what stands between `<` and `>` behind their names.
///
/// The text of a template is read once, with its parameters as names of types; what they stand for is known to
/// whoever makes an instance of the tree.
extension CppParser {
  // MARK: Names that are known before the reading

  /// Notes what a template declares, and answers where its head is over.
  mutating func collectTemplate(_ start: Int) -> Int {
    guard start + 1 < tokens.count, tokens[start + 1].text == "<",
      let end = endOfArguments(start + 1), end + 1 < tokens.count
    else { return start }
    switch tokens[end].text {
    case "class", "struct", "union":
      let name = shapeMark(end + 1) == nil ? end + 1 : end + 1 + CppParser.lengthOfMark
      if name < tokens.count, tokens[name].kind == .word {
        names.templates.insert(tokens[name].text)
      }
    case "using": names.templates.insert(tokens[end + 1].text)
    case "friend": break
    default: collectFunctionTemplate(end)
    }
    return end
  }

  /// The name in front of the first bracket that stands in no `<…>`.
  private mutating func collectFunctionTemplate(_ start: Int) {
    var (index, level) = (start, 0)
    while index < tokens.count, index < start + 200 {
      switch tokens[index].text {
      case "<": level += 1
      case ">": level -= 1
      case ">>": level -= 2
      case "(" where level == 0:
        let before = tokens[index - 1]
        if before.kind == .word, !cppKeywords.contains(before.text) {
          names.functionTemplates.insert(before.text)
        }
        return
      case ";", "=":
        // A variable: it is refused where it stands.
        if tokens[index - 1].kind == .word {
          names.functionTemplates.insert(tokens[index - 1].text)
        }
        return
      case "{", "}", "operator": return
      default: break
      }
      index += 1
    }
  }

  /// Templates of functions of the library.
  private static let libraryFunctions: Set<String> = [
    "make_unique", "make_shared", "make_pair", "make_tuple", "forward", "move", "min", "max",
    "swap", "exchange", "get", "static_pointer_cast", "dynamic_pointer_cast",
    "const_pointer_cast", "make_optional", "accumulate",
  ]

  /// What asks about types, and is not built.
  private static let traits: Set<String> = [
    "remove_cv", "remove_cv_t", "add_lvalue_reference", "common_type", "common_type_t",
    "underlying_type", "underlying_type_t", "invoke_result", "invoke_result_t", "result_of",
    "make_signed", "make_unsigned", "conjunction", "disjunction", "negation", "alignment_of",
    "rank", "extent", "declval",
  ]

  /// `std::is_same_v<A, B>` is what `std::is_same<A, B>` has as its value.
  mutating func question(_ path: String) throws -> String? {
    guard path.hasSuffix("_v"), isSign("<"), endOfArguments(at) != nil else { return nil }
    let asked = String(path.dropLast(2))
    guard let name = splitPath(asked).last, CppParser.questions.contains(name),
      names.types.contains("std::") || asked == "std::" + name
    else { return nil }
    let open = at
    return keep("std::" + name, try templateArguments(), from: open) + "::value"
  }

  /// A template of std's that is not there, at its `<`: what follows would be read as a comparison.
  func refuseTemplate(_ path: String, at index: Int) throws {
    guard isSign("<"), !isTemplate(at: index) else { return }
    let parts = splitPath(path)
    let name = parts[parts.count - 1]
    let isTrait =
      CppParser.traits.contains(name) || name.hasPrefix("is_") && endOfArguments(at) != nil
    if parts.count == 2, parts[0] == "std" {
      if isTrait || !names.functionTemplates.contains(name) && !names.types.contains(name),
        endOfArguments(at) != nil, !CppParser.libraryFunctions.contains(name)
      {
        throw refusal(path, at: tokens[index].place)
      }
    } else if parts.count == 1, isTrait, names.types.contains("std::"),
      !names.functionTemplates.contains(name), names.meanings[name] == nil
    {
      throw refusal(name, at: tokens[index].place)
    }
  }

  /// `std::x<…>` where a type has to stand, and the library here has no such template.
  func refuseMissingTemplate() throws {
    guard isWord("std"), peek(1).text == "::", peek(2).kind == .word, peek(3).text == "<",
      typeNameLength() == 0
    else { return }
    throw refusal("std::" + peek(2).text, at: peek(2).place)
  }

  func isTemplate(at index: Int) -> Bool {
    let name = tokens[index].text
    guard names.templates.contains(name) || CppParser.templates.contains(name) else {
      return false
    }
    let before = index > 0 ? tokens[index - 1].text : ""
    // What stands behind a dot is a member: no template of std's is one.
    if [".", "->"].contains(before) { return names.templates.contains(name) }
    return names.meanings[name] != .value || ["::", "template"].contains(before)
  }

  /// Whether the `<` that is next opens the arguments of a function's template: behind them it is called or named.
  func opensArguments(of name: String) -> Bool {
    guard isSign("<"),
      names.functionTemplates.contains(name) || CppParser.libraryFunctions.contains(name),
      let end = endOfArguments(at), end < tokens.count
    else { return false }
    // `min < a && b > (c)` compares twice.
    for index in at..<end
    where tokens[index].text == "||"
      || tokens[index].text == "&&" && tokens[index + 1].kind != .sign
    {
      return false
    }
    // Nothing of this could follow a comparison.
    return ["(", ")", ",", ";", ":", "}", "]", "?", "==", "!="].contains(tokens[end].text)
  }

  // MARK: Declarations

  /// `template <…>` and what it stands in front of.
  mutating func template(isMember: Bool) throws -> [CppTree.ID] {
    let start = token.place
    at += 1
    guard isSign("<") else { throw refusal("explicit instantiation of a template", at: start) }
    at += 1
    return try scoped { try $0.templateInScope(start, isMember: isMember) }
  }

  private mutating func templateInScope(
    _ start: SourceRange, isMember: Bool
  ) throws -> [CppTree.ID] {
    var parameters: [CppTree.ID] = []
    while !isSign(">") {
      if isAtEnd { throw problem("expected '>'") }
      parameters.append(try nested { try $0.templateParameter() })
      guard skip(",") else { break }
      if isSign(">") { throw problem("expected template parameter") }
    }
    try closeArguments()
    if isWord("template") { throw refusal("a template within a template, outside of its class") }
    if isWord("requires") { throw refusal("requires") }
    let list = try declaration(isMember: isMember)
    guard list.count == 1, let inner = list.first else {
      if list.isEmpty { throw problem("expected declaration after template", at: start) }
      throw problem("a template declares one thing alone", at: start)
    }
    return [tree.add(CppNode(.template, place: tree[inner].place, kids: [inner] + parameters))]
  }

  private mutating func templateParameter() throws -> CppTree.ID {
    let start = token.place
    if isWord("template") { throw refusal("template as a parameter of a template") }
    // `typename A<T>::type` is the type of a value.
    let isValue = isWord("typename") && peek(1).kind == .word && ["::", "<"].contains(peek(2).text)
    guard !isValue, isWord("typename") || isWord("class") else {
      let specifiers = try specifiers(isMember: false)
      guard specifiers.type != 0 else { throw problem("expected template parameter") }
      if isSign("...") { throw refusal("pack of values") }
      let (type, name, _) = try declarator(specifiers.type, canBeUnnamed: true)
      hide(name)
      var value = 0
      if skip("=") { value = try argument { try $0.nested { try $0.conditional() } } }
      return add(.templateParameter, start, text: name, kids: [value, type])
    }
    at += 1
    let flags: CppFlags = skip("...") ? .isVariadic : []
    var name = ""
    if isName {
      name = try self.name()
      declare(name, .parameterOfTemplate)
    }
    let value = skip("=") ? try argument { try $0.nested { try $0.typeOnly() } } : 0
    return add(.templateParameter, start, text: name, kids: [value], flags: flags)
  }

  // MARK: Arguments

  /// Reads something in which a `>` is no operator.
  private mutating func argument<T>(_ body: (inout CppParser) throws -> T) throws -> T {
    let outer = isInArguments
    isInArguments = true
    defer { isInArguments = outer }
    return try body(&self)
  }

  /// Reads something in brackets, within which a `>` is an operator again.
  mutating func bracketed<T>(_ body: (inout CppParser) throws -> T) throws -> T {
    let outer = isInArguments
    isInArguments = false
    defer { isInArguments = outer }
    return try body(&self)
  }

  /// `<` is next.
  mutating func templateArguments() throws -> [CppTree.ID] {
    at += 1
    var list: [CppTree.ID] = []
    while !isSign(">"), !isSign(">>") {
      if isAtEnd { throw problem("expected '>'") }
      let start = token.place
      var each = try argument { try $0.nested { try $0.templateArgument() } }
      if skip("...") { each = add(.packExpansion, start, kids: [each]) }
      list.append(each)
      if !skip(",") { break }
    }
    try closeArguments()
    return list
  }

  private mutating func templateArgument() throws -> CppTree.ID {
    if startsType() {
      let type = attempt { parser throws -> CppTree.ID? in
        var type = try parser.typeOnly()
        if parser.isSign("(") { type = try parser.functionType(type) }
        return [",", ">", ">>", "..."].contains(parser.token.text) ? type : nil
      }
      if let type { return type }
    }
    return try conditional()
  }

  /// A `>>` closes two lists, one after the other.
  private mutating func closeArguments() throws {
    if isSign(">") {
      at += 1
      isHalfClosed = false
    } else if isSign(">>") {
      isHalfClosed = true
    } else {
      throw problem("expected '>'")
    }
  }

  // MARK: Paths

  /// A part of a path that is a template with its arguments: `Box<int>` in `Box<int>::make`. It stands in the path as
  /// it is written, and is found by that.
  mutating func keep(_ path: String, _ arguments: [CppTree.ID], from start: Int) -> String {
    var text = path + "<"
    var (index, level) = (start + 1, 1)
    while index < at || isHalfClosed && index == at {
      let token = tokens[index]
      if token.text == "<" { level += 1 }
      if token.text == ">" { level -= 1 }
      if token.text == ">>" { level -= 2 }
      if level <= 0 {
        text += token.text == ">>" && level == 0 ? ">>" : ">"
        break
      }
      if index > start + 1, token.text == "*" || token.text == "&",
        tokens[index - 1].text != token.text
      {
        text += " "
      } else if index > start + 1, token.kind == .word, tokens[index - 1].kind == .word {
        text += " "
      }
      text += token.text == "," ? ", " : token.text
      index += 1
    }
    if tree.templates[text] == nil {
      let name = path.hasPrefix("::") ? String(path.dropFirst(2)) : path
      tree.templates[text] = add(
        .typeName, tokens[start].place, text: name, kids: arguments, flags: .isTemplate)
      tree.templatesInOrder.append(text)
    }
    return text
  }

  /// Takes back what was kept of nodes that are taken away.
  mutating func forgetTemplates(from nodes: Int) {
    while let last = tree.templatesInOrder.last, let id = tree.templates[last], id >= nodes {
      tree.templates[last] = nil
      tree.templatesInOrder.removeLast()
    }
  }

  /// `a`, `A::b`, `A<int>::b`.
  mutating func path() throws -> String {
    var path = ""
    repeat {
      path += try name()
      if isSign("<"), isTemplate(at: at - 1), endOfArguments(at) != nil {
        let start = at
        path = keep(path, try templateArguments(), from: start)
      } else {
        try refuseTemplate(path, at: at - 1)
      }
      guard skip("::") else { break }
      path += "::"
      _ = skip("template")
    } while true
    return path
  }
}
