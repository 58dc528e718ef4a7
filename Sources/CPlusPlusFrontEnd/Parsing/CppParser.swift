import Diagnostics

/// The grammar of C++, as far as it is built; the rest is refused by its name.
///
/// C++ cannot be read without knowing which names are types (`a * b`). All names that a text declares as types
/// are collected before the reading begins, so that a class's methods may use a type that comes later.
/// The first thing that does not fit ends the reading.
struct CppParser {
  let tokens: [CppToken]
  var at = 0
  var tree = CppTree()
  /// What names are, as far as that is known.
  var names: CppKnownNames
  /// Between `<` and `>`: there a `>` closes, and half of a `>>` may have done so already.
  var isInArguments = false
  var isHalfClosed = false
  /// The text is of std itself.
  var isOfStd = false
  /// What names meant before the scopes that are open declared them; with it a scope is closed.
  var shadowed: [(name: String, meaning: CppKnownNames.Meaning?)] = []
  /// How many scopes are open within the outermost one.
  var openScopes = 0
  /// The classes whose members are being read, from the outside in.
  var openClasses: [CppKnownNames.Members] = []
  /// What the classes of this text declare, by where their bodies begin.
  var bodies: [Int: CppKnownNames.Members] = [:]
  /// At the prompt statements stand outside of functions.
  let allowsStatements: Bool
  var depth = 0
  /// The class whose members are being read.
  var classNames: [String] = []
  /// That of a member which is defined outside of it.
  var outerClass: [String] = []
  var namespaceDepth = 0
  var interruption = Interruption()
  /// Why the reading was given up: it went to the end of the text at once.
  var givenUp: Diagnostic?

  static let maximumDepth = 200

  init(tokens: [CppToken], names: CppKnownNames, allowsStatements: Bool) {
    self.tokens = tokens
    self.names = names
    self.allowsStatements = allowsStatements
    collectTypeNames()
  }

  // MARK: Tokens

  var token: CppToken {
    var token = tokens[min(at, tokens.count - 1)]
    if isHalfClosed { token.text = ">" }
    return token
  }
  func peek(_ distance: Int) -> CppToken { tokens[min(at + distance, tokens.count - 1)] }
  var isAtEnd: Bool { token.kind == .end }
  /// Place of the token before this one.
  var lastPlace: SourceRange { tokens[max(0, min(at, tokens.count) - 1)].place }

  func isSign(_ text: String) -> Bool { token.kind == .sign && token.text == text }
  func isWord(_ text: String) -> Bool { token.kind == .word && token.text == text }
  var isName: Bool { token.kind == .word && !cppKeywords.contains(token.text) }

  mutating func skip(_ text: String) -> Bool {
    guard token.text == text, token.kind == .sign || token.kind == .word else { return false }
    at += 1
    isHalfClosed = false
    return true
  }

  func problem(_ title: String, at place: SourceRange? = nil) -> CppProblem {
    CppProblem(
      diagnostic: Diagnostic(.cppSyntax, title: title, at: place ?? token.place), isEnd: isAtEnd)
  }
  func refusal(_ what: String, at place: SourceRange? = nil) -> CppProblem {
    CppProblem(diagnostic: Diagnostic(.cppNotBuilt, arguments: [what], at: place ?? token.place))
  }

  /// A sign that has to stand here; clang complains behind the token before.
  mutating func expect(_ text: String, _ title: String) throws {
    if skip(text) { return }
    let before = lastPlace
    throw problem(
      title,
      at: isAtEnd || text != ";"
        ? nil : SourceRange(file: before.file, start: before.end, end: before.end))
  }

  mutating func name() throws -> String {
    if isWord("operator") { throw refusal("an operator called by its name") }
    guard isName else { throw problem("expected unqualified-id") }
    at += 1
    return tokens[at - 1].text
  }

  mutating func add(
    _ kind: CppNodeKind, _ start: SourceRange, text: String = "", kids: [CppTree.ID] = [],
    flags: CppFlags = []
  ) -> CppTree.ID {
    if interruption.isRaised(before: tree.nodes) {
      if givenUp == nil { givenUp = interruption.problem(at: start) }
      at = tokens.count - 1
      return 0
    }
    return tree.add(
      CppNode(kind, place: start.joined(with: lastPlace), text: text, kids: kids, flags: flags))
  }

  /// No blank stands between a token and the one before it.
  func isGlued(_ index: Int) -> Bool {
    index > 0 && tokens[index].place.file == tokens[index - 1].place.file
      && tokens[index].place.start == tokens[index - 1].place.end
  }

  mutating func nested<T>(_ body: (inout CppParser) throws -> T) throws -> T {
    depth += 1
    defer { depth -= 1 }
    if depth > CppParser.maximumDepth {
      throw problem("bracket nesting level exceeded maximum of 256")
    }
    return try body(&self)
  }

  /// Tries to read on in one way; nil: it does not fit, and everything is as it was. The nodes that were added
  /// are taken away by their number: a copy of the tree at each bracket would cost as much as the whole text.
  mutating func attempt<T>(_ body: (inout CppParser) throws -> T?) -> T? {
    let old = (at, depth, classNames, namespaceDepth, names, isInArguments, isHalfClosed)
    let (nodes, roots, shadows) = (tree.nodes.count, tree.roots.count, shadowed.count)
    if let found = try? body(&self) { return found }
    (at, depth, classNames, namespaceDepth, names, isInArguments, isHalfClosed) = old
    tree.nodes.removeLast(tree.nodes.count - nodes)
    tree.roots.removeLast(tree.roots.count - roots)
    shadowed.removeLast(shadowed.count - shadows)
    forgetTemplates(from: nodes)
    return nil
  }

  // MARK: The whole

  mutating func parseAll() throws {
    while !isAtEnd {
      if allowsStatements, !startsDeclaration() || isWord("static_assert") {
        tree.roots.append(try statement(isPrompt: true))
      } else {
        tree.roots += try declaration(isMember: false)
      }
    }
  }

  // MARK: What begins here

  static let typeWords: Set<String> = [
    "void", "bool", "_Bool", "char", "short", "int", "long", "signed", "unsigned", "float",
    "double", "wchar_t", "auto", "char16_t", "char32_t",
  ]
  /// Words that a type begins with and that are none alone.
  static let typeIntroducers: Set<String> = [
    "const", "volatile", "struct", "class", "union", "enum", "typename", "decltype",
  ]
  static let declarationWords = typeIntroducers.union([
    "static", "extern", "inline", "virtual", "explicit", "constexpr", "mutable", "register",
    "typedef", "friend", "using", "namespace", "template", "thread_local", "static_assert",
    "alignas", "asm",
  ])
  /// Templates of the library that are known, as types.
  static let templates = questions.union([
    "unique_ptr", "shared_ptr", "weak_ptr", "lock_guard", "unique_lock", "scoped_lock", "vector",
    "map", "set", "list", "deque", "array", "function", "atomic", "optional", "pair", "tuple",
    "queue", "stack", "unordered_map", "unordered_set", "future", "promise", "variant",
    "numeric_limits", "initializer_list", "enable_shared_from_this", "default_delete", "multimap",
    "multiset", "span", "basic_string", "reference_wrapper", "less", "greater", "equal_to", "hash",
    "integral_constant", "bool_constant", "enable_if", "enable_if_t", "conditional",
    "conditional_t",
    "decay", "decay_t", "remove_reference", "remove_reference_t", "remove_const", "remove_const_t",
    "remove_pointer", "remove_pointer_t", "void_t", "add_const", "add_const_t", "add_pointer",
    "add_pointer_t",
  ])
  /// What `<type_traits>` asks of types: each has a member `value`, which `…_v` names, too.
  static let questions: Set<String> = [
    "is_void", "is_pointer", "is_reference", "is_lvalue_reference", "is_rvalue_reference",
    "is_const", "is_array", "is_class", "is_enum", "is_integral", "is_floating_point",
    "is_arithmetic", "is_polymorphic", "is_abstract", "is_final", "is_empty",
    "is_default_constructible", "is_copy_constructible", "is_move_constructible",
    "is_copy_assignable", "is_move_assignable", "is_destructible",
    "is_nothrow_default_constructible", "is_nothrow_copy_constructible",
    "is_nothrow_move_constructible", "has_virtual_destructor", "is_same", "is_convertible",
    "is_base_of", "is_assignable", "is_constructible",
  ]
  static let libraryTypes: Set<String> = [
    "string", "mutex", "once_flag", "ostream", "istream", "nullptr_t", "recursive_mutex",
    "stringstream", "ostringstream", "istringstream", "ofstream", "ifstream", "thread",
    "string_view", "exception", "runtime_error", "logic_error", "bad_alloc", "condition_variable",
    "atomic_int", "atomic_bool", "any", "invalid_argument", "out_of_range", "wstring",
    "atomic_flag", "bad_weak_ptr", "bad_function_call", "length_error", "domain_error",
    "range_error", "overflow_error", "underflow_error",
    "scoped_lock", "lock_guard", "unique_lock", "shared_mutex", "timed_mutex", "cv_status",
    "nanoseconds", "microseconds", "milliseconds", "seconds", "minutes", "hours",
    "true_type", "false_type", "bad_cast", "bad_optional_access", "nullopt_t", "ios_base", "ios",
  ]
  /// Types that C has, too: they need no `std::`.
  static let typesOfC: Set<String> = [
    "size_t", "ptrdiff_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t",
    "uint32_t", "uint64_t", "intptr_t", "uintptr_t", "FILE", "va_list", "div_t", "ldiv_t",
    "lldiv_t",
  ]

  /// Types that the library's classes have as members.
  static let memberTypes: Set<String> = [
    "iterator", "const_iterator", "reverse_iterator", "const_reverse_iterator", "size_type",
    "value_type", "difference_type", "reference", "const_reference", "pointer", "const_pointer",
    "element_type", "result_type", "first_type", "second_type", "deleter_type", "weak_type",
    "id", "type", "key_type", "mapped_type", "fmtflags", "openmode",
  ]

  /// `A::size_type` with A of the library, or of the program where a name follows.
  private func isMemberType(_ index: Int, of isLibrary: Bool) -> Bool {
    guard CppParser.memberTypes.contains(tokens[index].text), index + 1 < tokens.count else {
      return false
    }
    let next = tokens[index + 1]
    return isLibrary || next.kind == .word && !cppKeywords.contains(next.text)
  }

  /// A class of std's is one only where std is named: `mutex` alone may be a variable of the program.
  /// `space`: what stands in front of `::`, where that is known.
  func isType(_ name: String, qualified: Bool, of space: String? = nil) -> Bool {
    if let space, space != "std", !isOfStd {
      return names.types.contains(name) || names.typesOfClasses.contains(name)
    }
    if !qualified, let meaning = names.meanings[name] { return meaning != .value }
    return names.types.contains(name) || CppParser.typesOfC.contains(name)
      || (qualified && names.typesOfClasses.contains(name))
      || ((qualified || isOfStd || names.types.contains("std::"))
        && CppParser.libraryTypes.contains(name))
      || (qualified && CppParser.templates.contains(name))
  }

  /// A class of std's that is named without it where only a type can stand: `string s`.
  private func isMeantAsType(_ index: Int) -> Bool {
    let (one, two) = (index + 1, index + 2)
    guard CppParser.libraryTypes.contains(tokens[index].text), two < tokens.count,
      names.meanings[tokens[index].text] != .value
    else { return false }
    let isMark = ["&", "*"].contains(tokens[one].text)
    let name = tokens[isMark ? two : one]
    return name.kind == .word && !cppKeywords.contains(name.text)
  }

  /// Number of tokens of the type name `A::B` that begins here, 0 where there is none; what follows `<` is
  /// included.
  func typeNameLength() -> Int {
    var index = at
    var qualified = tokens[index].text == "::"
    var (isInType, isInLibrary) = (false, false)
    var path: [String] = []
    if qualified { index += 1 }
    while index < tokens.count, tokens[index].kind == .word {
      let text = tokens[index].text
      if cppKeywords.contains(text) { return 0 }
      let next = index + 1 < tokens.count ? tokens[index + 1] : tokens[index]
      var behind = index + 1
      if next.kind == .sign, next.text == "<", isTemplate(at: index),
        let end = endOfArguments(index + 1)
      {
        guard end < tokens.count, tokens[end].text == "::" else { return end - at }
        behind = end
      }
      guard tokens[min(behind, tokens.count - 1)].text == "::" else {
        if let isOwn = isTypeMember(index, of: path) { return isOwn ? index + 1 - at : 0 }
        return isType(text, qualified: qualified, of: path.first) || isMeantAsType(index)
          || isInType && isMemberType(index, of: isInLibrary) ? index + 1 - at : 0
      }
      isInType = behind > index + 1 || isType(text, qualified: true, of: path.first)
      isInLibrary = isInType && isCppLibraryName(text) && !names.types.contains(text)
      qualified = true
      path.append(text)
      index = behind + 1
      if index < tokens.count, tokens[index].text == "template" { index += 1 }
      if index < tokens.count, tokens[index].text == "~" || tokens[index].text == "operator" {
        return 0
      }
      // `Class::Class(…)` outside of the class.
      if index < tokens.count, tokens[index].text == text { return 0 }
    }
    return 0
  }

  /// Index behind the `>` that closes a list of template arguments; of a `>>` that closes the one around as well, its
  /// own.
  func endOfArguments(_ open: Int) -> Int? {
    var (level, brackets) = (0, 0)
    var index = open
    while index < tokens.count, index < open + 200 {
      switch tokens[index].text {
      case "(", "[": brackets += 1
      case ")", "]":
        brackets -= 1
        if brackets < 0 { return nil }
      case "<" where brackets == 0: level += 1
      case ">" where brackets == 0:
        level -= 1
        if level == 0 { return index + 1 }
      case ">>" where brackets == 0:
        level -= 2
        if level <= 0 { return level < 0 ? index : index + 1 }
      case ";", "{", "}": return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether a declaration begins here rather than an expression.
  func startsDeclaration() -> Bool {
    let here = token
    guard here.kind == .word || here.text == "::" || here.text == "~" else { return false }
    if CppParser.declarationWords.contains(here.text) { return true }
    if CppParser.typeWords.contains(here.text) {
      // `int(3)` is a value, `int (*f)(int)` is not.
      return peek(1).text == "(" ? declaresInBrackets(1) : peek(1).text != "{"
    }
    let length = typeNameLength()
    if length > 0 {
      let next = peek(length)
      if next.text == "(" { return declaresInBrackets(length) }
      return next.text != "{" && next.text != "." && next.text != ";" && next.text != "::"
        && next.text != ")" && next.text != ","
    }
    // Outside of functions: `X::X(…) … {`, and `X::~X() {`.
    if depth == 0 { return startsQualifiedDefinition() }
    return false
  }

  /// `T(name);`, `T (*name)…`: what may be a declaration is one ([stmt.ambig]).
  private func declaresInBrackets(_ length: Int) -> Bool {
    var (index, open) = (length + 1, 1)
    if isMemberPointer(index) { return true }
    while ["*", "&", "&&", "const", "("].contains(peek(index).text) {
      if peek(index).text == "(" { open += 1 }
      index += 1
    }
    let isMarked = index > length + 1
    guard peek(index).kind == .word, !cppKeywords.contains(peek(index).text) else { return false }
    index += 1
    while open > 0 {
      while peek(index).text == "[" { index = behindBrackets(index) }
      guard peek(index).text == ")" else { return false }
      index += 1
      open -= 1
    }
    if peek(index).text != "(" { return [";", "=", ",", "[", "{"].contains(peek(index).text) }
    // `T(name)(value);`; a pointer to a function has a list of parameters there.
    return isMarked || peek(behindBrackets(index)).text == ";"
  }

  /// Where what is in brackets of one kind, that open ahead, is over.
  private func behindBrackets(_ index: Int) -> Int {
    let (open, close) = peek(index).text == "(" ? ("(", ")") : ("[", "]")
    var (ahead, depth) = (index, 0)
    repeat {
      depth += peek(ahead).text == open ? 1 : peek(ahead).text == close ? -1 : 0
      ahead += 1
    } while depth > 0 && at + ahead < tokens.count
    return ahead
  }

  private func startsQualifiedDefinition() -> Bool {
    guard token.kind == .word, names.types.contains(token.text), peek(1).text == "::" else {
      return false
    }
    var index = at + 2
    if index < tokens.count, tokens[index].text == "~" { index += 1 }
    guard index + 1 < tokens.count, tokens[index].text == token.text,
      tokens[index + 1].text == "("
    else { return false }
    return true
  }
}

/// Whether a name is a type of C++'s library, built or not.
package func isCppLibraryName(_ name: String) -> Bool {
  CppParser.libraryTypes.contains(name) || CppParser.typesOfC.contains(name)
    || CppParser.templates.contains(name)
}
