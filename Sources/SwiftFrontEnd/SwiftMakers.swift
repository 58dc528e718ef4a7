/// A member of a class of Swift by which somebody might come to an object of it.
package struct SwiftMaker: Sendable {
  package enum Kind: Sendable { case initializer, typeMember, member }
  package var kind: Kind
  /// What is written behind the class or the object, one text for each try: `(n: 0)`, `.make()`. None: no values are
  /// known for its arguments.
  package var texts: [String]
  /// With its labels alone: `(n:)`.
  package var shape: String
  package var hasArguments: Bool
  /// Nobody outside the class may write it.
  package var isPrivate: Bool
  package var isThrowing: Bool
  /// It answers no object: what it does to the class's own variables is all that can come of it.
  package var answersNothing = false
}

/// How objects of a program's classes can be made: asked by whoever tries all ways.
extension SwiftState {
  private func classNumber(_ name: String) -> Int? {
    nominals.firstIndex { $0.kind == .classType && !$0.isLibrary && $0.cname == name }
  }

  /// Nobody may derive from it.
  package func isFinalClass(_ name: String) -> Bool {
    classNumber(name).map { nominals[$0].flags.contains(.isFinal) } ?? false
  }

  /// `shared`: a text for an object of the class.
  package func makers(ofClass name: String, shared: String) -> [SwiftMaker] {
    guard let index = classNumber(name) else { return [] }
    var found = initializers(index).map { maker($0, .initializer, shared, index) }
    var above: Int? = index
    while let each = above, !nominals[each].isLibrary {
      let nominal = nominals[each]
      for method in nominal.methods where method.fromProtocol == nil {
        var maker = maker(method, method.isStatic ? .typeMember : .member, shared, index)
        maker.answersNothing = !gives(method.answer, index)
        found.append(maker)
      }
      for property in nominal.properties where gives(property.type, index) {
        let name = ".\(property.name)"
        var maker = SwiftMaker(
          kind: property.isStatic ? .typeMember : .member, texts: [name], shape: name,
          hasArguments: false, isPrivate: property.flags.contains(.isPrivate), isThrowing: false)
        found.append(maker)
        guard property.isStatic, property.isSettable, !property.flags.contains(.isPrivateSet)
        else { continue }
        maker.texts =
          (property.type.unwrapped == nil ? [] : [name + " = nil"])
          + initializers(index).filter { !$0.flags.contains(.isPrivate) }.flatMap { each in
            (tries(each, shared, index, depth: 1) ?? []).map { "\(name) = \(path(of: index))\($0)" }
          }
        maker.shape = name + " ="
        maker.answersNothing = true
        found.append(maker)
      }
      above = nominal.superclass
    }
    return found
  }

  private func gives(_ type: SwiftType, _ index: Int) -> Bool {
    guard case .nominal(let other) = type.answer.unwrapped ?? type.answer else { return false }
    var above: Int? = index
    while let each = above {
      if each == other { return true }
      above = nominals[each].superclass
    }
    return false
  }

  private func maker(
    _ function: SwiftFunction, _ kind: SwiftMaker.Kind, _ shared: String, _ index: Int
  ) -> SwiftMaker {
    let front = kind == .initializer ? "" : ".\(function.name)"
    let labels = function.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    return SwiftMaker(
      kind: kind,
      texts: function.generics.isEmpty
        ? (tries(function, shared, index, depth: 0) ?? []).map { front + $0 } : [],
      shape: "\(front)(\(labels))", hasArguments: !function.parameters.isEmpty,
      isPrivate: function.flags.contains(.isPrivate),
      isThrowing: function.flags.contains(.isThrowing))
  }

  /// Those that a class has, its own and those that it inherits because it writes none that takes them away.
  private func initializers(_ index: Int) -> [SwiftFunction] {
    let own = nominals[index].initializers
    guard let above = nominals[index].superclass, !nominals[above].isLibrary,
      !own.contains(where: { $0.node.tree >= 0 && !$0.flags.contains(.isConvenience) })
    else { return own }
    let signatures = Set(own.map(\.signature))
    return own + initializers(above).filter { !signatures.contains($0.signature) }
  }

  /// Lists of arguments in their parentheses: all first values, then all second ones; nil: none is known for a type.
  private func tries(
    _ function: SwiftFunction, _ shared: String, _ index: Int, depth: Int
  ) -> [String]? {
    var labelled: [(label: String, values: [String])] = []
    for parameter in function.parameters where parameter.value == nil && !parameter.isVariadic {
      guard !parameter.isInout,
        let values = values(parameter.argumentType, shared, index, depth: depth + 1)
      else { return nil }
      let label = parameter.label.isEmpty || parameter.label == "_" ? "" : parameter.label + ": "
      labelled.append((label, values))
    }
    var count = 1
    for each in labelled { count = max(count, each.values.count) }
    return (0..<count).map { number in
      var arguments: [String] = []
      for each in labelled {
        arguments.append(each.label + each.values[min(number, each.values.count - 1)])
      }
      return "(" + arguments.joined(separator: ", ") + ")"
    }
  }

  private func values(
    _ type: SwiftType, _ shared: String, _ index: Int, depth: Int
  ) -> [String]? {
    func inner(_ type: SwiftType) -> String? {
      depth < 5 ? values(type, shared, index, depth: depth + 1)?.first : nil
    }
    switch type {
    case .integer, .double, .float: return ["0", "1"]
    case .bool: return ["false", "true"]
    case .string: return ["\"\"", "\"a\""]
    case .character: return ["\"a\""]
    case .any: return ["0"]
    case .void: return ["()"]
    case .optional(let wrapped): return ["nil"] + [inner(wrapped)].compactMap { $0 }
    case .array, .slice, .set: return ["[]"]
    case .dictionary: return ["[:]"]
    case .range(let isClosed): return [isClosed ? "0...1" : "0..<1"]
    case .tuple(_, let types):
      let parts = types.compactMap(inner)
      return parts.count == types.count ? ["(" + parts.joined(separator: ", ") + ")"] : nil
    case .function(let parameters, let result):
      let names = parameters.map { _ in "_" }.joined(separator: ", ")
      let head = parameters.isEmpty ? "" : names + " in "
      if result.answer == .void { return ["{ \(head)}"] }
      return inner(result.answer).map { ["{ \(head)\($0) }"] }
    case .nominal(let other): return value(of: other, shared, index, depth: depth).map { [$0] }
    case .never, .null, .failed, .throwing, .metatype, .generic, .lent: return nil
    }
  }

  /// Of a type of the program's: a case of an enum, what an initialiser makes, of a protocol one who adopts it.
  private func value(of other: Int, _ shared: String, _ index: Int, depth: Int) -> String? {
    let nominal = nominals[other]
    if other == index { return shared }
    if depth >= 5 { return nil }
    switch nominal.kind {
    case .enumType:
      let each = nominal.cases.first { $0.types.isEmpty }
      return each.map { "\(path(of: other)).\($0.name)" }
    case .structType, .classType:
      for each in initializers(other) where !each.flags.contains(.isPrivate) {
        guard each.generics.isEmpty, !each.flags.contains(.isThrowing),
          !each.flags.contains(.isFailable),
          let arguments = tries(each, shared, index, depth: depth)?.first
        else { continue }
        return path(of: other) + arguments
      }
      return nil
    case .protocolType:
      for each in nominals.indices where nominals[each].protocols.contains(other) {
        guard nominals[each].kind != .protocolType,
          let value = value(of: each, shared, index, depth: depth + 1)
        else { continue }
        return value
      }
      return nil
    }
  }

  private func path(of index: Int) -> String {
    nominals[index].outer.map { path(of: $0) + "." + nominals[index].name } ?? nominals[index].name
  }
}
