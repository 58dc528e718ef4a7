import Diagnostics
import Syntax

/// What extensions of protocols give to the types that adopt them.
extension SwiftCompiler {
  /// A class may adopt two protocols whose methods differ in their types alone: each has a name of its own behind.
  func nameRequirement(_ function: inout SwiftFunction, _ index: Int) {
    if hasAssociated(index) || !function.generics.isEmpty { return }
    let sign = function.isStatic ? "+" : "-"
    var signatures = requirements ?? collectRequirements()
    requirements = nil
    defer { requirements = signatures }
    let isOthers = signatures[sign + function.cname].map { $0 != function.signature } ?? false
    if isOthers { function.cname = overloadedName(function) }
    signatures[sign + function.cname] = function.signature
  }

  /// The methods that protocols so far ask for, by their names behind.
  private func collectRequirements() -> [String: SwiftSignature] {
    var found: [String: SwiftSignature] = [:]
    for nominal in state.nominals where nominal.kind == .protocolType {
      for each in nominal.methods where each.isRequirement && each.generics.isEmpty {
        found[(each.isStatic ? "+" : "-") + each.cname] = each.signature
      }
    }
    return found
  }

  /// What the extension of a protocol provides has the name of what the protocol asks for, or one that this leaves.
  func nameDefault(_ function: inout SwiftFunction, _ index: Int) {
    let others = ([index] + allProtocols(index)).flatMap {
      Array(state.nominals[$0].methods.named(function.name))
    }.filter { $0.isStatic == function.isStatic }
    if let wanted = others.first(where: { $0.signature == function.signature }) {
      function.cname = wanted.cname
    } else if others.contains(where: { $0.cname == function.cname }) {
      function.cname = overloadedName(function)
    }
  }

  /// Members of protocol extensions become members of each type that conforms, unless it has its own.
  func mixInDefaults(_ index: Int) {
    guard state.nominals[index].kind != .protocolType else { return }
    for parent in allProtocols(index) {
      for method in state.nominals[parent].methods where method.fromProtocol != nil {
        var own = concrete(method, parent, index)
        let has = findMethods(method.name, index, isStatic: method.isStatic).contains {
          meets($0, own, parent, index)
        }
        if has { continue }
        own.owner = index
        if state.nominals[index].kind != .classType {
          if answersSelf(own) { own.result = selfType(index) }
          own.cname =
            state.nominals[index].cname + "_" + operatorName(method.name)
            + method.parameters.map { $0.label == "_" ? "_" : "_" + $0.label }.joined()
          keepApart(&own, index)
        }
        declare(own, in: index)
        if state.nominals[index].isSealed { late.append((index, own)) }
      }
      if !state.nominals[index].isSealed { mixInInitializers(parent, index) }
      for property in state.nominals[parent].properties where property.fromProtocol != nil {
        if findProperty(property.name, index, isStatic: property.isStatic) != nil { continue }
        var own = property
        own.type = concrete(property, parent, index)
        own.owner = index
        state.nominals[index].properties.append(own)
        if state.nominals[index].isSealed { lateProperties.append((index, own)) }
      }
    }
  }

  /// An initialiser that the extension of a protocol gives asks another one, as a convenience initialiser does.
  private func mixInInitializers(_ parent: Int, _ index: Int) {
    for initializer in state.nominals[parent].initializers
    where initializer.flags.contains(.isInExtension) {
      let known = allInitializers(index)
      if known.contains(where: { $0.signature == initializer.signature }) { continue }
      var own = initializer
      own.owner = index
      own.fromProtocol = parent
      own.result = own.flags.contains(.isFailable) ? .optional(selfType(index)) : selfType(index)
      if state.nominals[index].kind == .classType {
        own.flags.formUnion([.isConvenience, .isRequired])
      } else {
        own.cname =
          state.nominals[index].cname + "_init"
          + own.parameters.map { $0.label == "_" ? "_" : "_" + $0.label }.joined() + "_of_protocol"
      }
      if known.contains(where: { $0.cname == own.cname }) { own.cname = overloadedName(own) }
      state.nominals[index].initializers.append(own)
      initializerLists = [:]
      let isBelow = order.contains { each in
        each.index != index && isSubclass(each.index, of: index)
          && state.nominals[each.index].initializers.contains { $0.cname == own.cname }
      }
      if isBelow {
        refuse("an initializer beside the one of a protocol's extension", at: initializer.place)
      }
    }
  }

  /// Functions of a value type have names of their own behind, whether they are asked of a value or of the type.
  func keepApart(_ function: inout SwiftFunction, _ index: Int) {
    collectNames(of: index)
    if memberNames.behind.contains(function.cname) { function.cname = overloadedName(function) }
    while memberNames.behind.contains(function.cname) {
      function.cname += function.isStatic ? "_type" : "_self"
    }
  }

  /// Whether a protocol only offers the method, in an extension: what is called on a value of the protocol's
  /// type then is the extension's, whatever the value itself has under that name.
  func isOnlyOffered(_ method: SwiftFunction, _ parent: Int) -> Bool {
    method.fromProtocol != nil && method.generics.isEmpty && !handsSelf(method)
      && !([parent] + allProtocols(parent)).contains { each in
        state.nominals[each].methods.named(method.name).contains {
          $0.isRequirement && $0.labels == method.labels && $0.isStatic == method.isStatic
        }
      }
  }
  func isOnlyOffered(_ property: SwiftProperty, _ parent: Int) -> Bool {
    property.fromProtocol != nil
      && !([parent] + allProtocols(parent)).contains { each in
        state.nominals[each].properties.named(property.name).contains {
          $0.kind == .requirement && $0.isStatic == property.isStatic
        }
      }
  }

  /// Which of two members of one name is meant is decided by the type in the text where a protocol's extension
  /// has one of them; here it is the object that answers. So a type has only one of them.
  func checkHiding(_ index: Int) {
    if state.nominals[index].kind == .protocolType { return }
    let ancestors = ancestors(of: index)
    if state.nominals[index].protocols.isEmpty, ancestors.isEmpty { return }
    // What extensions of protocols give to the type and to those above it, each once.
    var methods: Set<HiddenMember> = []
    var properties: Set<HiddenMember> = []
    for type in [index] + ancestors {
      for parent in allProtocols(type) {
        for each in state.nominals[parent].methods where isOnlyOffered(each, parent) {
          methods.insert(HiddenMember(concrete(each, parent, type)))
        }
        for each in state.nominals[parent].properties where isOnlyOffered(each, parent) {
          properties.insert(HiddenMember(each))
        }
      }
      if type == index { continue }
      for each in state.nominals[type].methods where each.fromProtocol != nil {
        methods.insert(HiddenMember(each))
      }
      for each in state.nominals[type].properties where each.fromProtocol != nil {
        properties.insert(HiddenMember(each))
      }
    }
    if methods.isEmpty, properties.isEmpty { return }
    for own in state.nominals[index].methods
    where own.fromProtocol == nil && own.node.tree >= 0 && methods.contains(HiddenMember(own)) {
      refuse("a method that hides the one of a protocol's extension", at: own.place)
    }
    for own in state.nominals[index].properties
    where own.fromProtocol == nil && properties.contains(HiddenMember(own)) {
      refuse("a property that hides the one of a protocol's extension", at: own.place)
    }
  }

  private struct HiddenMember: Hashable {
    var name: String
    var isStatic: Bool
    var labels: [String]?
    var types: [SwiftType] = []

    init(_ method: SwiftFunction) {
      name = method.name
      isStatic = method.isStatic
      labels = method.labels
      types = method.parameters.map(\.type)
    }
    init(_ property: SwiftProperty) {
      name = property.name
      isStatic = property.isStatic
    }
  }

  func allProtocols(_ index: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var waiting = state.nominals[index].protocols
    while let next = waiting.popLast() {
      if !seen.insert(next).inserted { continue }
      found.append(next)
      waiting += state.nominals[next].protocols
    }
    return found
  }
}
