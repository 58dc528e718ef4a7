import Diagnostics
import Syntax

/// Declarations: which types there are, then what they contain, and only then the bodies.
extension SwiftCompiler {
  // MARK: Types

  /// `cname`: the name that a type inside of a function has behind.
  func declareTypes(_ roots: [Int], outer: Int?, cname: String? = nil) {
    for root in roots {
      let node = tree[root]
      guard spend(0, at: node.place) else { return }
      let kind: SwiftNominal.Kind
      switch node.kind {
      case .classDeclaration: kind = .classType
      case .structDeclaration: kind = .structType
      case .enumDeclaration: kind = .enumType
      case .protocolDeclaration: kind = .protocolType
      default: continue
      }
      if !node.labels.isEmpty, kind != .protocolType {
        if outer != nil {
          refuse("a generic type inside of a type", at: node.place)
        } else if state.types[node.text] != nil || state.genericTypes[node.text] != nil {
          error("invalid redeclaration of '\(node.text)'", at: node.place)
        } else {
          state.genericTypes[node.text] = SwiftRef(tree: treeIndex, id: root)
        }
        continue
      }
      let siblings = outer.map { state.nominals[$0].nested } ?? [:]
      let earlier =
        cname != nil ? nil : outer == nil ? state.types[node.text] : siblings[node.text]
      if case .nominal(let index)? = earlier, !state.nominals[index].isSealed,
        !state.nominals[index].isLibrary
      {
        error("invalid redeclaration of '\(node.text)'", at: node.place)
        continue
      }
      if case .nominal(let index)? = earlier, !state.nominals[index].isLibrary {
        // What was made of it would not fit another one.
        error(
          "invalid redeclaration of '\(node.text)'", at: node.place, [node.text, "earlier input"])
        continue
      }
      let index = state.nominals.count
      let isLocal = cname != nil
      let cname =
        cname ?? outer.map { state.nominals[$0].cname + "_" + node.text } ?? CName.of(node.text)
      var nominal = SwiftNominal(
        kind: kind, name: node.text, cname: cname, flags: node.flags, place: node.place)
      nominal.outer = outer
      if kind == .protocolType { nominal.primary = node.labels }
      nominal.module = state.modules[treeIndex]
      state.nominals.append(nominal)
      if let outer {
        state.nominals[outer].nested[node.text] = .nominal(index)
      } else if isLocal {
        localTypes.insert(index)
      } else {
        state.types[node.text] = .nominal(index)
      }
      nodeOf[root] = index
      order.append((root, index))
      declareTypes(Array(node.kids.dropFirst()), outer: index)
    }
  }

  func declareMembersOfAll() {
    isDeclaring = true
    for root in tree.roots where tree[root].kind == .extensionDeclaration {
      guard let generic = state.genericTypes[tree[root].text] else { continue }
      if generic.tree == treeIndex {
        genericExtensions[tree[root].text, default: []].append(root)
      } else {
        refuse("extensions of a generic type of another input", at: tree[root].place)
      }
    }
    declareAliases()
    each(order) { inherit($0, $1) }
    for root in tree.roots where tree[root].kind == .extensionDeclaration {
      if state.genericTypes[tree[root].text] != nil || isCollectionExtension(root) { continue }
      if !tree[tree[root].kid(0)].labels.isEmpty {
        refuse("where clauses", at: tree[root].place)
        continue
      }
      guard let type = namedType(tree[root].text, []) else {
        if SwiftCompiler.unbuiltTypes.contains(tree[root].text) {
          refuse("extensions of \(tree[root].text)", at: tree[root].place)
        } else {
          error("cannot find type '\(tree[root].text)' in scope", at: tree[root].place)
        }
        continue
      }
      guard let index = extensible(type) else {
        refuse("extensions of \(tree[root].text)", at: tree[root].place)
        continue
      }
      declareTypes(Array(tree[root].kids.dropFirst()), outer: index)
      extensions.append((root, index))
      adopt(byExtension: root, index)
    }
    each(order) { inherit($0, $1) }
    cutLongLines()
    for root in tree.roots where tree[root].kind == .extensionDeclaration {
      _ = declareCollectionExtension(root)
    }
    unsettled = []
    // Values of enums first, then of structs: other members' types may be inferred from them.
    for kind in [SwiftNominal.Kind.enumType, .structType, .protocolType, .classType] {
      each(order.filter { state.nominals[$0.index].kind == kind }) {
        declareMembers($0, $1, isExtension: false)
      }
    }
    each(extensions) { declareMembers($0, $1, isExtension: true) }
    declareFunctions()
    let untyped = settleProperties()
    each(order) { checkSize($1) }
    each(order) { completeInitializers($1) }
    // What is wrong with them can be told when initialisers are known.
    for (owner, number) in untyped {
      let property = state.nominals[owner].properties[number]
      refuseUntyped(tree[property.node.id], owner, isLazy: property.isLazy)
    }
    each(order) { checkOverrides($1) }
    let own = Set(order.map(\.index))
    var seen = own
    let foreign = extensions.filter { seen.insert($0.index).inserted }
    each(order + foreign) { associate($1) }
    each(order) { mixInDefaults($1) }
    each(foreign.filter { state.nominals[$0.index].kind != .protocolType }) { mixInDefaults($1) }
    each(order + foreign) { nameMembers($1) }
    each(order + foreign) { checkHiding($1) }
    each(order.filter { state.nominals[$0.index].kind == .protocolType }) { writeProtocol($1) }
    each(order + foreign) { checkConformance($1) }
    each(order + foreign) { checkAnswers($1) }
    each(order + extensions) { checkSynthesis($1) }
    var built: Set<Int> = []
    each(order) { build($1, &built) }
    each(extensions.filter { !own.contains($0.index) }) { buildExtension($0, $1) }
    isDeclaring = false
    completeCollections()
    checkAdoptions()
    while !waitingInstances.isEmpty { completeInstance(waitingInstances.removeFirst()) }
  }

  /// One step for each of the types, as long as the work is not given up.
  private func each(
    _ types: [(root: Int, index: Int)], _ step: (_ root: Int, _ index: Int) -> Void
  ) {
    for (root, index) in types {
      guard spend(0, at: tree[root].place) else { return }
      step(root, index)
    }
  }

  /// The list of members that an extension adds to; numbers and the like get theirs with the first one.
  private func extensible(_ type: SwiftType) -> Int? {
    if let known = members(of: type) { return known }
    switch type {
    case .integer, .double, .float, .bool, .string, .character: break
    default: return nil
    }
    var nominal = SwiftNominal(
      kind: .structType, name: name(of: type), cname: "Swift_" + name(of: type), flags: [],
      place: .none)
    nominal.selfType = type
    nominal.isSealed = true
    state.nominals.append(nominal)
    state.extended[type] = state.nominals.count - 1
    return state.nominals.count - 1
  }

  private func inherit(_ root: Int, _ index: Int) {
    guard isInherited.insert(root).inserted else { return }
    adopt(tree[root].kid(0), index, isExtension: false)
  }

  /// What a type says twice that it keeps.
  private func noteAdopted(_ id: Int, _ index: Int) {
    let text = tree[id].text
    if state.nominals[index].kind == .protocolType || ["Sendable", "AnyObject"].contains(text) {
      return
    }
    let here = SwiftRef(tree: treeIndex, id: id)
    let first = adopted[index, default: [:]][text] ?? here
    adopted[index, default: [:]][text] = first
    if first != here {
      error(
        "redundant conformance of '\(state.nominals[index].name)' to protocol '\(text)'",
        at: tree[id].place)
    }
  }

  func adopt(_ list: Int, _ index: Int, isExtension: Bool) {
    // Behind what an extension adopts stands what has to hold for it.
    let conditions = isExtension ? tree[list].labels.count : 0
    for (position, id) in tree[list].kids.dropLast(conditions).enumerated() {
      let node = tree[id]
      if SwiftOwnProtocols.adopted.contains(node.text),
        namedType(node.text, []) == nil || node.text == "AnyObject"
      {
        noteAdopted(id, index)
        state.nominals[index].builtinProtocols.formUnion(SwiftOwnProtocols.withRefined(node.text))
        if SwiftOwnProtocols.refused.contains(node.text) { refuse(node.text, at: node.place) }
        continue
      }
      let old = context.owner
      context.owner = localTypes.contains(index) ? index : state.nominals[index].outer
      let type = resolvedBound(id)
      context.owner = old
      guard case .nominal(let parent) = type else {
        if type == .failed { continue }
        if state.nominals[index].kind == .enumType, position == 0 {
          state.nominals[index].rawType = type
        } else {
          refuseInheriting(type, by: index, at: node.place)
        }
        continue
      }
      if state.nominals[parent].kind == .protocolType {
        // What nobody adopts is not above anything.
        if parent == index || adoptedAnywhere.contains(index) && conforms(parent, to: index) {
          error(
            "protocol '\(state.nominals[index].name)' refines itself",
            at: state.nominals[index].place)
        } else {
          noteAdopted(id, index)
          let parts = isComposition(parent) ? state.nominals[parent].protocols : [parent]
          for each in parts where !state.nominals[index].protocols.contains(each) {
            state.nominals[index].protocols.append(each)
            adoptedAnywhere.insert(each)
          }
        }
      } else if state.nominals[parent].kind == .classType, state.nominals[index].kind == .classType
      {
        if state.nominals[parent].genericName != nil {
          refuse("a class that inherits from a generic one", at: node.place)
        }
        if position > 0, !isExtension {
          error(
            "superclass '\(name(of: type))' must appear first in the inheritance clause",
            at: node.place)
        }
        if state.nominals[parent].flags.contains(.isFinal) {
          error(
            "inheritance from a final class '\(state.nominals[parent].name)'",
            at: state.nominals[index].place)
        }
        if let other = state.nominals[index].superclass, other != parent {
          error(
            "multiple inheritance from classes '\(state.nominals[other].name)' and '\(state.nominals[parent].name)' [#MultipleInheritance]",
            at: state.nominals[index].place)
        }
        if isSubclass(parent, of: index) {
          error(
            "'\(state.nominals[index].name)' inherits from itself",
            at: state.nominals[index].place)
        } else if depth(of: parent) > SwiftCompiler.longestLine {
          refuse("so many classes above one another", at: state.nominals[index].place)
        } else {
          state.nominals[index].superclass = parent
        }
      } else if state.nominals[index].kind == .enumType, position == 0 {
        error(
          "raw type '\(name(of: type))' is not expressible by a string, integer, or floating-point literal",
          at: node.place)
      } else {
        refuseInheriting(type, by: index, at: node.place)
      }
    }
  }

  /// So many classes, and protocols, may stand above one another: who asks what a type comes from walks the line.
  static let longestLine = 100

  /// Refuses lines that are longer, in whatever order they are written.
  private func cutLongLines() {
    var heights: [Int: Int] = [:]
    func above(_ index: Int) -> [Int] {
      let nominal = state.nominals[index]
      return nominal.kind == .protocolType
        ? nominal.protocols : nominal.superclass.map { [$0] } ?? []
    }
    each(order) { _, start in
      if heights[start] != nil { return }
      var open: Set<Int> = [start]
      var line = [(index: start, above: above(start), next: 0)]
      while let last = line.last {
        if last.next < last.above.count {
          line[line.count - 1].next += 1
          let parent = last.above[last.next]
          if heights[parent] == nil, open.insert(parent).inserted {
            line.append((parent, above(parent), 0))
          }
          continue
        }
        line.removeLast()
        let height = 1 + (last.above.lazy.compactMap { heights[$0] }.max() ?? 0)
        let isLong = height > SwiftCompiler.longestLine + 1
        heights[last.index] = isLong ? 1 : height
        if !isLong { continue }
        let kind = state.nominals[last.index].kind == .protocolType ? "protocols" : "classes"
        refuse("so many \(kind) above one another", at: state.nominals[last.index].place)
        state.nominals[last.index].superclass = nil
        if kind == "protocols" { state.nominals[last.index].protocols = [] }
      }
    }
  }

  private func refuseInheriting(_ type: SwiftType, by index: Int, at place: SourceRange) {
    let kind = state.nominals[index].kind
    let isObject = kind == .classType || kind == .protocolType
    error(
      "inheritance from non-protocol\(isObject ? ", non-class" : "") type '\(name(of: type))'",
      at: place)
  }

  // MARK: Members

  func declareMembers(_ root: Int, _ index: Int, isExtension: Bool) {
    let old = context.owner
    context.owner = index
    defer { context.owner = old }
    let isSealed = state.nominals[index].isSealed
    let first = (state.nominals[index].methods.count, state.nominals[index].properties.count)
    defer {
      if isExtension {
        let nominal = state.nominals[index]
        extensionParts[SwiftRef(tree: treeIndex, id: root), default: [:]][index] = (
          first.0..<nominal.methods.count, first.1..<nominal.properties.count
        )
      }
    }
    if !isExtension, state.nominals[index].kind == .protocolType { declareAssociated(root, index) }
    for id in tree[root].kids.dropFirst() {
      let node = tree[id]
      guard spend(0, at: node.place) else { return }
      switch node.kind {
      case .typeAlias where node.flags.contains(.isAssociated): continue
      case .variables where node.text == "case": declareCases(node, index)
      case .variables:
        for binding in node.kids {
          if tree[binding].text.isEmpty {
            refuse("tuple patterns in a type", at: tree[binding].place)
            continue
          }
          declareProperty(binding, node, index, isExtension: isExtension)
        }
      case .function:
        guard var function = self.function(id, owner: index) else { continue }
        if function.flags.contains(.isMutating), state.nominals[index].kind == .classType {
          error(
            function.isStatic
              ? "static functions must not be declared mutating"
              : "'mutating' is not valid on instance methods in classes", at: node.place)
        }
        if isExtension, state.nominals[index].kind == .protocolType {
          function.fromProtocol = index
        } else if state.nominals[index].kind == .protocolType {
          function.isRequirement = true
          nameRequirement(&function, index)
          if node.kid(2) != 0 {
            error("protocol methods must not have bodies", at: node.place)
          }
        }
        if isSealed { function.flags.insert(.isFinal) }
        if isExtension { function.flags.insert(.isInExtension) }
        collectNames(of: index)
        if function.fromProtocol != nil {
          nameDefault(&function, index)
        } else {
          var twins = memberNames.twins(of: function)
          let own = MemberNames.Property(name: function.name, isStatic: function.isStatic)
          if function.parameters.isEmpty, !isOfLibrary(index), memberNames.properties.contains(own)
          {
            twins.same = true
          }
          if twins.same, isExtension, collections.contains(index) {
            refuse("one member in several extensions of \(fullName(index))", at: node.place)
            continue
          }
          if twins.same {
            error(
              "invalid redeclaration of '\(signature(function))'", at: tree[id].place)
            continue
          }
          if twins.any { function.cname = overloadedName(function) }
          let kind = state.nominals[index].kind
          if kind == .structType || kind == .enumType { keepApart(&function, index) }
        }
        declare(function, in: index)
      case .initializer:
        if node.kid(3) != 0 {
          refuse("a generic initializer", at: node.place)
          continue
        }
        guard var function = self.function(id, owner: index) else { continue }
        collectNames(of: index)
        let twins = memberNames.twins(of: function, isInitializer: true)
        if twins.same {
          error("invalid redeclaration of '\(signature(function))'", at: tree[id].place)
          continue
        }
        if twins.any { function.cname = overloadedName(function) }
        if function.flags.contains(.isFailable) || function.flags.contains(.isThrowing) {
          state.support.insert("__swift_unborn")
        }
        if isExtension { function.flags.insert(.isInExtension) }
        if isExtension, state.nominals[index].kind == .classType,
          !function.flags.contains(.isConvenience)
        {
          error(
            "designated initializer cannot be declared in an extension of '\(fullName(index))'; did you mean this to be a convenience initializer?",
            at: node.place)
        }
        memberNames.enter(initializer: function)
        state.nominals[index].initializers.append(function)
      case .deinitializer:
        if state.nominals[index].deinitializer != nil {
          error("invalid redeclaration of 'deinit'", at: node.place)
        }
        if isExtension {
          error(
            "deinitializers may only be declared within a class, actor, or noncopyable type",
            at: node.place)
        } else if state.nominals[index].kind != .classType {
          error(
            "deinitializer cannot be declared in \(state.nominals[index].kind == .enumType ? "enum" : "struct") '\(state.nominals[index].name)' that conforms to 'Copyable'",
            at: node.place)
        }
        state.nominals[index].deinitializer = SwiftRef(tree: treeIndex, id: id)
      case .subscriptDeclaration:
        for kid in node.kids where kid != 0 {
          guard var function = self.function(kid, owner: index) else { continue }
          if !isExtension, state.nominals[index].kind == .protocolType {
            refuse("subscripts of protocols", at: node.place)
            break
          }
          if isSealed { function.flags.insert(.isFinal) }
          if isExtension { function.flags.insert(.isInExtension) }
          collectNames(of: index)
          if isExtension, state.nominals[index].kind == .protocolType {
            function.fromProtocol = index
            nameDefault(&function, index)
          } else if memberNames.behind.contains(function.cname) {
            function.cname = overloadedName(function)
          }
          declare(function, in: index)
        }
      case .typeAlias:
        state.nominals[index].nested[node.text] = resolve(node.kid(0))
      default: break
      }
    }
  }

  /// From here on `memberNames` are those of this type.
  func collectNames(of index: Int) {
    if memberNames.areThose(of: state.nominals[index], index) { return }
    memberNames = MemberNames(of: state.nominals[index], index)
  }

  func declare(_ method: SwiftFunction, in index: Int) {
    collectNames(of: index)
    memberNames.enter(method)
    state.nominals[index].methods.append(method)
    if method.name.hasSuffix("=") { state.compoundOperators.insert(method.name) }
  }

  func overloadedName(_ function: SwiftFunction) -> String {
    let suffix = function.parameters.map {
      "_" + mangled($0.type) + ($0.isVariadic ? "_list" : "")
    }.joined()
    guard let colon = function.cname.firstIndex(of: ":") else { return function.cname + suffix }
    return String(function.cname[..<colon]) + suffix + String(function.cname[colon...])
  }

  private func declareProperty(
    _ id: Int, _ list: SwiftNode, _ index: Int, isExtension: Bool
  ) {
    let node = tree[id]
    let accessors = tree[node.kid(2)]
    let isComputed = node.kid(2) != 0 && accessors.kid(0) != 0
    let isProtocol = state.nominals[index].kind == .protocolType
    var type: SwiftType
    if node.kid(1) != 0, let text = bareGeneric(within: node.kid(0)) {
      let found = inferredType(
        of: node.kid(1), owner: index, isLazy: node.flags.contains(.isLazy))
      if case .nominal(let made) = found, tree[node.kid(0)].kind == .typeName,
        state.nominals[made].genericName == text
      {
        type = found
      } else {
        type = refusedBare(text, at: tree[node.kid(0)].place)
      }
    } else if node.kid(0) != 0 {
      type = annotation(of: node)
    } else if node.kid(1) != 0 {
      type = inferredType(
        of: node.kid(1), owner: index, isLazy: node.flags.contains(.isLazy))
      if type == .failed, unsettled == nil {
        refuseUntyped(node, index, isLazy: node.flags.contains(.isLazy))
      }
    } else {
      error("type annotation missing in pattern", at: node.place)
      type = .failed
    }
    if node.flags.contains(.isWeak), type.unwrapped == nil, type != .failed {
      error(
        "'weak' variable should have optional type '\(name(of: type))?'", at: node.place)
    }
    checkWeak(node, type)
    checkLazy(node, list)
    if list.text == "let", node.kid(2) != 0 {
      let kind =
        accessors.flags.isDisjoint(with: [.hasGetter, .hasSetter]) ? "observing" : "computed"
      error("'let' declarations cannot be \(kind) properties", at: node.place)
    } else if isProtocol, !isExtension, node.kid(2) == 0 {
      error(
        "property in protocol must have explicit { get } or { get set } specifier", at: node.place)
    }
    if state.nominals[index].genericName != nil, !isComputed, node.flags.contains(.isStatic) {
      error("static stored properties not supported in generic types", at: node.place)
    }
    if isExtension, isProtocol, !isComputed, node.flags.contains(.isStatic) {
      error("static stored properties not supported in protocol extensions", at: node.place)
    }
    if isExtension, !isComputed, !node.flags.contains(.isStatic) {
      error("extensions must not contain stored properties", at: node.place)
    }
    if state.nominals[index].kind == .enumType, !isComputed, !node.flags.contains(.isStatic) {
      error("enums must not contain stored properties", at: node.place)
    }
    let name = MemberNames.Property(
      name: node.text, isStatic: node.flags.contains(.isStatic))
    collectNames(of: index)
    // What a protocol's extension provides is none of its requirements.
    let isCase = name.isStatic && state.nominals[index].caseNumbers[node.text] != nil
    if isCase
      || !(isExtension && isProtocol)
        && (memberNames.properties.contains(name)
          || !isOfLibrary(index) && memberNames.bare.contains(name))
    {
      error("invalid redeclaration of '\(node.text)'", at: node.place)
      return
    }
    var property = SwiftProperty(
      name: node.text, type: type,
      kind: isProtocol && !isExtension ? .requirement : isComputed ? .computed : .stored,
      isLet: list.text == "let", flags: node.flags,
      isSettable: isProtocol && !isExtension
        ? accessors.flags.contains(.hasSetter)
        : isComputed ? accessors.kid(1) != 0 : list.text == "var",
      owner: index, node: SwiftRef(tree: treeIndex, id: id), value: node.kid(1),
      accessors: node.kid(2), place: node.place, cname: memberName(node.text))
    property.isImplicit = node.kid(0) != 0 && tree[node.kid(0)].kind == .unwrappedType
    property.hasObservers = !isComputed && node.kid(2) != 0 && !isProtocol
    property.keepsOld =
      property.hasObservers && (accessors.kid(2) != 0 || asksForOld(accessors))
    if isProtocol, isExtension { property.fromProtocol = index }
    if isExtension { property.flags.insert(.isInExtension) }
    if node.flags.contains(.isOverride) { property.isDynamic = true }
    memberNames.enter(property)
    if type == .failed, node.kid(0) == 0, node.kid(1) != 0 {
      unsettled?.append((index, state.nominals[index].properties.count))
    }
    state.nominals[index].properties.append(property)
  }

  private func refuseUntyped(_ node: SwiftNode, _ owner: Int, isLazy: Bool) {
    if refusesByName(node.kid(1), owner: owner, isLazy: isLazy) { return }
    refuse("finding out the type of \(node.text) (write it: `\(node.text): T`)", at: node.place)
  }

  /// A property's first value may speak of members that are declared behind it: its type is found when they are
  /// known, through as many of them as anybody writes.
  ///
  /// - Returns: those of which no type was found, by their owner and their number in it.
  private func settleProperties() -> [(owner: Int, number: Int)] {
    var open = unsettled ?? []
    unsettled = nil
    for _ in 0..<8 where !open.isEmpty {
      open = open.filter { owner, number in
        let property = state.nominals[owner].properties[number]
        let type = inferredType(of: property.value, owner: owner, isLazy: property.isLazy)
        state.nominals[owner].properties[number].type = type
        return type == .failed
      }
    }
    return open.map { (owner: $0.0, number: $0.1) }
  }

  /// Whether a `didSet` speaks of the value before, by its usual name or one of its own.
  func asksForOld(_ accessors: SwiftNode) -> Bool {
    let name = accessors.labels[1]
    if name != "oldValue" { return true }
    return tree.contains(accessors.kid(3)) { $0.kind == .name && $0.text == name }
  }

  private static let taken: Set<String> = [
    "hash", "class", "superclass", "description", "debugDescription", "zone", "retainCount",
    "dealloc", "copy", "mutableCopy", "isEqual", "load", "initialize", "alloc", "new", "self",
    "isProxy", "finalize", "object", "count",
  ]

  /// Names of NSObject's own methods (`taken`) are no names of a program's members.
  func memberName(_ name: String) -> String {
    if MethodFamily(name) != nil { return "swift_" + name }
    return SwiftCompiler.taken.contains(name) ? name + "_" : CName.of(name)
  }

  // MARK: Functions

  func function(_ id: Int, owner: Int?) -> SwiftFunction? {
    let node = tree[id]
    var generics: [String] = []
    var constraints: [SwiftType?] = []
    if node.kid(3) != 0 {
      generics = tree[node.kid(3)].labels
      let oldBindings = bindings
      for each in generics { bindings[each] = .any }
      constraints = tree[node.kid(3)].kids.prefix(generics.count).map { kid in
        guard kid != 0 else { return nil }
        let isOwn = SwiftOwnProtocols.bounds.contains(tree[kid].text)
        return isOwn ? namedType(tree[kid].text, []) : resolvedBound(kid)
      }
      bindings = oldBindings
      for (number, each) in generics.enumerated() { bindings[each] = .generic(number) }
    }
    defer { for each in generics { bindings[each] = nil } }
    var parameters: [SwiftParameter] = []
    for each in tree[node.kid(0)].kids {
      let parameter = tree[each]
      var type = resolve(parameter.kid(0))
      // What a type parameter stands for is given for good.
      let written = tree[parameter.kid(0)]
      let isGiven = written.kind == .typeName && bindings[written.text] != nil
      let isLent = isFunction(type) && type.unwrapped == nil && !isGiven
      if parameter.flags.contains(.isVariadic) { type = .array(type) }
      parameters.append(
        SwiftParameter(
          label: parameter.labels[0], name: parameter.text, type: type,
          value: parameter.kid(1) == 0 ? nil : SwiftRef(tree: treeIndex, id: parameter.kid(1)),
          isInout: parameter.flags.contains(.isInout),
          isVariadic: parameter.flags.contains(.isVariadic),
          isLent: isLent
            && parameter.flags.isDisjoint(with: [.isVariadic, .isEscaping, .isInout]),
          isAutoclosure: parameter.flags.contains(.isAutoclosure)))
    }
    var result = node.kid(1) == 0 ? SwiftType.void : resolve(node.kid(1))
    if node.kind == .initializer, let owner {
      result = node.flags.contains(.isFailable) ? .optional(selfType(owner)) : selfType(owner)
    }
    var function = SwiftFunction(
      name: node.text, parameters: parameters, result: result, flags: node.flags, cname: "",
      owner: owner, node: SwiftRef(tree: treeIndex, id: id), place: node.place)
    function.generics = generics
    function.constraints = constraints
    if let owner,
      state.nominals[owner].kind == .classType || state.nominals[owner].kind == .protocolType
    {
      function.cname = selector(function)
    } else if let owner {
      function.cname =
        state.nominals[owner].cname + "_" + stem(function)
        + parameters.map { $0.label == "_" ? "_" : "_" + $0.label }.joined()
    } else {
      function.cname = CName.of(stem(function))
    }
    return function
  }

  /// An operator in front of its operand is another one than that between two.
  private func stem(_ function: SwiftFunction) -> String {
    let name = operatorName(function.name)
    return name != function.name && function.parameters.count == 1 ? "prefix_" + name : name
  }

  func operatorName(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.isASCII, first != "_",
      !first.properties.isAlphabetic
    else { return name }
    return "operator" + name.utf8.map { "_\($0)" }.joined()
  }

  /// Labels that need no `With`.
  private static let prepositions: Set<String> = [
    "to", "by", "for", "from", "with", "in", "at", "of", "on", "as", "into", "through", "using",
    "after", "before", "about", "against", "and", "onto", "within", "without",
  ]

  /// `move(to:by:)` is `moveTo:by:`, `init(name:)` is `initWithName:`, as Swift itself exports them.
  private func selector(_ function: SwiftFunction) -> String {
    let isInit = function.name == "init"
    var text = isInit ? "init" : memberName(operatorName(function.name))
    for (position, parameter) in function.parameters.enumerated() {
      if position > 0 {
        text += parameter.label == "_" ? "" : CName.of(parameter.label)
      } else if parameter.label != "_" {
        let capital = parameter.label.prefix(1).uppercased() + parameter.label.dropFirst()
        text += (isInit || !Self.prepositions.contains(parameter.label) ? "With" : "") + capital
      }
      text += ":"
    }
    return text
  }

  func signature(_ function: SwiftFunction) -> String {
    "\(function.name)(\(function.labels.map { $0 + ":" }.joined()))"
  }
}
