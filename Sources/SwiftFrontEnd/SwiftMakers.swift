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
  /// It is a member of a type within the class.
  package var isNested = false
  /// Where the object lies in what comes of it, and how it is taken from there: what is written around each text. None:
  /// nobody here can take it from there.
  package var takings = [Taking()]

  package struct Taking: Sendable {
    package var before = ""
    package var after = ""
    /// What a reader is shown of `after`.
    package var shown = ""

    fileprivate func then(_ after: String, shown: String? = nil) -> Taking {
      Taking(
        before: before, after: self.after + after, shown: self.shown + (shown ?? after))
    }
  }
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
      found += members(each, index, shared)
      for property in nominal.properties where holds(property.type, index) {
        var maker = maker(property, shared, index)
        found.append(maker)
        let name = maker.shape
        guard property.isStatic, property.isSettable, !property.flags.contains(.isPrivateSet),
          gives(property.type, index)
        else { continue }
        maker.texts =
          (property.type.unwrapped == nil ? [] : [name + " = nil"])
          + initializers(index).filter { !$0.flags.contains(.isPrivate) }.flatMap { each in
            (tries(each, shared, index, depth: 1) ?? []).map { "\(name) = \(path(of: index))\($0)" }
          }
        maker.shape = name + " ="
        maker.takings = [SwiftMaker.Taking()]
        maker.answersNothing = true
        found.append(maker)
      }
      above = nominal.superclass
    }
    return found + nestedMembers(index, in: index, shared, depth: 0)
  }

  private func members(_ each: Int, _ index: Int, _ shared: String) -> [SwiftMaker] {
    var found: [SwiftMaker] = []
    for method in nominals[each].methods where method.fromProtocol == nil {
      // That is written as an assignment.
      if method.name == "subscript_set" { continue }
      var maker = maker(method, method.isStatic ? .typeMember : .member, shared, index)
      maker.answersNothing = !holds(method.answer, index)
      if !maker.answersNothing {
        maker.takings = takings(method.answer.answer, shared, index) ?? []
      }
      found.append(maker)
      let given = method.parameters.indices.filter {
        lends(method.parameters[$0], index)
      }
      // Objects leave through what is given to it, too.
      for number in given { found.append(handing(method, number, shared, index)) }
    }
    return found
  }

  private func maker(_ property: SwiftProperty, _ shared: String, _ index: Int) -> SwiftMaker {
    let name = ".\(property.name)"
    return SwiftMaker(
      kind: property.isStatic ? .typeMember : .member, texts: [name], shape: name,
      hasArguments: false, isPrivate: property.flags.contains(.isPrivate), isThrowing: false,
      takings: takings(property.type, shared, index) ?? [])
  }

  /// What the types within a class have that leads to its objects.
  private func nestedMembers(
    _ outer: Int, in index: Int, _ shared: String, depth: Int
  ) -> [SwiftMaker] {
    var found: [SwiftMaker] = []
    for each in nominals.indices where depth < 4 && nominals[each].outer == outer {
      let nominal = nominals[each]
      if nominal.flags.contains(.isPrivate) || nominal.kind == .protocolType { continue }
      let type = String(path(of: each).dropFirst(path(of: index).count))
      let object = value(of: each, shared, index, depth: 0).map {
        String($0.dropFirst(path(of: index).count))
      }
      let makers =
        members(each, index, shared).filter { !$0.answersNothing }
        + nominal.properties.filter { holds($0.type, index) }.map { maker($0, shared, index) }
      for var maker in makers {
        if maker.kind == .member, nominal.kind == .enumType, nominal.cases.isEmpty { continue }
        // A type that stands for the class keeps its object where the class itself can be asked.
        let front = maker.kind == .typeMember ? type : object ?? type
        maker.texts =
          maker.kind == .typeMember || object != nil ? maker.texts.map { front + $0 } : []
        maker.shape = front + maker.shape
        maker.isNested = true
        maker.kind = .typeMember
        found.append(maker)
      }
      found += nestedMembers(each, in: index, shared, depth: depth + 1)
    }
    return found
  }

  // MARK: Where an object lies

  /// Whether somebody who has a value of a type can come to an object of the class by it.
  private func holds(_ type: SwiftType, _ index: Int, depth: Int = 0) -> Bool {
    if gives(type, index) { return true }
    func inner(_ type: SwiftType) -> Bool { holds(type, index, depth: depth + 1) }
    switch type {
    case .optional(let wrapped), .throwing(let wrapped): return inner(wrapped)
    case .array(let element), .slice(let element), .set(let element): return inner(element)
    case .dictionary(let key, let value): return inner(key) || inner(value)
    case .tuple(_, let types): return types.contains(where: inner)
    case .function(_, let result): return inner(result)
    case .nominal(let other):
      let nominal = nominals[other]
      guard depth < 4, nominal.kind == .structType || nominal.kind == .enumType else {
        return false
      }
      return nominal.properties.contains { !$0.isStatic && inner($0.type) }
        || nominal.cases.contains { $0.types.contains(where: inner) }
    default: return false
    }
  }

  /// Whether a function gives objects of the class to what it is given.
  private func lends(_ parameter: SwiftParameter, _ index: Int) -> Bool {
    if parameter.isInout { return holds(parameter.type, index) }
    guard case .function(let parameters, _) = parameter.type.unwrapped ?? parameter.type else {
      return false
    }
    return parameters.contains { type in
      if case .lent(let inner) = type { return holds(inner, index) }
      return holds(type, index)
    }
  }

  /// How an object is taken out of a value; nil: nobody here knows how.
  private func takings(
    _ type: SwiftType, _ shared: String, _ index: Int, depth: Int = 0
  ) -> [SwiftMaker.Taking]? {
    if gives(type, index) { return [SwiftMaker.Taking()] }
    guard depth < 4, holds(type, index) else { return nil }
    func within(_ after: String, _ type: SwiftType) -> [SwiftMaker.Taking] {
      (takings(type, shared, index, depth: depth + 1) ?? []).map {
        SwiftMaker.Taking(after: after + $0.after, shown: after + $0.shown)
      }
    }
    // Of several it is another than the shared one that counts.
    func elements(_ after: String, _ element: SwiftType) -> [SwiftMaker.Taking]? {
      guard element.unwrapped == nil, gives(element, index) else { return nil }
      let all = SwiftMaker.Taking(after: after, shown: after)
      return [
        all.then(".first { $0 !== \(shared) }", shown: ".first"), all.then(".first"),
      ]
    }
    switch type {
    case .optional(let wrapped): return within("!", wrapped)
    case .throwing(let inner): return takings(inner, shared, index, depth: depth)
    case .array(let element), .slice(let element), .set(let element): return elements("", element)
    case .dictionary(let key, let value):
      return elements(gives(value, index) ? ".values" : ".keys", gives(value, index) ? value : key)
    case .tuple(_, let types):
      let found = types.indices.flatMap { within(".\($0)", types[$0]) }
      return found.isEmpty ? nil : found
    case .function(let parameters, let result):
      let values = parameters.map { self.values($0, shared, index, depth: depth + 1)?.first }
      if values.contains(where: { $0 == nil }) { return nil }
      return within("(" + values.compactMap(\.self).joined(separator: ", ") + ")", result)
    case .nominal(let other):
      let open = nominals[other].properties.filter {
        !$0.isStatic && !$0.flags.contains(.isPrivate)
      }
      let found = open.flatMap { within(".\($0.name)", $0.type) }
      return found.isEmpty ? nil : found
    default: return nil
    }
  }

  /// A function that hands an object to what it is given: a variable, or a closure.
  private func handing(
    _ function: SwiftFunction, _ number: Int, _ shared: String, _ index: Int
  ) -> SwiftMaker {
    let parameter = function.parameters[number]
    var maker = maker(function, function.isStatic ? .typeMember : .member, shared, index)
    let name = path(of: index)
    var argument: String?
    if parameter.isInout {
      if parameter.type.unwrapped != nil, gives(parameter.type, index) { argument = "&each" }
    } else if case .function(let parameters, let result) = parameter.type.unwrapped
      ?? parameter.type, result.answer == .void,
      let first = parameters.firstIndex(where: { gives($0, index) })
    {
      let names = parameters.indices.map { $0 == first ? "one" : "_" }.joined(separator: ", ")
      argument = "{ \(names) in if each == nil || one !== \(shared) { each = one } }"
    }
    let texts = argument.flatMap { argument in
      tries(function, shared, index, depth: 0, giving: (number, argument))
    }
    maker.texts = function.generics.isEmpty ? (texts ?? []).map { ".\(function.name)" + $0 } : []
    maker.takings = [
      SwiftMaker.Taking(
        before: "({ () -> \(name)? in var each: \(name)? = nil; ", after: "; return each }())")
    ]
    return maker
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
    let isSubscript = function.name == "subscript"
    let front = kind == .initializer || isSubscript ? "" : ".\(function.name)"
    let labels = function.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
    func bracketed(_ arguments: String) -> String {
      isSubscript ? "[" + arguments.dropFirst().dropLast() + "]" : arguments
    }
    return SwiftMaker(
      kind: kind,
      texts: function.generics.isEmpty
        ? (tries(function, shared, index, depth: 0) ?? []).map { front + bracketed($0) } : [],
      shape: front + bracketed("(\(labels))"), hasArguments: !function.parameters.isEmpty,
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
    _ function: SwiftFunction, _ shared: String, _ index: Int, depth: Int,
    giving given: (number: Int, text: String)? = nil
  ) -> [String]? {
    var labelled: [(label: String, values: [String])] = []
    for (number, parameter) in function.parameters.enumerated() {
      let text = given.flatMap { $0.number == number ? $0.text : nil }
      if text == nil, parameter.value != nil || parameter.isVariadic { continue }
      guard text != nil || !parameter.isInout,
        let values = text.map({ [$0] })
          ?? values(parameter.argumentType, shared, index, depth: depth + 1)
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
