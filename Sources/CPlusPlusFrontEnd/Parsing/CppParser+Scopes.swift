/// Which names are types, and where: those of a class are types in it alone (elsewhere they stand behind `::`), and a
/// variable or a parameter hides a type until its scope is closed.
extension CppParser {
  // MARK: Scopes

  /// What `body` declares is forgotten behind it.
  mutating func scoped<T>(_ body: (inout CppParser) throws -> T) rethrows -> T {
    let (outer, around) = (shadowed.count, outerClass)
    openScopes += 1
    defer {
      openScopes -= 1
      uncover(outer)
      outerClass = around
    }
    return try body(&self)
  }

  /// Takes back what was declared since so many names were shadowed.
  mutating func uncover(_ count: Int) {
    while shadowed.count > count {
      let last = shadowed.removeLast()
      names.meanings[last.name] = last.meaning
    }
  }

  mutating func declare(_ name: String, _ meaning: CppKnownNames.Meaning) {
    shadowed.append((name, names.meanings[name]))
    names.meanings[name] = meaning
  }

  mutating func declareType(_ name: String) {
    if openScopes > 0 { return declare(name, .type) }
    names.types.insert(name)
    names.meanings[name] = nil
  }

  /// A variable, a parameter or a function is declared.
  mutating func hide(_ name: String) {
    if isType(name, qualified: false) || names.templates.contains(name)
      || CppParser.templates.contains(name)
    {
      declare(name, .value)
    }
  }

  // MARK: Members

  /// The members of a class, and before them those of its bases, are known without their class. `isOpen`: it is
  /// being read, and its own members that are no types come one after the other. False: the line of bases is longer
  /// than anything that is built.
  @discardableResult
  mutating func enter(_ members: CppKnownNames.Members, isOpen: Bool = false) -> Bool {
    var entered: Set<[String]> = [members.path]
    let isShort = enterBases(of: members, &entered, level: 0)
    for (name, isType) in members.types {
      if isType { declare(name, .type) } else if !isOpen { hide(name) }
    }
    return isShort
  }

  /// Each once: of classes with two bases each, there are more ways up than anybody could walk.
  private mutating func enterBases(
    of members: CppKnownNames.Members, _ entered: inout Set<[String]>, level: Int
  ) -> Bool {
    guard level < CppParser.maximumDepth else { return members.bases.isEmpty }
    var isShort = true
    for base in members.bases {
      guard let found = known(base, from: members.path), entered.insert(found.path).inserted else {
        continue
      }
      isShort = enterBases(of: found, &entered, level: level + 1) && isShort
      for (name, isType) in found.types {
        if isType { declare(name, .type) } else { hide(name) }
      }
    }
    return isShort
  }

  /// The body of a function sees all members of the classes around it, those behind it, too.
  mutating func inBody<T>(_ body: (inout CppParser) throws -> T) rethrows -> T {
    let around = openClasses
    openClasses = []
    defer { openClasses = around }
    let types = around.reduce(into: [:]) { $0.merge($1.types) { $1 } }
    for (name, isType) in types where !isType { hide(name) }
    return try body(&self)
  }

  /// Of `A::B::f`, which is defined outside of its class, A and B.
  mutating func enterClasses(of name: String) {
    guard name.contains(":") else { return }
    let path = splitPath(name).dropLast().map(withoutArguments)
    guard let first = path.indices.first(where: { names.classes[path[$0]] != nil }) else { return }
    for end in path.indices[first...] {
      if let members = names.classes[path[first...end].joined(separator: "::")] { enter(members) }
    }
    outerClass = Array(path[first...])
  }

  /// The class that `path` names within the class `outer`; what stands in front of it may be namespaces.
  private func known(_ path: [String], from outer: [String]) -> CppKnownNames.Members? {
    for count in stride(from: outer.count, through: 0, by: -1) {
      let whole = (outer.prefix(count) + path).joined(separator: "::")
      if let found = names.classes[whole] { return found }
    }
    for start in path.indices.dropFirst() {
      if let found = names.classes[path[start...].joined(separator: "::")] { return found }
    }
    return nil
  }

  /// Whether the name behind `path::` is a type; nil: the path leads to no class that is known to have it.
  func isTypeMember(_ index: Int, of path: [String]) -> Bool? {
    let name = tokens[index].text
    guard let first = path.first else { return nil }
    if path.count == 1, names.meanings[first] == .parameterOfTemplate {
      // What T has is a value where `typename` does not say otherwise.
      guard names.typesOfClasses.contains(name) else { return nil }
      let next = tokens[min(index + 1, tokens.count - 1)]
      return next.kind == .word && !cppKeywords.contains(next.text)
    }
    var members = known(path, from: classNames.isEmpty ? outerClass : classNames)
    var level = 0
    while let found = members, level < CppParser.maximumDepth {
      if let isType = found.types[name] { return isType }
      guard let base = found.bases.first else { return nil }
      members = known(base, from: found.path)
      level += 1
    }
    return nil
  }

  // MARK: Before the reading

  /// What stands around a token while the names are collected.
  private enum Surroundings {
    case outermost
    case body(CppKnownNames.Members)
    case block
  }

  /// All types outside of functions are known before the reading begins, and the members of all classes.
  mutating func collectTypeNames() {
    var around: [Surroundings] = [.outermost]
    var opened: [Int] = []
    // What begins at a bracket that is still to come.
    var ahead: [Int: CppKnownNames.Members] = [:]
    var namespaces: Set<Int> = []
    var (headEnd, brackets, angles, skipsStatement) = (0, 0, 0, false)
    for index in tokens.indices where index >= headEnd {
      let token = tokens[index]
      if token.kind == .sign {
        switch token.text {
        case "(": brackets += 1
        case ")": brackets -= 1
        case "<": angles += 1
        case ">": angles -= 1
        case ">>": angles -= 2
        case "{":
          // What lies deeper is not read: the reading stops there.
          if let members = ahead.removeValue(forKey: index), opened.count < CppParser.maximumDepth {
            around.append(.body(members))
          } else {
            around.append(namespaces.contains(index) ? .outermost : .block)
          }
          opened.append(index)
          (brackets, angles, skipsStatement) = (0, 0, false)
        case "}":
          if around.count > 1, let open = opened.popLast(),
            case .body(let members) = around.removeLast()
          {
            keep(members, open: open)
          }
          (brackets, angles, skipsStatement) = (0, 0, false)
        case ";": (brackets, angles, skipsStatement) = (0, 0, false)
        default: break
        }
        continue
      }
      guard token.kind == .word else { continue }
      switch token.text {
      // `template <class T>` declares no class.
      case "template": headEnd = collectTemplate(index)
      case "class", "struct", "union", "enum":
        collectClass(index, &around, &ahead)
        if token.text == "enum" { collectEnumerators(index, &around) }
      case "using":
        skipsStatement = true
        if index + 2 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 2].text == "="
        {
          note(tokens[index + 1].text, &around)
        }
        if index + 3 < tokens.count, tokens[index + 1].text == "std",
          tokens[index + 2].text == "::", CppParser.libraryTypes.contains(tokens[index + 3].text)
        {
          names.types.insert(tokens[index + 3].text)
        }
      case "namespace":
        if index + 1 < tokens.count, tokens[index + 1].text == "std" {
          if index > 0, tokens[index - 1].text == "using" {
            names.types.insert("std::")
          } else {
            isOfStd = true
          }
        }
        var open = index + 1
        while open < tokens.count, tokens[open].kind == .word || tokens[open].text == "::" {
          open += 1
        }
        if open < tokens.count { namespaces.insert(open) }
      case "extern":
        if index + 1 < tokens.count, tokens[index + 1].kind == .string {
          namespaces.insert(index + 2)
        }
      case "typedef":
        skipsStatement = true
        if let name = nameOfTypedef(index) { note(name, &around) }
      default:
        guard !skipsStatement, brackets == 0, case .body(var members) = around[around.count - 1],
          isDeclared(index, isInArguments: angles > 0), members.types[token.text] == nil,
          token.text != members.path.last
        else { continue }
        around[around.count - 1] = .block
        members.types[token.text] = false
        around[around.count - 1] = .body(members)
      }
    }
    // A text that ends within a class.
    while let open = opened.popLast() {
      if case .body(let members)? = around.popLast() { keep(members, open: open) }
    }
    // Other members than types matter only where a type has the name.
    for (open, members) in bodies {
      for (name, isType) in members.types
      where !isType && !names.types.contains(name) && !names.typesOfClasses.contains(name)
        && !CppParser.templates.contains(name)
      {
        bodies[open]?.types[name] = nil
        names.classes[members.path.joined(separator: "::")]?.types[name] = nil
      }
    }
  }

  private mutating func keep(_ members: CppKnownNames.Members, open: Int) {
    bodies[open] = members
    let path = members.path.joined(separator: "::")
    guard !path.isEmpty else { return }
    // Another specialisation of a template has members of its own.
    var whole = names.classes[path] ?? members
    whole.bases = members.bases
    whole.types.merge(members.types) { $1 }
    names.classes[path] = whole
  }

  /// A type is declared; one of a function is none before it is read.
  private mutating func note(_ name: String, _ around: inout [Surroundings]) {
    switch around[around.count - 1] {
    case .outermost:
      names.types.insert(name)
      names.meanings[name] = nil
    case .body(var members):
      around[around.count - 1] = .block
      members.types[name] = true
      around[around.count - 1] = .body(members)
      names.typesOfClasses.insert(name)
    case .block: break
    }
  }

  /// What an enumeration has is no type, whatever else is called like that: `Kind::Circle` beside a class Circle.
  private mutating func collectEnumerators(_ start: Int, _ around: inout [Surroundings]) {
    var (next, isScoped, name) = (start + 1, false, "")
    if next < tokens.count, ["class", "struct"].contains(tokens[next].text) {
      (next, isScoped) = (next + 1, true)
    }
    if next < tokens.count, tokens[next].kind == .word { name = tokens[next].text }
    while next < tokens.count, !["{", ";", "(", ")", "}", "="].contains(tokens[next].text) {
      next += 1
    }
    guard next < tokens.count, tokens[next].text == "{" else { return }
    var enumerators: [String] = []
    var brackets = 0
    // Nothing is declared among enumerators.
    let ends: Set<String> = ["}", ";", "enum", "class", "struct", "union"]
    while next + 1 < tokens.count, !ends.contains(tokens[next].text) {
      switch tokens[next].text {
      case "(": brackets += 1
      case ")": brackets -= 1
      case "{", ",":
        if brackets == 0, tokens[next + 1].kind == .word {
          enumerators.append(tokens[next + 1].text)
        }
      default: break
      }
      next += 1
    }
    if !isScoped, case .body(var members) = around[around.count - 1] {
      around[around.count - 1] = .block
      for each in enumerators where members.types[each] == nil { members.types[each] = false }
      around[around.count - 1] = .body(members)
    }
    if name.isEmpty { return }
    var path: [String] = []
    for case .body(let outer) in around where !outer.path.isEmpty { path = outer.path }
    let whole = (path + [name]).joined(separator: "::")
    var own = names.classes[whole] ?? CppKnownNames.Members(path: path + [name])
    for each in enumerators where own.types[each] == nil { own.types[each] = false }
    names.classes[whole] = own
  }

  /// `class A`, `struct A : B {`, `enum class E`.
  private mutating func collectClass(
    _ start: Int, _ around: inout [Surroundings],
    _ ahead: inout [Int: CppKnownNames.Members]
  ) {
    var next = start + 1
    if next < tokens.count, tokens[next].text == "class" || tokens[next].text == "struct" {
      next += 1
    }
    if shapeMark(next) != nil { next += CppParser.lengthOfMark }
    guard next < tokens.count, tokens[next].kind == .word,
      !cppKeywords.contains(tokens[next].text)
    else {
      if next < tokens.count, tokens[next].text == "{", tokens[start].text != "enum" {
        ahead[next] = CppKnownNames.Members(path: [])
      }
      return
    }
    var name = tokens[next].text
    next += 1
    // `struct A::B {`: the members are those of a class that A has declared.
    var outside: [String] = []
    while next + 1 < tokens.count, tokens[next].text == "::", tokens[next + 1].kind == .word {
      outside.append(name)
      name = tokens[next + 1].text
      next += 2
    }
    if next < tokens.count, tokens[next].text == "<" { next = endOfArguments(next) ?? next }
    if next + 1 < tokens.count, tokens[next].text == "final" { next += 1 }
    guard next < tokens.count, [";", "{", ":"].contains(tokens[next].text),
      start == 0 || tokens[start - 1].text != "friend"
    else {
      if !outside.isEmpty { return }
      // `struct Node *next`: a class that nobody has declared is one of the namespace.
      let isKnown = around.contains {
        if case .body(let members) = $0 { members.types[name] == true } else { false }
      }
      if !isKnown { names.types.insert(name) }
      return
    }
    if outside.isEmpty { note(name, &around) }
    guard tokens[start].text != "enum", tokens[next].text != ";" else { return }
    var path: [String] = []
    for case .body(let outer) in around where !outer.path.isEmpty { path = outer.path }
    // Namespaces are no part of a class's path.
    if let first = outside.indices.first(where: { index in
      names.classes[outside[index]] != nil
    }) {
      path += outside[first...]
    }
    var members = CppKnownNames.Members(path: path + [name])
    if tokens[next].text == ":" {
      (members.bases, next) = bases(next + 1)
    }
    if next < tokens.count, tokens[next].text == "{" { ahead[next] = members }
  }

  /// `__attribute__((selfsame_shape(word)))`, by which the library says what a class of its own is shown as.
  func shapeMark(_ index: Int) -> String? {
    guard isOfStd, index + 5 < tokens.count, tokens[index].text == "__attribute__",
      tokens[index + 3].text == "selfsame_shape"
    else { return nil }
    return tokens[index + 5].text
  }
  static let lengthOfMark = 9

  /// The paths of the bases, without arguments, and where the body begins.
  private func bases(_ start: Int) -> ([[String]], Int) {
    var list: [[String]] = []
    var (index, isOver) = (start, true)
    while index < tokens.count, !["{", ";", "(", "}"].contains(tokens[index].text) {
      let token = tokens[index]
      if token.text == "<", let end = endOfArguments(index) {
        index = end
        continue
      }
      if token.kind == .word, !cppKeywords.contains(token.text) {
        if isOver { list.append([]) }
        list[list.count - 1].append(token.text)
        isOver = false
      } else if token.text == "," {
        isOver = true
      }
      index += 1
    }
    return (list.map { $0.first == "std" ? Array($0.dropFirst()) : $0 }, index)
  }

  /// The last name of a `typedef`, or the one in the brackets of `typedef int (*name)(…)`.
  private func nameOfTypedef(_ start: Int) -> String? {
    var (next, last, open) = (start + 1, -1, 0)
    while next < tokens.count, tokens[next].kind != .end {
      let text = tokens[next].text
      if text == ";", open == 0 { break }
      if text == "{" { open += 1 }
      if text == "}" { open -= 1 }
      if open == 0, tokens[next].kind == .word, !cppKeywords.contains(text) {
        if next + 1 < tokens.count, tokens[next + 1].text == ")", tokens[next - 1].text == "*" {
          return text
        }
        last = next
      }
      next += 1
    }
    return last >= 0 ? tokens[last].text : nil
  }

  /// Whether a member of a class is declared here: a name with a type in front, and an end or a value behind.
  private func isDeclared(_ index: Int, isInArguments: Bool) -> Bool {
    guard index > 0, index + 1 < tokens.count, !cppKeywords.contains(tokens[index].text),
      [";", "=", "{", "[", ",", "(", ":"].contains(tokens[index + 1].text), !isInArguments
    else { return false }
    let before = tokens[index - 1]
    if before.kind == .sign { return ["*", "&", "&&", ">", ">>", ","].contains(before.text) }
    return before.kind == .word
      && (!cppKeywords.contains(before.text) || CppParser.typeWords.contains(before.text)
        || before.text == "const")
  }
}
