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
    for (parameter, id) in zip(function.parameters, arguments) {
      let hint = substitute(parameter.type, types)
      let saved = (diagnostics, reported, hoisted)
      let source = tree[id].kind == .inoutArgument ? tree[id].kid(0) : id
      let value = expression(source, expected: hint)
      (diagnostics, reported, hoisted) = saved
      unify(parameter.type, value.type, &types)
    }
    if let expected { unify(function.result, expected, &types) }
    for (number, type) in types.enumerated() where type == nil {
      error(
        "generic parameter '\(function.generics[number])' could not be inferred", at: node.place)
      return nil
    }
    let final = types.compactMap { $0 }
    if final.contains(.failed) { return nil }
    for (number, wanted) in function.constraints.enumerated() {
      if case .nominal(let index)? = wanted, state.nominals[index].kind == .protocolType,
        !converts(final[number], to: .nominal(index))
      {
        error(
          "\(function.owner == nil ? "global function" : "instance method") '\(signature(function))' requires that '\(name(of: final[number]))' conform to '\(state.nominals[index].name)'",
          at: node.place)
        return nil
      }
    }
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
    guard function.owner == nil else {
      refuse("generic methods", at: function.place)
      return nil
    }
    made.cname = fresh(function.cname)
    instances[key] = made
    writePrototype(made)
    let result = made
    let names = function.generics
    pending.append { [self] in
      let old = bindings
      for (name, type) in zip(names, final) { bindings[name] = type }
      writeFunction(result)
      bindings = old
    }
    return made
  }

  private func substitute(_ type: SwiftType, _ types: [SwiftType?]) -> SwiftType? {
    switch type {
    case .generic(let number): return types[number]
    case .optional(let inner): return substitute(inner, types).map { .optional($0) }
    case .array(let inner): return substitute(inner, types).map { .array($0) }
    case .set(let inner): return substitute(inner, types).map { .set($0) }
    case .dictionary(let a, let b):
      guard let x = substitute(a, types), let y = substitute(b, types) else { return nil }
      return .dictionary(x, y)
    case .tuple(let labels, let inner):
      let all = inner.compactMap { substitute($0, types) }
      return all.count == inner.count ? .tuple(labels, all) : nil
    case .function(let parameters, let result):
      let all = parameters.compactMap { substitute($0, types) }
      guard all.count == parameters.count else { return nil }
      return .function(all, substitute(result, types) ?? .null)
    default: return type
    }
  }

  private func unify(_ pattern: SwiftType, _ type: SwiftType, _ types: inout [SwiftType?]) {
    switch (pattern, type) {
    case (.generic(let number), _):
      if types[number] == nil, type != .null, type != .failed, type != .generic(number) {
        types[number] = type
      }
    case (.optional(let a), .optional(let b)): unify(a, b, &types)
    case (.optional(let a), _): unify(a, type, &types)
    case (.array(let a), .array(let b)), (.set(let a), .set(let b)): unify(a, b, &types)
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

  /// The type of a stored property's first value, before any body is compiled.
  func inferredType(of id: Int, owner: Int) -> SwiftType {
    let saved = (
      diagnostics, reported, hoisted, context, scopes, pending.count
    )
    context.owner = owner
    context.isStatic = true
    scopes = [[:]]
    let node = tree[id]
    // A call of a type is of that type even before its initialisers are known.
    if node.kind == .call, let type = typeWritten(node.kid(0)),
      tree[node.kid(0)].kind == .array || tree[node.kid(0)].kind == .dictionary
    {
      (context, scopes) = (saved.3, saved.4)
      return type
    }
    if node.kind == .call, tree[node.kid(0)].kind == .name,
      let type = namedType(tree[node.kid(0)].text, [])
    {
      (context, scopes) = (saved.3, saved.4)
      if type == .int || type == .double || type == .string || type == .bool { return type }
      if case .nominal(let index) = type {
        let isFailable =
          state.nominals[index].kind == .enumType && node.labels == ["rawValue"]
        return isFailable ? .optional(type) : type
      }
      return type
    }
    let value = expression(id, expected: nil)
    (diagnostics, reported, hoisted, context, scopes, _) = saved
    return value.type == .null ? .failed : value.type
  }
}
