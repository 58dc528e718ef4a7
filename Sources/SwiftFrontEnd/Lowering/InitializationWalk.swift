import Diagnostics
import Syntax

/// Reads one body, as it runs, into an `InitializationFlow`.
///
/// What counts is the order in which things happen: the right side before the variable that it is for, what a `defer`
/// does at each way out of its block, what a closure uses at the place where it is made. An initialiser has one
/// variable for each stored property, and one that says whether `super.init` or `self.init` was called.
final class InitializationWalk {
  let compiler: SwiftCompiler
  let tree: SwiftTree
  var flow = InitializationFlow()
  var current = 0
  var scopes: [Scope] = [Scope()]
  var jumps: [Jump] = []
  var catchers: [(block: Int?, depth: Int)] = []
  var nextCase: Int?
  var isTopLevel = false
  var me: MadeSelf?
  /// Within the right side of `&&`, `||` and `??`, which is a closure.
  var isDelayed = false
  /// What swiftc says before it looks at the ways through a body.
  var earlier: [(title: String, place: SourceRange)] = []
  /// Local functions whose uses are being listed.
  private var listing: Set<Int> = []

  enum Name {
    case variable(Range<Int>, labels: [String], type: Int)
    case function(Int)
    case other
  }
  struct Scope {
    var names: [String: Name] = [:]
    var deferred: [Int] = []
  }
  struct Jump {
    var label: String?
    var isLoop = false
    var isSwitch = false
    var end: Int
    var head: Int?
    var depth: Int
  }

  /// Where the text ends: what is given up is given up there.
  private let place: SourceRange

  init(_ compiler: SwiftCompiler) {
    self.compiler = compiler
    tree = compiler.tree
    place = tree.roots.last.map { compiler.tree[$0].place } ?? .none
  }

  // MARK: What happens

  func happens(_ event: InitializationFlow.Event) {
    guard compiler.goesOn(at: place, toNote: flow.blocks[current].events) else { return }
    flow.blocks[current].events.append(event)
  }
  func arrow(to block: Int) { flow.blocks[current].next.append(block) }
  /// What follows happens on one of the ways from here.
  func fork() {
    let next = flow.block()
    arrow(to: next)
    current = next
  }
  /// What follows in the text is another way, or none.
  func goOn(in block: Int? = nil) { current = block ?? flow.block() }

  func find(_ name: String) -> Name? {
    for scope in scopes.reversed() {
      if let found = scope.names[name] { return found }
    }
    return nil
  }

  func enter(_ name: String) { scopes[scopes.count - 1].names[name] = .other }

  func use(_ slots: Range<Int>, _ use: InitializationFlow.Use, _ place: SourceRange) {
    happens(.use(slots, isDelayed && use == .read ? .captured : use, place))
  }

  /// The variables that stand at a place: a local one, a part of a tuple, a property of an initialiser's `self`.
  func slots(at id: Int) -> Range<Int>? {
    let node = tree[id]
    if node.kind == .name {
      if let found = find(node.text) {
        if case .variable(let slots, _, _) = found { return slots }
        return nil
      }
      return me?.properties[node.text].map { $0..<$0 + 1 }
    }
    guard node.kind == .member, tree[node.kid(0)].kind == .name else { return nil }
    let base = tree[node.kid(0)].text
    if base == "self" { return me?.properties[node.text].map { $0..<$0 + 1 } }
    guard case .variable(let slots, let labels, _)? = find(base), slots.count > 1 else {
      return nil
    }
    let position = labels.firstIndex(of: node.text) ?? Int(node.text) ?? slots.count
    return position < slots.count
      ? slots.lowerBound + position..<slots.lowerBound + position + 1 : nil
  }

  /// Whether what stands at a place belongs to an initialiser's `self`.
  func isOwn(_ id: Int) -> Bool {
    let node = tree[id]
    return node.kind == .name
      ? find(node.text) == nil : node.kind == .member && tree[node.kid(0)].text == "self"
  }

  // MARK: Leaving

  /// What the `defer`s of the scopes from a depth on do.
  func leave(to depth: Int) {
    for scope in scopes[min(depth, scopes.count)...].reversed() {
      for body in scope.deferred.reversed() { call(body, at: tree[body].place) }
    }
  }

  func jump(to block: Int, depth: Int) {
    leave(to: depth)
    arrow(to: block)
    goOn()
  }

  /// A way that an error takes from here.
  func mayThrow(_ failed: Int? = nil) {
    let before = current
    let way = flow.block()
    arrow(to: way)
    current = way
    if let failed { happens(.given(failed..<failed + 1)) }
    if let catcher = catchers.last {
      leave(to: catcher.depth)
      if let block = catcher.block { arrow(to: block) }
    } else {
      leave(to: 0)
    }
    current = before
    fork()
  }

  func end(at place: SourceRange) {
    leave(to: 0)
    if let me { me.end(self, at: place) }
    goOn()
  }

  // MARK: Functions and closures within

  /// What a local function or a `defer` uses, at the place where it is called.
  func call(_ body: Int, at place: SourceRange) {
    guard listing.insert(body).inserted else { return }
    defer { listing.remove(body) }
    let uses = Mentions(in: body, of: tree)
    for name in uses.names.sorted() {
      switch find(name) {
      case .variable(let slots, _, _):
        let isLet = slots.allSatisfy { flow.variables[$0].isLet }
        let kind: InitializationFlow.Use = isLet ? .read : .lent
        happens(.use(slots, kind, place))
      case .function(let other): call(tree[other].kid(2), at: place)
      case .other: break
      case nil: if isMember(name) { useSelf(.plain, at: place) }
      }
    }
    if uses.names.contains("self") { useSelf(.plain, at: place) }
    refuseSets(uses)
  }

  /// What a closure, or a function of the outermost level, takes along.
  func capture(
    _ id: Int, _ kind: InitializationFlow.Use, without own: Set<String> = [], at place: SourceRange
  ) {
    let uses = Mentions(in: id, of: tree)
    for name in uses.names.subtracting(own).sorted() {
      switch find(name) {
      case .variable(let slots, _, _): happens(.use(slots, kind, place))
      case .function(let other): capture(tree[other].kid(2), kind, at: place)
      case .other: break
      case nil: if name == "self" || isMember(name) { useSelf(.captured, at: place) }
      }
    }
    refuseSets(uses)
  }

  /// A `let` is set where it stands, and not within a closure.
  private func refuseSets(_ uses: Mentions) {
    for target in uses.targets {
      guard let slots = slots(at: target), slots.contains(where: { flow.variables[$0].isLet })
      else { continue }
      let what = isOwn(target) ? "property" : "value"
      earlier.append(
        ("cannot assign to \(what): '\(tree[target].text)' is a 'let' constant", tree[target].place)
      )
    }
  }

  func isMember(_ name: String) -> Bool {
    guard let me else { return false }
    return compiler.findProperty(name, me.owner, isStatic: false) != nil
      || !compiler.findMethods(name, me.owner, isStatic: false).isEmpty
      || compiler.isLibraryMember(name, me.type)
  }

  /// The names that a body uses without declaring them, and what it sets.
  struct Mentions {
    var names: Set<String> = []
    var targets: [Int] = []

    init(in id: Int, of tree: SwiftTree) {
      var declared: Set<String> = []
      var waiting = [id]
      while let next = waiting.popLast() {
        let node = tree[next]
        switch node.kind {
        case .name: names.insert(node.text)
        case .capture where node.kid(0) == 0: names.insert(node.text)
        case .parameter, .binding, .bindPattern, .function: declared.insert(node.text)
        case .bindCondition:
          if node.kid(1) == 0 { names.insert(node.text) } else { declared.insert(node.text) }
        case .forIn, .letPattern: declared.formUnion(SwiftTree.names(in: node.kid(0), of: tree))
        case .binary where node.text == "=": targets.append(node.kid(0))
        default: break
        }
        waiting += node.kids.filter { $0 != 0 }
      }
      names.subtract(declared)
      targets.removeAll { declared.contains(tree[$0].text) }
    }
  }
}

extension SwiftTree {
  /// The names within a pattern.
  static func names(in id: Int, of tree: SwiftTree) -> [String] {
    var found: [String] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      if tree[next].kind == .name || tree[next].kind == .bindPattern {
        found.append(tree[next].text)
      }
      waiting += tree[next].kids.filter { $0 != 0 }
    }
    return found
  }
}
