import Diagnostics
import Syntax

/// How far declarations reach: none further than the types that it speaks of, and what fulfils a requirement as far
/// as both its type and the protocol.
extension SwiftCompiler {
  private enum Reach: Int, Comparable {
    case type, file, module, world
    static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
  }

  private struct Level {
    var reach: Reach
    var word: String
  }

  private func level(_ flags: SwiftFlags, isMember: Bool) -> Level {
    if flags.contains(.isPrivate) { return Level(reach: isMember ? .type : .file, word: "private") }
    if flags.contains(.isFileprivate) { return Level(reach: .file, word: "fileprivate") }
    if flags.contains(.isPublic) { return Level(reach: .world, word: "public") }
    return Level(reach: .module, word: "internal")
  }

  /// The narrowest of the types that one is made of; nil: it has no names that anybody could not see.
  private func level(of type: SwiftType) -> Level? {
    switch type {
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner),
      .metatype(let inner), .throwing(let inner), .lent(let inner):
      return level(of: inner)
    case .dictionary(let a, let b): return narrowest([a, b])
    case .tuple(_, let parts): return narrowest(parts)
    case .function(let parts, let result): return narrowest(parts + [result])
    case .nominal(let index): return level(of: index)
    default: return nil
    }
  }

  private func narrowest(_ types: [SwiftType]) -> Level? {
    types.compactMap { level(of: $0) }.min { $0.reach < $1.reach }
  }

  private func level(of index: Int) -> Level? {
    let nominal = state.nominals[index]
    if nominal.isLibrary || nominal.selfType != nil || localTypes.contains(index) { return nil }
    let own = level(nominal.flags, isMember: nominal.outer != nil)
    let others = nominal.outer.flatMap { level(of: $0) }
    let arguments = narrowest(Array(nominal.genericBindings.values))
    return [own, others, arguments].compactMap { $0 }.min { $0.reach < $1.reach }
  }

  // MARK: Declarations

  func checkAccessLevels() {
    // What is typed at a prompt sees everything that was typed.
    if isPrompt { return }
    // A type may have thousands of members, and as many extensions.
    var written: [Int: [Int: [SwiftFunction]]] = [:]
    for (root, index) in order + extensions where state.nominals[index].genericName == nil {
      if written[index] == nil {
        let nominal = state.nominals[index]
        written[index] = Dictionary(
          grouping: (Array(nominal.methods) + nominal.initializers)
            .filter { $0.node.tree == unitTree }, by: \.node.id)
      }
      checkMembers(of: root, index, written[index] ?? [:])
    }
    // As many functions may have one name.
    var named: [String: [Int: [SwiftFunction]]] = [:]
    for root in tree.roots {
      let node = tree[root]
      switch node.kind {
      case .variables:
        for kid in node.kids {
          guard let type = state.globals[tree[kid].text]?.type else { continue }
          let word = node.text == "let" ? "constant" : "variable"
          check(type, of: word, part(tree[kid], type), tree[kid], in: nil)
        }
      case .function:
        if named[node.text] == nil {
          named[node.text] = Dictionary(
            grouping: (state.functions[node.text] ?? []).filter { $0.node.tree == unitTree },
            by: \.node.id)
        }
        for each in named[node.text]?[root] ?? [] { check(each, "function", in: nil) }
      default: break
      }
    }
  }

  /// `written`: the type's functions by their nodes.
  private func checkMembers(of root: Int, _ index: Int, _ written: [Int: [SwiftFunction]]) {
    let nominal = state.nominals[index]
    let isExtension = tree[root].kind == .extensionDeclaration
    if nominal.kind == .protocolType, !isExtension, let own = level(of: index) {
      let above = narrowest(nominal.protocols.map { .nominal($0) })
      if let above, above.reach < own.reach {
        error(
          "protocol \(demand(above, tree[root], isMember: false)) because it refines \(article(above.word)) protocol",
          at: nominal.place)
      }
    }
    if nominal.kind == .protocolType || level(of: index) == nil && nominal.selfType == nil {
      return
    }
    if !isExtension, let parent = nominal.superclass, let above = level(of: parent),
      let own = level(of: index), above.reach < own.reach
    {
      error(
        "class \(demand(above, tree[root], isMember: nominal.outer != nil)) because its superclass is \(above.word)",
        at: nominal.place)
    }
    // An extension says for all its members how far they reach.
    let whole: SwiftFlags = isExtension ? tree[root].flags : []
    if !whole.isDisjoint(with: [.isPrivate, .isFileprivate]) { return }
    for id in tree[root].kids.dropFirst() {
      let node = tree[id]
      switch node.kind {
      case .variables where node.text == "case":
        for each in nominal.cases[firstCase(from: node.place.start, nominal.cases)...] {
          guard each.place.end <= node.place.end else { break }
          guard let wanted = narrowest(each.types), let own = level(of: index),
            wanted.reach < own.reach
          else { continue }
          error(
            "enum case in \(article(own.word)) enum uses \(article(wanted.word)) type",
            at: each.place)
        }
      case .variables:
        for kid in node.kids {
          let isStatic = tree[kid].flags.contains(.isStatic)
          guard let own = findProperty(tree[kid].text, index, isStatic: isStatic) else { continue }
          check(own.type, of: "property", part(tree[kid], own.type), tree[kid], in: index)
        }
      case .function, .subscriptDeclaration:
        for each in written[node.kind == .function ? id : node.kid(0)] ?? [] {
          check(each, node.kind == .function ? "method" : "subscript", in: index)
        }
      case .initializer:
        for each in written[id] ?? [] {
          if each.flags.contains(.isRequired), let own = level(of: index),
            level(each.flags, isMember: true).reach < min(own.reach, .module)
          {
            error(
              "'required' initializer must be accessible wherever class '\(nominal.name)' can be subclassed",
              at: each.place)
          }
          check(each, "initializer", in: index)
        }
      default: break
      }
    }
  }

  /// Index of the first case that stands at a place or behind it.
  private func firstCase(from start: UInt32, _ cases: [SwiftCase]) -> Int {
    var (low, high) = (0, cases.count)
    while low < high {
      let middle = (low + high) / 2
      if cases[middle].place.start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func article(_ word: String) -> String { (word == "internal" ? "an " : "a ") + word }

  private func part(_ node: SwiftNode, _ type: SwiftType) -> String {
    node.kid(0) != 0 ? "type" : "type '\(name(of: type))'"
  }

  private func check(_ function: SwiftFunction, _ word: String, in owner: Int?) {
    let node = tree[function.node.id]
    for each in function.parameters {
      check(each.type, of: word, word == "subscript" ? "index" : "parameter", node, in: owner)
    }
    if word == "initializer" { return }
    check(
      function.result, of: word, word == "subscript" ? "element type" : "result", node, in: owner)
  }

  private func check(
    _ type: SwiftType, of word: String, _ part: String, _ node: SwiftNode, in owner: Int?
  ) {
    guard let wanted = level(of: type) else { return }
    var reach = level(node.flags, isMember: owner != nil).reach
    if let around = owner.flatMap({ level(of: $0) }), around.reach < reach {
      reach = around.reach
    }
    if wanted.reach >= reach { return }
    error(
      "\(word) \(demand(wanted, node, isMember: owner != nil)) because its \(part) uses \(article(wanted.word)) type",
      at: node.place)
  }

  private func demand(_ wanted: Level, _ node: SwiftNode, isMember: Bool) -> String {
    let own = level(node.flags, isMember: isMember)
    if own.word != "internal" { return "cannot be declared \(own.word)" }
    if wanted.reach == .type { return "must be declared private" }
    return "must be declared " + (isMember ? "fileprivate" : "private or fileprivate")
  }

  // MARK: Overrides and requirements

  /// What overrides is seen wherever what it overrides is, as far as its class is.
  func checkReach(
    _ what: String, _ flags: SwiftFlags, of owner: Int?, over above: SwiftFlags,
    at place: SourceRange
  ) {
    guard let around = owner.flatMap({ level(of: $0) }) else { return }
    let wanted = level(above, isMember: true)
    if level(flags, isMember: true).reach >= min(around.reach, wanted.reach) { return }
    let other = around.reach < wanted.reach ? "its enclosing type" : "the declaration it overrides"
    error("overriding \(what) must be as accessible as \(other)", at: place)
  }

  func checkReach(
    _ what: String, _ flags: SwiftFlags, at place: SourceRange, _ parent: Int, _ index: Int
  ) {
    guard let own = level(of: index), let wanted = level(of: parent) else { return }
    let isOfType = own.reach < wanted.reach
    let reach = isOfType ? own.reach : wanted.reach
    if level(flags, isMember: true).reach >= reach { return }
    let name = state.nominals[parent].name
    if isOfType {
      error(
        "\(what) must be as accessible as its enclosing type because it matches a requirement in protocol '\(name)'",
        at: place)
      return
    }
    let word = wanted.word == "private" ? "fileprivate" : wanted.word
    error(
      "\(what) must be declared \(word) because it matches a requirement in \(wanted.word) protocol '\(name)'",
      at: place)
  }
}
