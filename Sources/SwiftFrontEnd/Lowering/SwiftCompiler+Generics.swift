import Diagnostics
import Syntax

/// Generic functions, and what is inferred before any body is compiled.
extension SwiftCompiler {
  // MARK: Generic functions

  /// A generic function is compiled once for each set of types it is called with.
  func instantiate(
    _ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int], _ receiver: SwiftValue?,
    _ expected: SwiftType?
  ) -> SwiftFunction? {
    var types = [SwiftType?](repeating: nil, count: function.generics.count)
    // A closure may say nothing before the arguments behind it have: what is open then is asked again.
    let hasClosure = arguments.contains { tree[$0].kind == .closure }
    var unclear: Int?
    var isAsked = false
    for round in 0..<2 where round == 0 || hasClosure && types.contains(where: { $0 == nil }) {
      for (parameter, id) in inOrderOfInference(pairs(function, node, arguments)) {
        let written = parameter.argumentType
        let hint =
          written == .failed
          ? closureHint(function, parameter, id, types) : substitute(written, types)
        if let expected, !isAsked, vagueness(id) > 0 {
          isAsked = true
          if decidesLiterals(expected), function.result != .failed {
            unify(function.result, expected, &types)
          }
        }
        let source = tree[id].kind == .inoutArgument ? tree[id].kid(0) : id
        let type = argumentType(source, hint)
        if type == .failed { unclear = source }
        if written == .failed {
          unifyWritten(function, parameter, type, &types)
        } else {
          unify(written, type, &types)
        }
      }
    }
    // Beside a `nil` a value is an optional.
    for (parameter, id) in pairs(function, node, arguments) where tree[id].kind == .nilLiteral {
      guard case .generic(let number) = parameter.argumentType, let type = types[number],
        type.unwrapped == nil
      else { continue }
      types[number] = .optional(type)
    }
    if let expected {
      if function.result == .failed {
        unifyWritten(function, nil, expected, &types)
      } else {
        unify(function.result, expected, &types)
      }
    }
    for (number, type) in types.enumerated() where type == nil {
      // An argument that has no type says why by itself.
      if hasClosure, function.parameters.contains(where: { $0.type == .generic(number) }) {
        refuse("a closure for a type parameter", at: node.place)
        return nil
      }
      let told = diagnostics.count
      if let unclear, tree[unclear].kind == .closure {
        refuse("finding out the types of this closure", at: tree[unclear].place)
        return nil
      }
      if let unclear { _ = expression(unclear, expected: nil) }
      if diagnostics.count > told { return nil }
      error(
        "generic parameter '\(function.generics[number])' could not be inferred", at: node.place)
      return nil
    }
    let final = types.compactMap { $0 }
    if final.contains(.failed) { return nil }
    if final.contains(where: { isTooLarge($0) }) {
      refuse("a type of this size", at: node.place)
      return nil
    }
    if final.contains(.void), function.result.unwrapped != nil || isArray(function.result) {
      refuse("a collection or an optional of Void", at: node.place)
      return nil
    }
    for (number, wanted) in function.constraints.enumerated() {
      if case .nominal(let index)? = wanted, state.nominals[index].kind == .protocolType,
        !converts(final[number], to: .nominal(index))
      {
        error(
          "\(kind(of: function)) '\(function.name)' requires that '\(name(of: final[number]))' conform to '\(state.nominals[index].name)'",
          at: node.place)
        return nil
      }
    }
    if let (number, wanted) = unfulfilled(function, final) {
      error(
        "\(kind(of: function)) '\(function.name)' requires that '\(name(of: final[number]))' \(demand(wanted))",
        at: node.place)
      return nil
    }
    if let problem = unfulfilledPart(function, final) {
      error(problem, at: node.place)
      return nil
    }
    return instance(of: function, final)
  }

  /// The type of an argument. A call is asked once: it asks its own arguments, and will be written down, too.
  func argumentType(_ id: Int, _ wanted: SwiftType?) -> SwiftType {
    // A default argument is another one wherever it is left out.
    guard tree[id].kind == .call, treeIndex == unitTree, openDefaults.isEmpty else {
      return probe(id, expected: wanted).type
    }
    let argument = SwiftArgument(node: id, wanted: wanted)
    if let known = context.argumentTypes[argument] { return known }
    let type = probe(id, expected: wanted).type
    context.argumentTypes[argument] = type
    return type
  }

  /// A generic function with these types for its parameters.
  func instance(of function: SwiftFunction, _ final: [SwiftType]) -> SwiftFunction? {
    let types: [SwiftType?] = final
    let suffix = final.map { mangled($0) }.joined(separator: "_")
    let key = "\(function.owner ?? -1).\(function.cname)<\(suffix)>"
    if let known = instances[key] { return known }
    var made = function
    made.generics = []
    made.constraints = []
    made.parameters = function.parameters.map {
      var parameter = $0
      parameter.type = substitute($0.type, types) ?? .failed
      return parameter
    }
    made.result = substitute(function.result, types) ?? .failed
    let local = localGenerics[function.cname]
    var names = function.owner.map { state.nominals[$0].genericBindings } ?? local?.bindings ?? [:]
    for (name, type) in zip(function.generics, final) { names[name] = type }
    if made.result == .failed || made.parameters.contains(where: { $0.type == .failed }) {
      // A generic type with this function's own parameters in it is made only now.
      let old = (bindings, scopes)
      bindings = names
      if let local { scopes = local.scopes }
      inTree(function.node.tree) {
        let written = tree[function.node.id]
        if written.kid(1) != 0 { made.result = resolve(written.kid(1)) }
        for (number, id) in tree[written.kid(0)].kids.enumerated()
        where made.parameters[number].type == .failed {
          made.parameters[number].type = resolve(tree[id].kid(0))
        }
      }
      (bindings, scopes) = old
    }
    if local != nil { return localInstance(of: function, final, made) }
    guard let owner = function.owner else {
      made.cname = fresh(function.cname)
      instances[key] = made
      writePrototype(made)
      let result = made
      pending.append(job(names, function.node.tree) { [self] in writeFunction(result) })
      return made
    }
    guard state.nominals[owner].kind != .protocolType, !state.nominals[owner].isLibrary else {
      refuse("generic methods of protocols", at: function.place)
      return nil
    }
    state.counter += 1
    made.cname = overloadedName(made) + (made.parameters.isEmpty ? "_\(state.counter)" : "")
    instances[key] = made
    let result = made
    if state.nominals[owner].kind != .classType {
      let before = pending
      pending = []
      writeValueMethod(result, owner)
      pending = before + pending.map { job(names, function.node.tree, $0) }
      return made
    }
    let category = fresh("Swift")
    let cname = state.nominals[owner].cname
    interfaces +=
      ("@interface \(cname) (\(category))\n" + methodDeclarations(owner, [], [result], [])
      + "@end\n").at(function.place)
    pending.append(
      job(names, function.node.tree) { [self] in
        implementations.add(
          "@implementation \(cname) (\(category))\n\(members(owner, [result], []))@end\n",
          at: function.place)
      })
    return made
  }

  func kind(of function: SwiftFunction) -> String {
    if function.owner != nil { return "instance method" }
    return localGenerics[function.cname] == nil ? "global function" : "local function"
  }

  /// What a type parameter has to have of Swift's own library, and the type given for it has not.
  private func unfulfilled(_ function: SwiftFunction, _ types: [SwiftType]) -> (Int, String)? {
    guard function.node.tree >= 0 else { return nil }
    let text = state.trees[function.node.tree]
    let written = text[text[function.node.id].kid(3)].kids
    for (number, wanted) in bounds(written.map { text[$0].text }, of: function.generics)
    where !keeps(types[number], wanted) {
      return (number, wanted)
    }
    return nil
  }

  /// Whether a type has what a type parameter is told to be; what is not one of these is not looked at.
  func keeps(_ type: SwiftType, _ wanted: String) -> Bool {
    if wanted != "AnyObject", let bound = namedType(wanted, []) {
      return isProtocol(bound) == nil && isClass(bound) == nil || converts(type, to: bound)
    }
    if wanted == "AnyObject" {
      return type == .any || type == .failed || isClass(type) != nil || hasBuiltin(type, wanted)
    }
    return !["Equatable", "Hashable", "Comparable"].contains(wanted) || conforms(type, to: wanted)
  }

  func demand(_ wanted: String) -> String {
    wanted == "AnyObject" ? "be a class type" : "conform to '\(wanted)'"
  }

  /// What each type parameter has to be, by its number: the bounds at their places, and behind them what a `where`
  /// or a `&` adds (`T:Equatable`).
  func bounds(_ texts: [String], of names: [String]) -> [(number: Int, wanted: String)] {
    texts.enumerated().compactMap { position, text in
      if position < names.count { return text.isEmpty ? nil : (position, text) }
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      return names.firstIndex(of: parts[0]).map { ($0, parts[1]) }
    }
  }

  /// The types that generic types were made of, when all are whole.
  func checkPromises() {
    let broken = promises.filter { !keeps($0.type, $0.wanted) }
    // What else looks wrong may be its consequence.
    if !broken.isEmpty { (diagnostics, reported) = ([], []) }
    for each in broken {
      error(
        each.title.map {
          "\($0) requires that '\(name(of: each.type))' \(demand(each.wanted))"
        } ?? "type '\(name(of: each.type))' does not conform to protocol '\(each.wanted)'",
        at: each.place)
    }
  }

  /// A job in which type parameters stand for these types, like the jobs that come out of it.
  private func job(
    _ names: [String: SwiftType], _ tree: Int, _ work: @escaping () -> Void
  ) -> () -> Void {
    { [self] in
      let old = bindings
      let before = pending
      bindings = names
      pending = []
      inTree(tree) { work() }
      pending = before + pending.map { job(names, tree, $0) }
      bindings = old
    }
  }

  /// Does something now in which type parameters stand for these types, and lets the jobs that come out of it wait.
  func inInstance(of names: [String: SwiftType], _ tree: Int, _ work: () -> Void) {
    let old = (bindings, context, scopes)
    let before = pending
    (bindings, context, scopes, pending) = (names, SwiftContext(), [[:]], [])
    inTree(tree) { work() }
    pending = before + pending.map { job(names, tree, $0) }
    (bindings, context, scopes) = old
  }

  // MARK: Generic types

  /// A generic type with its parameters filled in is a type of its own, made when first named. `isWritten`: they stand
  /// behind its name.
  func instance(
    of text: String, _ generic: SwiftRef, _ types: [SwiftType], at place: SourceRange,
    isWritten: Bool = false
  ) -> SwiftType? {
    let node = state.trees[generic.tree][generic.id]
    guard node.labels.count == types.count else {
      error(
        "generic type '\(text)' specialized with too \(types.count < node.labels.count ? "few" : "many") type parameters (got \(types.count), but expected \(node.labels.count))",
        at: node.place)
      return .failed
    }
    if types.contains(where: { isOpen($0) }) { return .failed }
    if effort <= 0 { return .failed }
    if types.contains(where: { isTooLarge($0) }) {
      refuse("a type of this size", at: node.place)
      return .failed
    }
    let shown = "\(text)<\(types.map { name(of: $0) }.joined(separator: ", "))>"
    let made = text + types.map { "_" + mangled($0) }.joined()
    // Two type parameters of one name are two types.
    let key = isOpaqueReading ? made : shown
    if let known = state.types[key] { return known }
    guard state.nominals.count < 2000, shown.utf8.count < 500 else {
      refuse("so many types made from \(text)", at: node.place)
      return .failed
    }
    let cname = localGenericTypes[text] == nil ? made : fresh(made)
    var nominal = SwiftNominal(
      kind: node.kind == .classDeclaration
        ? .classType : node.kind == .enumDeclaration ? .enumType : .structType, name: shown,
      cname: cname, flags: node.flags, place: node.place)
    nominal.module = state.modules[generic.tree]
    nominal.genericName = text
    nominal.genericBindings = Dictionary(zip(node.labels, types)) { first, _ in first }
    let index = state.nominals.count
    state.nominals.append(nominal)
    state.types[key] = .nominal(index)
    enterLocalGeneric(text, index)
    let kind =
      nominal.kind == .classType ? "class" : nominal.kind == .enumType ? "enum" : "struct"
    for (number, wanted) in bounds(state.trees[generic.tree][node.kid(0)].labels, of: node.labels) {
      let title = isWritten && wanted == "AnyObject" ? "'\(text)'" : "generic \(kind) '\(text)'"
      promises.append(
        (types[number], wanted, isWritten && wanted != "AnyObject" ? nil : title, place))
    }
    let old = (bindings, context, scopes)
    bindings = nominal.genericBindings
    context = SwiftContext()
    scopes = [[:]]
    inTree(generic.tree) {
      adopt(node.kid(0), index, isExtension: false)
      declareNested(in: generic.id, index)
      declareMembers(generic.id, index, isExtension: false)
      for root in extensions(of: text, generic) where holds(tree[root].kid(0)) {
        adopt(tree[root].kid(0), index, isExtension: true)
        declareMembers(root, index, isExtension: true)
      }
    }
    (bindings, context, scopes) = old
    if isDeclaring { waitingInstances.append(index) } else { completeInstance(index) }
    return .nominal(index)
  }

  func isOpen(_ type: SwiftType) -> Bool {
    switch type {
    case .generic, .failed: true
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner),
      .metatype(let inner), .throwing(let inner), .lent(let inner):
      isOpen(inner)
    case .dictionary(let key, let item): isOpen(key) || isOpen(item)
    case .tuple(_, let types): types.contains { isOpen($0) }
    case .function(let types, let result): types.contains { isOpen($0) } || isOpen(result)
    default: false
    }
  }

  /// Whether what the `where` of an extension says holds of the types that the parameters stand for.
  func holds(_ list: Int) -> Bool {
    let conditions = tree[list].labels
    return zip(conditions, tree[list].kids.suffix(conditions.count)).allSatisfy { condition, id in
      let isSame = condition.hasSuffix("==")
      guard let type = bindings[String(condition.dropLast(isSame ? 2 : 1))] else { return false }
      return isSame ? resolve(id) == type : fulfils(type, id)
    }
  }

  private func fulfils(_ type: SwiftType, _ id: Int) -> Bool {
    let isOwn: Bool
    if case .nominal = type { isOwn = true } else { isOwn = false }
    switch tree[id].text {
    case "Hashable" where isOwn: return conforms(type, to: "Hashable")
    case "Equatable", "Hashable": return isEquatable(type)
    case "Comparable":
      return isOwn
        ? hasBuiltin(type, "Comparable") : type.isNumber || [.string, .character].contains(type)
    case "CustomStringConvertible":
      return isOwn ? hasBuiltin(type, "CustomStringConvertible") : !isFunction(type)
    case "Numeric": return type.isNumber
    case "Sendable": return true
    case "BinaryInteger", "FixedWidthInteger": return type.isInteger
    case "FloatingPoint", "BinaryFloatingPoint": return type == .double || type == .float
    case "AnyObject": return isClass(type) != nil
    default: return converts(type, to: resolvedBound(id))
    }
  }

  /// The extensions of a generic type, which stand in the text of the type itself.
  private func extensions(of text: String, _ generic: SwiftRef) -> [Int] {
    if generic.tree == unitTree { return genericExtensions[text] ?? [] }
    if let known = earlierExtensions[generic] { return known }
    let source = state.trees[generic.tree]
    let found = source.roots.filter {
      source[$0].kind == .extensionDeclaration && source[$0].text == text
    }
    earlierExtensions[generic] = found
    return found
  }

  /// Whether an extension whose `where` does not hold has a member of this name.
  func isOnlyConditional(_ text: String, _ index: Int) -> Bool {
    guard let name = state.nominals[index].genericName,
      let generic = state.genericTypes[name]
    else { return false }
    let source = state.trees[generic.tree]
    return extensions(of: name, generic).contains { root in
      !source[source[root].kid(0)].labels.isEmpty
        && source[root].kids.dropFirst().contains { member in
          source[member].text == text || source[member].kids.contains { source[$0].text == text }
        }
    }
  }

  /// The types inside of a generic type are made anew with each of its instances.
  private func declareNested(in root: Int, _ index: Int) {
    let before = order.count
    declareTypes(Array(tree[root].kids.dropFirst()), outer: index)
    let nested = Array(order[before...])
    order.removeLast(nested.count)
    for (root, inner) in nested {
      state.nominals[inner].genericBindings = bindings
      adopt(tree[root].kid(0), inner, isExtension: false)
    }
    for kind in [SwiftNominal.Kind.enumType, .structType, .protocolType, .classType] {
      for (root, inner) in nested where state.nominals[inner].kind == kind {
        declareMembers(root, inner, isExtension: false)
      }
    }
    nestedInstances[index] = nested.map(\.index)
  }

  func completeInstance(_ index: Int) {
    let nominal = state.nominals[index]
    guard let generic = nominal.genericName.flatMap({ state.genericTypes[$0] }) else { return }
    inInstance(of: nominal.genericBindings, generic.tree) {
      let all = [index] + (nestedInstances[index] ?? [])
      for each in all.dropFirst() { checkSize(each) }
      for each in all { completeInitializers(each) }
      for each in all { checkOverrides(each) }
      for each in all { associate(each) }
      for each in all { mixInDefaults(each) }
      for each in all { nameMembers(each) }
      for each in all { checkHiding(each) }
      for each in all { checkConformance(each) }
      for each in all { checkAnswers(each) }
      if isOpaqueReading { for each in all { checkSynthesis(each) } }
      var built: Set<Int> = []
      for each in all { build(each, &built) }
    }
  }

  func substitute(_ type: SwiftType, _ types: [SwiftType?]) -> SwiftType? {
    switch type {
    case .generic(let number): return types[number]
    case .optional(let inner): return substitute(inner, types).map { .optional($0) }
    case .array(let inner): return substitute(inner, types).map { .array($0) }
    case .slice(let inner): return substitute(inner, types).map { .slice($0) }
    case .set(let inner): return substitute(inner, types).map { .set($0) }
    case .metatype(let inner): return substitute(inner, types).map { .metatype($0) }
    case .throwing(let inner): return substitute(inner, types).map { .throwing($0) }
    case .lent(let inner): return substitute(inner, types).map { .lent($0) }
    case .dictionary(let a, let b):
      guard let x = substitute(a, types), let y = substitute(b, types) else { return nil }
      return .dictionary(x, y)
    case .tuple(let labels, let inner):
      let all = inner.compactMap { substitute($0, types) }
      return all.count == inner.count ? .tuple(labels, all) : nil
    case .function(let parameters, let result):
      let all = parameters.compactMap { substitute($0, types) }
      guard all.count == parameters.count else { return nil }
      // What it answers may be open while it is known that it may throw.
      let answer = substitute(result.answer, types) ?? .null
      return .function(all, result == result.answer ? answer : .throwing(answer))
    default: return type
    }
  }

  func unify(_ pattern: SwiftType, _ type: SwiftType, _ types: inout [SwiftType?]) {
    switch (pattern, type) {
    case (.generic(let number), _):
      if types[number] == nil, type != .null, type != .failed, type != .generic(number) {
        types[number] = type
      } else if let known = types[number], known != type {
        types[number] = common(known, type) ?? known
      }
    case (.throwing(let a), _): unify(a, type.answer, &types)
    case (.optional(let a), .optional(let b)): unify(a, b, &types)
    case (.optional(let a), _): unify(a, type, &types)
    case (.array(let a), .array(let b)), (.slice(let a), .slice(let b)), (.set(let a), .set(let b)),
      (.metatype(let a), .metatype(let b)), (.lent(let a), .lent(let b)):
      unify(a, b, &types)
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      unify(a, c, &types)
      unify(b, d, &types)
    case (.tuple(_, let a), .tuple(_, let b)):
      for (x, y) in zip(a, b) { unify(x, y, &types) }
    case (.function(let a, let r), .function(let b, let s)):
      for (x, y) in zip(a, b) { unify(x, y, &types) }
      unify(r, s, &types)
    default: break
    }
  }

  /// The same with a type that is made of a generic one and known only when its parameters are: as it is written.
  /// `parameter`: nil for the result.
  private func unifyWritten(
    _ function: SwiftFunction, _ parameter: SwiftParameter?, _ type: SwiftType,
    _ types: inout [SwiftType?]
  ) {
    guard function.node.tree >= 0 else { return }
    let source = state.trees[function.node.tree]
    let node = source[function.node.id]
    let list = source[node.kid(0)].kids
    let number = parameter.map { wanted in
      function.parameters.firstIndex { $0.name == wanted.name } ?? -1
    }
    guard number.map({ list.indices.contains($0) }) ?? true else { return }
    let written = number.map { source[list[$0]].kid(0) } ?? node.kid(1)
    unifyWritten(written, in: source, type, function.generics, &types)
  }

  func unifyWritten(
    _ id: Int, in source: SwiftTree, _ type: SwiftType, _ names: [String],
    _ types: inout [SwiftType?]
  ) {
    if type == .failed || type == .null { return }
    let node = source[id]
    switch (node.kind, type) {
    case (.typeName, _) where node.kids.isEmpty:
      if let number = names.firstIndex(of: node.text), types[number] == nil { types[number] = type }
    case (.typeName, .nominal(let index)):
      let nominal = state.nominals[index]
      guard nominal.genericName == node.text, let generic = state.genericTypes[node.text] else {
        return
      }
      for (kid, name) in zip(node.kids, state.trees[generic.tree][generic.id].labels) {
        if let inner = nominal.genericBindings[name] {
          unifyWritten(kid, in: source, inner, names, &types)
        }
      }
    case (.optionalType, _):
      unifyWritten(node.kid(0), in: source, type.unwrapped ?? type, names, &types)
    case (.arrayType, .array(let inner)):
      unifyWritten(node.kid(0), in: source, inner, names, &types)
    case (.dictionaryType, .dictionary(let key, let item)):
      unifyWritten(node.kid(0), in: source, key, names, &types)
      unifyWritten(node.kid(1), in: source, item, names, &types)
    case (.functionType, .function(let parameters, let result)):
      guard node.kids.count == parameters.count + 1 else { return }
      for (kid, inner) in zip(node.kids, parameters + [result.answer]) {
        unifyWritten(kid, in: source, inner, names, &types)
      }
    default: break
    }
  }

  /// Whether the first value of a stored property has no type because it is wrong, or names something that is not
  /// built, which is told.
  func refusesByName(_ id: Int, owner: Int, isLazy: Bool) -> Bool {
    let saved = (diagnostics, reported, context, scopes)
    (diagnostics, reported) = ([], [])
    context.owner = owner
    context.isStatic = !isLazy
    scopes = [[:]]
    if isLazy { _ = declareLocal("self", .nominal(owner), isLet: true, place: .none) }
    _ = expression(id, expected: nil)
    let problem =
      diagnostics.first {
        $0.code == .swiftNotBuilt && $0.arguments != [SwiftCompiler.unexplained]
      } ?? diagnostics.first { $0.code == .swiftError }
    (diagnostics, reported, context, scopes) = saved
    guard let problem else { return false }
    if problem.code == .swiftNotBuilt {
      refuse(problem.arguments.first ?? "", at: problem.place)
    } else if problem.title?.hasPrefix("instance member '") == true,
      let name = problem.title?.split(separator: "'").dropFirst().first
    {
      error(
        "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available",
        at: problem.place)
    } else {
      error(problem.title ?? "", at: problem.place, problem.arguments)
    }
    return true
  }

  /// The type of a stored property's first value, before any body is compiled.
  /// `isLazy`: it is worked out when the object is there, and may speak of it.
  func inferredType(of id: Int, owner: Int, isLazy: Bool = false) -> SwiftType {
    let saved = (diagnostics, reported, context, scopes)
    context.owner = owner
    context.isStatic = !isLazy
    scopes = [[:]]
    // An error that it may throw is no business of its type.
    (context.trying, context.throwTarget) = (1, .stop)
    if isLazy { _ = declareLocal("self", .nominal(owner), isLet: true, place: .none) }
    let node = tree[id]
    // A call of a type is of that type even before its initialisers are known.
    if node.kind == .call, let type = typeWritten(node.kid(0)),
      [.array, .dictionary, .arrayType, .dictionaryType].contains(tree[node.kid(0)].kind)
    {
      (context, scopes) = (saved.2, saved.3)
      return type
    }
    if node.kind == .call, tree[node.kid(0)].kind == .name,
      let type = namedType(tree[node.kid(0)].text, [])
    {
      (context, scopes) = (saved.2, saved.3)
      if type == .int || type == .double || type == .string || type == .bool { return type }
      if case .nominal(let index) = type {
        let isFailable =
          state.nominals[index].kind == .enumType && node.labels == ["rawValue"]
        return isFailable ? .optional(type) : type
      }
      return type
    }
    let value: SwiftType
    if node.kind == .call, tree[node.kid(0)].kind == .typeName,
      let type = namedType(tree[node.kid(0)].text, tree[node.kid(0)].kids)
    {
      value = type
    } else if node.kind == .call, tree[node.kid(0)].kind == .name,
      let generic = state.genericTypes[tree[node.kid(0)].text]
    {
      // Its initialisers may not be there yet, but their parameters are written.
      let arguments = Array(node.kids.dropFirst())
      value = inferred(tree[node.kid(0)].text, generic, node, arguments, nil) ?? .failed
    } else {
      value = expression(id, expected: nil).type
    }
    (diagnostics, reported, context, scopes) = saved
    // A literal is of what its parts are, as far as these can be told from their texts.
    if value == .failed || value == .null, node.kind == .array || node.kind == .dictionary,
      !node.kids.isEmpty
    {
      let step = node.kind == .array ? 1 : 2
      let parts = (0..<step).map { start in
        Set(
          stride(from: start, to: node.kids.count, by: step).map {
            inferredType(of: node.kids[$0], owner: owner, isLazy: isLazy)
          })
      }
      guard parts.allSatisfy({ $0.count == 1 && !$0.contains(.failed) }) else { return .failed }
      let types = parts.compactMap(\.first)
      return step == 1 ? .array(types[0]) : .dictionary(types[0], types[1])
    }
    return value == .null ? .failed : value
  }
}
