import Bytecode
import Diagnostics
import Syntax

/// Categories and protocols: methods for a class that is there already, and methods that any class may promise.
///
/// A category without a name is an extension: a part of the class's own interface, which may add ivars and
/// whose methods the class's own implementation owes.
extension UnitCompiler {
  func declareCategory(_ node: Node) {
    let text = names[node.a]
    guard let index = state.classIndex[node.a], !state.classes[index].isForward else {
      if state.classIndex[node.a] == nil, isOfUnbuiltLibrary(text, at: node.place) { return }
      error(
        .noInterface, "cannot find interface declaration for '\(text)'", [text], at: node.place,
        suggestion: closestName(
          to: text, among: classNames()))
      return
    }
    // A category may call the parameters of its class by other names.
    var parameters = state.classes[index].typeParameters
    for (position, id) in subList(node.c, 4).enumerated() where position < parameters.count {
      parameters[position].name = tree[id].a
    }
    enterTypeParameters(parameters)
    defer { leaveTypeParameters() }
    for name in subList(node.c, 0) {
      checkProtocol(name, at: node.place)
      forgetMethods(of: node.a)
      state.classes[index].adopt(name, in: node.b)
    }
    let ivars = subList(node.c, 1)
    if node.b != 0, !ivars.isEmpty {
      error(
        .categoryIvars, "instance variables may not be placed in categories", at: node.place)
    } else {
      addIvars(ivars, to: index, areOwn: true)
    }
    if node.b == 0 {
      if state.classes[index].isImplemented, !isPrompt, !isPrelude {
        error(
          .redefinition,
          "cannot declare class extension for '\(text)' after class implementation", [text],
          at: node.place)
        return
      }
      declareMembers(subList(node.c, 2), in: index, of: .ownExtension)
      return
    }
    // A category's methods need no definition in the class's own implementation.
    let declared = state.classes[index].declared
    let properties = state.classes[index].propertyEnd
    declareMembers(subList(node.c, 2), in: index, of: .category)
    let promised = state.classes[index].declared.dropFirst(declared.count)
    // Typed anew at the prompt, it says all that there is.
    let before = isPrompt ? [] : state.classes[index].promised[node.b] ?? []
    state.classes[index].promised[node.b] = before + promised
    state.classes[index].declared = declared
    state.classes[index].mark(propertiesFrom: properties, of: node.b)
  }

  func declareProtocol(_ node: Node) {
    var info = ProtocolInfo(name: node.a)
    info.isForward = false
    info.protocols = Array(subList(node.c, 0))
    for name in info.protocols { checkProtocol(name, at: node.place) }
    // One that was announced may have been adopted already.
    if state.protocols[node.a] != nil { remembered.forgetAll() }
    // Its own members may speak of it.
    if state.protocols[node.a] == nil { state.protocols[node.a] = ProtocolInfo(name: node.a) }
    for id in subList(node.c, 2) {
      let member = tree[id]
      switch member.kind {
      case .method:
        let method = methodInfo(member, owner: node.a)
        info.methods.append(method)
        addToPool(method)
      case .property:
        if let property = propertyInfo(member, isPrimary: true) {
          info.properties.append(property)
          for method in accessors(of: property, owner: node.a) {
            info.methods.append(method)
            addToPool(method)
          }
        }
      default: declareWithin(id)
      }
    }
    state.protocols[node.a] = info
    unit.protocols.append(
      ProtocolDefinition(
        name: names[node.a], protocols: info.protocols.map { names[$0] },
        methods: info.methods.map { method in
          ProtocolDefinition.Method(
            selector: names[method.selector],
            encoding: state.types.methodEncoding(
              result: method.result, parameters: method.parameters, names: names),
            isClassMethod: method.isClassMethod, isOptional: method.isOptional)
        }))
  }

  func compileCategory(_ node: Node) {
    let text = names[node.a]
    guard let index = state.classIndex[node.a], !state.classes[index].isForward else {
      error(
        .noInterface, "cannot find interface declaration for '\(text)'", [text], at: node.place)
      return
    }
    let members = subList(node.c, 2)
    for id in members
    where tree[id].kind == .synthesize && tree[id].flags & NodeFlags.dynamic == 0 {
      error(
        .categoryIvars, "@synthesize not allowed in a category's implementation",
        at: tree[id].place)
    }
    enterDefinedMethods(members, in: index)
    classes.layouts.used.insert(node.a)
    classes.category = node.b
    let methods = compileMembers(members, index, isFirst: false, marks: marks(of: node))
    classes.category = 0
    let protocols = state.classes[index].protocols(of: node.b)
    checkProtocols(protocols, index, at: node.place)
    checkCategory(node, index, methods, members)
    var category = CategoryDefinition(
      className: text, name: names[node.b], protocols: protocols.map { names[$0] },
      methods: methods, place: node.place)
    category.properties = propertyDefinitions(
      state.classes[index], category: node.b, members: members)
    unit.categories.append(category)
  }
}
