import Diagnostics
import Syntax

/// The names that the members of a class have behind.
///
/// There a name alone says which code answers: not the types, and not whether it was a property or a method. So along a
/// line of classes what Swift takes for different members has different names; what overrides a member has the name of
/// that, and where its types lie otherwise in memory, a bridge of that name which calls it.
extension SwiftCompiler {
  func nameMembers(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind == .classType, !nominal.isLibrary, isNamedBehind.insert(index).inserted
    else { return }
    if let parent = nominal.superclass { nameMembers(parent) }
    selectors[index] = nil
    let isNew = newMembers(index)
    var line = ancestors(of: index)
    if nominal.isSealed {
      line += state.nominals.indices.filter { $0 != index && isSubclass($0, of: index) }
    }
    var own: Set<String> = []
    func isTaken(_ names: [String]) -> Bool {
      names.contains { name in
        own.contains(name) || line.contains { selectors(of: $0).contains(name) }
      }
    }
    // What is settled comes first: the names above, and those by which a protocol asks.
    var (methods, properties): ([Int], [Int]) = ([], [])
    for (position, method) in nominal.methods.enumerated() where method.generics.isEmpty {
      if !isNew.method(position, method) {
        own.formUnion(selectors(of: method))
      } else if let above = overridden(method, index) {
        if isBridged(method, above) {
          methods.append(position)
          continue
        }
        state.nominals[index].methods[position].cname = above.cname
        own.formUnion(selectors(of: above))
      } else if method.fromProtocol != nil || nameAskedFor(method, index) != nil {
        if isTaken(selectors(of: method)) {
          refuse(
            "methods of one name that a protocol and a class tell apart",
            at: method.fromProtocol == nil ? method.place : nominal.place)
        }
        own.formUnion(selectors(of: method))
      } else {
        methods.append(position)
      }
    }
    for (position, property) in nominal.properties.enumerated() {
      if !isNew.property(position, property) {
        own.formUnion(selectors(of: property))
      } else if let above = overridden(property, index) {
        if isBridged(property.type, above.type) {
          properties.append(position)
          continue
        }
        state.nominals[index].properties[position].cname = above.cname
        own.formUnion(selectors(of: state.nominals[index].properties[position]))
      } else if property.fromProtocol != nil || isAskedFor(property, index) {
        if isTaken(selectors(of: property)) {
          refuse(
            "a property of the name of a method that a protocol and a class tell apart",
            at: property.fromProtocol == nil ? property.place : nominal.place)
        }
        own.formUnion(selectors(of: property))
      } else {
        properties.append(position)
      }
    }
    for position in properties {
      let property = nominal.properties[position]
      let above = overridden(property, index)
      if above != nil || isTaken(selectors(of: property)) {
        state.nominals[index].properties[position].cname += "_of_\(index)"
      }
      let named = state.nominals[index].properties[position]
      own.formUnion(selectors(of: named))
      if let above { getterBridges[index, default: []].append((named, above)) }
    }
    for position in methods {
      var method = nominal.methods[position]
      let above = overridden(method, index)
      let plain = method.cname
      if above != nil || isTaken(selectors(of: method)) { method.cname = overloadedName(method) }
      if method.cname == above?.cname || isTaken(selectors(of: method)) {
        method.cname = named(plain, of: index)
      }
      state.nominals[index].methods[position].cname = method.cname
      own.formUnion(selectors(of: method))
      if let above { methodBridges[index, default: []].append((method, above)) }
    }
    selectors[index] = own
    methodLists = [:]
  }

  /// A name that only this class has.
  func named(_ cname: String, of index: Int) -> String {
    guard let colon = cname.firstIndex(of: ":") else { return "\(cname)_of_\(index)" }
    return "\(cname[..<colon])_of_\(index)\(cname[colon...])"
  }

  /// Of a class that was there before, what an extension adds.
  private func newMembers(
    _ index: Int
  ) -> (method: (Int, SwiftFunction) -> Bool, property: (Int, SwiftProperty) -> Bool) {
    guard state.nominals[index].isSealed else { return ({ _, _ in true }, { _, _ in true }) }
    let parts = extensionParts.values.compactMap { $0[index] }
    let given = Set(late.filter { $0.index == index }.map(\.function.cname))
    return (
      { number, method in
        parts.contains { $0.methods.contains(number) }
          || method.fromProtocol != nil && given.contains(method.cname)
      }, { number, _ in parts.contains { $0.properties.contains(number) } }
    )
  }

  private func selectors(of index: Int) -> Set<String> {
    if let known = selectors[index] { return known }
    let nominal = state.nominals[index]
    var names: Set<String> = []
    for method in nominal.methods where method.generics.isEmpty {
      names.formUnion(selectors(of: method))
    }
    for property in nominal.properties { names.formUnion(selectors(of: property)) }
    selectors[index] = names
    return names
  }

  private func selectors(of method: SwiftFunction) -> [String] {
    [(method.isStatic ? "+" : "-") + method.cname]
  }

  private func selectors(of property: SwiftProperty) -> [String] {
    let sign = property.isStatic ? "+" : "-"
    return property.isSettable
      ? [sign + property.cname, sign + setterName(property) + ":"] : [sign + property.cname]
  }

  private func overridden(_ method: SwiftFunction, _ index: Int) -> SwiftFunction? {
    guard method.fromProtocol == nil, let parent = state.nominals[index].superclass,
      let above = inheritedMethod(method, parent), let owner = above.owner,
      sees(above.flags, owner, from: index)
    else { return nil }
    return above
  }

  private func overridden(_ property: SwiftProperty, _ index: Int) -> SwiftProperty? {
    guard property.fromProtocol == nil, let parent = state.nominals[index].superclass,
      let above = findProperty(property.name, parent, isStatic: property.isStatic),
      sees(above.flags, above.owner, from: index)
    else { return nil }
    return above
  }

  private func isAskedFor(_ property: SwiftProperty, _ index: Int) -> Bool {
    allProtocols(index).contains { parent in
      !hasAssociated(parent)
        && state.nominals[parent].properties.named(property.name).contains {
          $0.kind == .requirement && $0.isStatic == property.isStatic
        }
    }
  }

  // MARK: What a protocol asks for

  /// Whether each message of a protocol reaches in an object of the class what fulfils the protocol: it may be one of
  /// several overloads above, which have other names.
  func checkAnswers(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind == .classType, !nominal.isLibrary else { return }
    let line = [index] + ancestors(of: index)
    for parent in allProtocols(index)
    where !state.nominals[parent].isLibrary && !hasAssociated(parent) {
      let wanted = state.nominals[parent]
      for method in wanted.methods where method.isRequirement && method.generics.isEmpty {
        let fitting = findMethods(method.name, index, isStatic: method.isStatic).filter {
          $0.generics.isEmpty && meets($0, method, parent, index)
        }
        let answers = line.contains { each in
          state.nominals[each].methods.named(method.name).contains {
            $0.cname == method.cname && meets($0, method, parent, index)
              && (isBehind($0.result, method.result)
                || isSame($0.result, method.result, parent, index))
          }
        }
        if let first = fitting.first, !answers,
          state.nominals[first.owner ?? index].kind == .classType
        {
          refuse("methods of one name that a protocol and a class tell apart", at: nominal.place)
        }
      }
      for property in wanted.properties where property.kind == .requirement {
        guard let own = findProperty(property.name, index, isStatic: property.isStatic),
          own.cname != property.cname
        else { continue }
        refuse(
          "a property of the name of a method that a protocol and a class tell apart",
          at: nominal.place)
      }
    }
  }

  // MARK: Bridges

  /// Whether values of two types lie alike in memory: objects, and optionals of them.
  private func isBehind(_ type: SwiftType, _ above: SwiftType) -> Bool {
    if type == above { return true }
    let (inner, outer) = (type.unwrapped ?? type, above.unwrapped ?? above)
    if inner == outer { return isPointer(inner) && isPointer(outer) }
    return isClass(inner) != nil && isClass(outer) != nil
  }

  private func isBridged(_ type: SwiftType, _ above: SwiftType) -> Bool {
    type != .failed && above != .failed && !isBehind(type, above)
  }

  private func isBridged(_ method: SwiftFunction, _ above: SwiftFunction) -> Bool {
    isBridged(method.result, above.result)
      || zip(method.parameters, above.parameters).contains { isBridged($0.type, $1.type) }
  }

  /// What a class has under the name of a member above whose types lie otherwise in memory.
  func bridges(_ index: Int) -> LoweredCode {
    var code = LoweredCode()
    let cname = state.nominals[index].cname
    for (own, above) in methodBridges[index] ?? [] {
      let names = above.parameters.indices.map { "p\($0)" }
      let values = zip(names, zip(own.parameters, above.parameters)).map { name, pair in
        pair.0.isInout ? LoweredCode(name) : converted(LoweredCode(name), pair.1.type, pair.0.type)
      }
      let call = converted(message("self", own.cname, values), own.result, above.result)
      let back = above.result == .void ? "" : "return "
      code.add("\(methodHead(above, names)) { \(back)\(call); }\n", at: own.place)
      result.made.insert("\(own.isStatic ? "+" : "-")[\(cname) \(above.cname)]")
    }
    for (own, above) in getterBridges[index] ?? [] {
      let sign = own.isStatic ? "+" : "-"
      let call = converted(message("self", own.cname, []), own.type, above.type)
      code.add(
        "\(sign) (\(cType(above.type)))\(above.cname) { return \(call); }\n", at: own.place)
      result.made.insert("\(sign)[\(cname) \(above.cname)]")
    }
    return code
  }
}
