internal import Diagnostics
internal import Syntax

/// What the program has to know of a part before it compiles it: read from the part's tree, not from its words.
struct PartIndex {
  /// As `LibraryPart.bodyNumbers`.
  private(set) var bodies: [String] = []
  private(set) var selectors: [String] = []
  /// What its text declares for programs: classes, protocols, functions, types, enum constants, variables and
  /// macros. The library's own, names that begin with two underscores and static variables, are
  /// left out; so are tags, which a program may well have for itself.
  private(set) var declared: Set<String> = []
  /// Selectors of the methods and properties that its text declares, the library's own again left out.
  private(set) var methods: Set<String> = []
  /// How C++ may declare what of this is C's: functions, types, variables and macros that are numbers, in order.
  private(set) var declarations: [(name: String, text: String)] = []

  /// Reads a part; parts come in loading order, and `state` goes from one to the next.
  init(_ name: String, _ text: String, arc: Bool, _ state: inout SyntaxState) throws(Problem) {
    var sources = SourceMap()
    let file = sources.add(name: name, origin: .prelude, text: Array(text.utf8))
    let options = ReadingOptions(form: .prelude, arc: arc)
    let macrosBefore = Set(state.macroNames)
    switch readSource(file: file, in: &sources, state: &state, options: options) {
    case .tree(let tree, _):
      collect(tree, state.names)
      declare(tree, state.names, Array(text.utf8))
      let macros = state.macroNames.filter { !macrosBefore.contains($0) }
      declared.formUnion(macros.filter { !$0.hasPrefix("__") })
    case .incomplete(let problem): throw Self.problem(name, problem, sources)
    case .failed(let problems):
      throw problems.first.map { Self.problem(name, $0, sources) } ?? Problem("\(name)")
    }
  }

  private static func problem(
    _ name: String, _ problem: Diagnostic, _ sources: SourceMap
  ) -> Problem {
    let line = sources.file(of: problem.place)?.line(at: problem.place.start) ?? 0
    return Problem(
      "part \(name), line \(line + 1): \(problem.title ?? problem.code.rawValue) "
        + problem.arguments.joined(separator: ", "))
  }

  private mutating func collect(_ tree: Tree, _ names: NameTable) {
    var found: [(place: SourceRange, callables: Int, bytes: Int, isLate: Bool)] = []
    for node in tree.nodes where node.kind == .functionDeclaration || node.kind == .method {
      guard node.c != 0 else { continue }
      found.append((tree[node.c].place, 0, 0, true))
    }
    found.sort { $0.place.start < $1.place.start }
    var sent: Set<String> = []
    for node in tree.nodes {
      sent.formUnion(Self.selectors(node, names))
      guard let at = Self.index(of: node.place, in: found.map(\.place)) else { continue }
      switch node.kind {
      case .stringLiteral, .objcStringLiteral:
        // An object, its bytes, and its units where a byte is not enough, each with a header.
        found[at].bytes += 144 + 4 * tree.strings[Int(node.a)].count
      case .blockExpression:
        // The block, and what copies and destroys its captures; its object, descriptor and signature.
        found[at].callables += 3
        found[at].bytes += 512
      case .encodeExpression, .predefinedName: found[at].bytes += 512
      // Room that is used again at each call, and objects that all share: made when the part is.
      case .variableDeclaration where node.flags & NodeFlags.isStatic != 0: found[at].isLate = false
      case .protocolExpression: found[at].isLate = false
      default: break
      }
    }
    for body in found where body.isLate {
      bodies.append("\(body.place.start) \(body.place.end) \(body.callables) \(body.bytes);")
    }
    selectors = sent.sorted()
    let roots = tree.roots.flatMap { root in
      tree[root].kind == .declarationStatement ? Array(tree.list(tree[root].a)) : [root]
    }
    for node in roots.map({ tree[$0] }) {
      switch node.kind {
      case .interface, .protocolDeclaration, .functionDeclaration, .typedefDeclaration:
        declared.insert(names[node.a])
      case .variableDeclaration where node.flags & NodeFlags.isStatic == 0:
        declared.insert(names[node.a])
      default: break
      }
    }
    for node in tree.nodes {
      methods.formUnion(Self.declares(node, tree, names))
      if node.kind == .enumerator { declared.insert(names[node.a]) }
    }
    declared = declared.filter { !$0.hasPrefix("__") && !$0.isEmpty }
  }

  /// Collects the declarations, each in one line as the text has it, without what only C or the machine understands.
  private mutating func declare(_ tree: Tree, _ names: NameTable, _ text: [UInt8]) {
    var structs: Set<String> = []
    func add(
      _ name: String, _ from: UInt32, _ to: UInt32, _ start: String = "", _ end: String = ";"
    ) {
      let line = String(decoding: text[Int(from)..<Int(to)], as: UTF8.self)
        .split { $0.isWhitespace }.joined(separator: " ")
      var words = line[...]
      if words.hasPrefix("__attribute__"), let end = words.firstIndex(of: ")") {
        words = words[end...].drop { $0 == ")" || $0 == " " }
      }
      while let front = ["static ", "inline ", "_Thread_local "].first(where: words.hasPrefix) {
        words = words.dropFirst(front.count)
      }
      // What is Apple's alone, or another thing in C++, is no C for it.
      let isForeign = ["__", "OS", "os_", "NS", "atomic_", "memory_order", "getline"].contains(
        where: name.hasPrefix)
      if name.isEmpty || isForeign || words.contains(where: "^@".contains) { return }
      let parts = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      // A struct goes to C and comes from there by its address; what takes a list of arguments is no matter of C++.
      if parts.contains(where: { ["va_list", "wchar_t", "intmax_t", "uintmax_t"].contains($0) })
        || structs.contains(parts.first.map(String.init) ?? "")
      {
        return
      }
      if start.isEmpty, words.hasPrefix("typedef struct {") { structs.insert(name) }
      if words.hasSuffix(" =") { words = words.dropLast(2) }
      declarations.append((name, start + words + end))
    }
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3, words[0] == "#define", words[2].allSatisfy(\.isNumber),
        !words[1].contains("(")
      {
        declarations.append((String(words[1]), String(line)))
      }
    }
    for node in tree.roots.flatMap({ root in
      tree[root].kind == .declarationStatement ? Array(tree.list(tree[root].a)) : [root]
    }).map({ tree[$0] }) {
      let name = names[node.a]
      switch node.kind {
      case .functionDeclaration:
        let end = node.c == 0 ? tree[node.b].place.end : tree[node.c].place.start
        add(name, node.place.start, end)
      case .typedefDeclaration:
        add(name, node.place.start, node.place.end)
      case .tagDeclaration where tree[node.a].flags & NodeFlags.hasBody != 0:
        add(names[tree[node.a].a], node.place.start, node.place.end)
      case .variableDeclaration:
        let end = node.c == 0 ? node.place.end : tree[node.c].place.start
        add(name, node.place.start, end, "extern ")
      default: break
      }
    }
  }

  /// The selectors that a node declares: a method's, or a property's getter and setter.
  private static func declares(_ node: Node, _ tree: Tree, _ names: NameTable) -> [String] {
    let name = names[node.a]
    if name.hasPrefix("_") { return [] }
    switch node.kind {
    case .method: return [name]
    case .property:
      var getter = name
      for attribute in tree.list(node.c) where names[tree[attribute].a] == "getter" {
        getter = names[tree[attribute].b]
      }
      return [getter, "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"]
    default: return []
    }
  }

  /// The body that a place lies in.
  private static func index(of place: SourceRange, in bodies: [SourceRange]) -> Int? {
    var low = 0
    var high = bodies.count
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].start <= place.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && place.start < bodies[low - 1].end ? low - 1 : nil
  }

  /// What a node sends, by its own words or because it stands for a message.
  private static func selectors(_ node: Node, _ names: NameTable) -> [String] {
    switch node.kind {
    case .messageSend: return [names[node.b]]
    case .selectorExpression: return [names[node.a]]
    case .member where node.flags & NodeFlags.arrow == 0:
      let name = names[node.b]
      return [name, "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"]
    case .subscriptAccess:
      return [
        "objectAtIndexedSubscript:", "setObject:atIndexedSubscript:", "objectForKeyedSubscript:",
        "setObject:forKeyedSubscript:",
      ]
    case .forInStatement: return ["countByEnumeratingWithState:objects:count:"]
    case .arrayLiteral: return ["arrayWithObjects:count:"]
    case .dictionaryLiteral: return ["dictionaryWithObjects:forKeys:count:"]
    default: return []
    }
  }
}
