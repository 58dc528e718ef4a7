import Diagnostics
import Syntax

/// What the type parameters of a generic type stand for where it is named without them: what its initializers, its
/// cases or its stored properties are given says it.
extension SwiftCompiler {
  /// `Maybe.just(5)`, `Maybe.nothing`: the type of the case, where a generic type stands without its parameters.
  /// nil: no such name stands there.
  func genericBase(
    _ callee: SwiftNode, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftType? {
    let base = tree[callee.kid(0)]
    guard base.kind == .name, lookup(base.text) == nil, state.globals[base.text] == nil,
      let generic = state.genericTypes[base.text], namedType(base.text, []) == nil
    else { return nil }
    return inferred(base.text, generic, node, arguments, expected, case: callee.text) ?? .failed
  }

  /// `Box(5)`: the types that the arguments say, or that are expected.
  func inferred(
    _ text: String, _ generic: SwiftRef, _ node: SwiftNode, _ arguments: [Int],
    _ expected: SwiftType?, case name: String? = nil
  ) -> SwiftType? {
    if case .nominal(let index)? = expected.map({ $0.unwrapped ?? $0 }),
      state.nominals[index].genericName == text
    {
      return .nominal(index)
    }
    if let own = namedType(text, []) { return own }
    let source = state.trees[generic.tree]
    let declaration = source[generic.id]
    let makers = self.makers(source, declaration, case: name)
    let fitting = makers.compactMap { given($0, node, arguments) }
    // What swiftc would say of labels that fit nothing here, nobody knows: the library's type has more initializers.
    if fitting.isEmpty {
      let labels = node.labels.map { ($0.isEmpty || $0 == "trailing" ? "_" : $0) + ":" }
      refuse("\(text)(\(labels.joined()))", at: node.place)
      return nil
    }
    // Where several say all of it, and not the same, the rules of swiftc say more than these here.
    var isUnclear = false
    let said = fitting.map { list -> [SwiftType?] in
      let said = typesSaid(by: arguments.isEmpty ? [] : list, text, generic)
      isUnclear = isUnclear || said.isUnclear
      return said.types
    }
    let whole = said.filter { !$0.contains(nil) }
    if Set(whole).count > 1 {
      refuse("finding out the type parameters of \(text)", at: node.place)
      return nil
    }
    let types = whole.first ?? said[0]
    for (number, type) in types.enumerated() where type == nil {
      // Whoever asks for a member may say what it is, and nobody here listens.
      if makers.contains(where: {
        $0.contains { $0.type == 0 } && given($0, node, arguments) != nil
      })
        || node.place == askedForMember || isUnclear
        || declaration.kids.contains(where: {
          source[$0].kind == .initializer && source[$0].kid(3) != 0
        })
      {
        refuse("finding out the type parameters of \(text)", at: node.place)
        return nil
      }
      error(
        "generic parameter '\(declaration.labels[number])' could not be inferred", at: node.place)
      return nil
    }
    return instance(of: text, generic, types.compactMap { $0 }, at: node.place)
  }

  /// One of the things that an object is made of: the type as it is written, 0 where none is.
  private struct MakersPart {
    var label: String
    var type: Int
    var isOptional: Bool
    var isVariadic = false
  }

  /// What makes an object of a generic type, or the one case of an enum.
  private func makers(
    _ source: SwiftTree, _ declaration: SwiftNode, case name: String?
  ) -> [[MakersPart]] {
    func parts(_ list: Int) -> [MakersPart] {
      source[list].kids.map {
        let label = source[$0].labels[0] == "_" ? "" : source[$0].labels[0]
        let isVariadic = source[$0].flags.contains(.isVariadic)
        return MakersPart(
          label: label, type: source[$0].kid(0), isOptional: source[$0].kid(1) != 0 || isVariadic,
          isVariadic: isVariadic)
      }
    }
    var makers: [[MakersPart]] = []
    var stored: [MakersPart] = []
    for member in declaration.kids.dropFirst() {
      let each = source[member]
      if let name {
        for id in each.kids where each.text == "case" && source[id].text == name {
          makers.append(
            source[id].kids.dropFirst().map {
              MakersPart(
                label: source[$0].text == "_" ? "" : source[$0].text, type: source[$0].kid(0),
                isOptional: false)
            })
        }
        if each.kind == .function, each.text == name, each.flags.contains(.isStatic) {
          makers.append(parts(each.kid(0)))
        }
      } else if each.kind == .initializer {
        makers.append(parts(each.kid(0)))
      } else if each.kind == .variables, !each.flags.contains(.isStatic) {
        for binding in each.kids where source[binding].kid(2) == 0 {
          let hasValue = source[binding].kid(1) != 0
          if hasValue, each.text == "let" { continue }
          stored.append(
            MakersPart(
              label: source[binding].text, type: source[binding].kid(0), isOptional: hasValue))
        }
      }
    }
    return makers + [stored]
  }

  /// The arguments, each with what it is for; nil: they are not for this.
  private func given(
    _ maker: [MakersPart], _ node: SwiftNode, _ arguments: [Int]
  ) -> [(maker: MakersPart, argument: Int)]? {
    var given: [(maker: MakersPart, argument: Int)] = []
    for part in maker {
      var next: String? { node.labels.dropFirst(given.count).first }
      guard next == part.label || next == "trailing" && (!part.isOptional || part.isVariadic) else {
        if part.isOptional { continue }
        return nil
      }
      repeat { given.append((part, arguments[given.count])) } while part.isVariadic && next == ""
    }
    return given.count == arguments.count ? given : nil
  }

  /// What these arguments say. `isUnclear`: some of them say nothing before the type is known.
  private func typesSaid(
    by list: [(maker: MakersPart, argument: Int)], _ text: String, _ generic: SwiftRef
  ) -> (types: [SwiftType?], isUnclear: Bool) {
    let source = state.trees[generic.tree]
    let names = source[generic.id].labels
    var types = [SwiftType?](repeating: nil, count: names.count)
    var isUnclear = false
    let closed = bindings
    var open = bindings
    for (number, name) in names.enumerated() { open[name] = .generic(number) }
    // A closure may say nothing before the arguments behind it have.
    let hasClosure = list.contains { tree[$0.argument].kind == .closure }
    for round in 0..<2 where round == 0 || hasClosure && types.contains(where: { $0 == nil }) {
      for (part, id) in inOrderOfInference(list.map { ($0.maker, $0.argument) }) {
        // `.leaf(1)` where the type itself is wanted says what it is of.
        let argument = tree[id]
        let head = argument.kind == .call ? tree[argument.kid(0)] : argument
        if head.kind == .member, head.kid(0) == 0 {
          isUnclear = true
          guard source[part.type].kind == .typeName, source[part.type].text == text,
            argument.kind == .call, types.contains(where: { $0 == nil })
          else { continue }
          let saved = (diagnostics, reported)
          let inner = inferred(
            text, generic, argument, Array(argument.kids.dropFirst()), nil, case: head.text)
          (diagnostics, reported) = saved
          if let inner { unifyWritten(part.type, in: source, inner, names, &types) }
          continue
        }
        bindings = open
        let saved = (diagnostics, reported)
        let pattern = inTree(generic.tree) { resolve(part.type) }
        // The type itself, without its parameters, is known only inside of it.
        (diagnostics, reported) = saved
        bindings = closed
        if pattern == .failed {
          unifyWritten(part.type, in: source, argumentType(id, nil), names, &types)
          continue
        }
        let hint = tree[id].kind == .closure ? substitute(pattern, types) : nil
        unify(pattern, argumentType(id, hint), &types)
      }
    }
    return (types, isUnclear)
  }
}
