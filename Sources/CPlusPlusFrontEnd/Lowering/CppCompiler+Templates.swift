import Diagnostics
import Syntax

/// Templates of classes, functions and names for types, as they are declared.
extension CppCompiler {
  /// `Box` of `ns::Box<int>`.
  func shortName(_ record: Int) -> String {
    if let instance = state.records[record].instance {
      return state.templates[instance.template].name
    }
    return splitPath(state.records[record].name).last ?? ""
  }

  func isFriend(_ record: Int, of other: Int) -> Bool {
    let friends = state.records[other].friends
    if friends.isEmpty { return false }
    return friends.contains(splitPath(state.records[record].name).last ?? "")
      || friends.contains(shortName(record))
  }

  func templateParameters(_ node: CppNode) -> [CppTemplateParameter] {
    node.kids.dropFirst().map { id in
      let each = tree[id]
      func ref(_ id: CppTree.ID) -> CppRef? { id == 0 ? nil : CppRef(tree: treeIndex, id: id) }
      return CppTemplateParameter(
        name: each.text, type: ref(each.kid(1)), isPack: each.flags.contains(.isVariadic),
        value: ref(each.kid(0)))
    }
  }

  /// `record`: the class that it is a member of.
  func declareTemplate(
    _ id: CppTree.ID, in record: Int? = nil, access: CppAccess = .isPublic
  ) {
    let node = tree[id]
    let it = tree[node.kid(0)]
    let parameters = templateParameters(node)
    let parts = splitPath(it.text)
    if function != nil {
      error("templates cannot be declared inside of a local class", at: it.place)
      return
    }
    switch it.kind {
    case .classDeclaration, .classForward, .typeAlias:
      if it.flags.contains(.isUnion) { return refuse("union", at: it.place) }
      if let special = tree.specialised[it.place] {
        return specialise(it, node.kid(0), parameters, tree[special], record)
      }
      if parameters.isEmpty {
        error("extraneous 'template<>' in declaration of class '\(it.text)'", at: it.place)
        return
      }
      if parts.count > 1 {
        return refuse("definition of a class template outside of its namespace", at: it.place)
      }
      declareClassTemplate(it, node.kid(0), parameters, record)
      if let record { state.records[record].access[it.text] = access }
    case .function where parts.count > 1:
      defineOutside(parts, CppTemplateMember(text: ref(node.kid(0)), parameters: parameters), it)
    case .function where parameters.isEmpty:
      var list: [Int] = []
      if case .functions(let found)? = lookup(it.text)?.entity { list = found }
      specialiseFunction(it, node.kid(0), list)
    case .function: declareFunctionTemplate(it, node.kid(0), parameters, record, access)
    case .variable where parts.count > 1:
      defineOutside(parts, CppTemplateMember(text: ref(node.kid(0)), parameters: parameters), it)
    case .variable: refuse("variable template", at: it.place)
    default: refuse("this template", at: it.place)
    }
  }

  private func ref(_ id: CppTree.ID) -> CppRef { CppRef(tree: treeIndex, id: id) }

  private func declareClassTemplate(
    _ node: CppNode, _ id: CppTree.ID, _ parameters: [CppTemplateParameter], _ record: Int?
  ) {
    let isDefinition = node.kind != .classForward
    let old =
      record.map { state.records[$0].members[node.text] } ?? state.names[namespace + node.text]
    if case .template(let known)? = old {
      let template = state.templates[known]
      if template.isDefined, isDefinition {
        if template.place.file == node.place.file, record == nil {
          error("redefinition of '\(node.text)'", at: node.place, declaredHere(template.place))
          return
        }
      } else {
        if template.parameters.count != parameters.count {
          let few = parameters.count < template.parameters.count
          error(
            "too \(few ? "few" : "many") template parameters in template redeclaration",
            at: node.place, declaredHere(template.place))
          return
        }
        var parameters = parameters
        for position in parameters.indices where parameters[position].value == nil {
          parameters[position].value = template.parameters[position].value
        }
        if isDefinition {
          state.templates[known].text = ref(id)
          state.templates[known].isDefined = true
          state.templates[known].place = node.place
          state.templates[known].parameters = parameters
        }
        return
      }
    } else if old != nil {
      error("redefinition of '\(node.text)' as different kind of symbol", at: node.place)
      return
    }
    let number = state.templates.count
    state.templates.append(
      CppTemplate(
        name: node.text, namespace: namespace, text: ref(id), kind: node.kind,
        parameters: parameters, owner: record, isDefined: isDefinition, place: node.place))
    enter(node.text, .template(number), at: node.place)
  }

  /// `template <> class Box<bool> { … };`, `template <typename T> class Box<T *> { … };`
  private func specialise(
    _ node: CppNode, _ id: CppTree.ID, _ parameters: [CppTemplateParameter], _ arguments: CppNode,
    _ record: Int?
  ) {
    guard record == nil, case .template(let template)? = lookup(node.text)?.entity,
      state.templates[template].kind != .typeAlias
    else {
      if record != nil { return refuse("a specialisation within a class", at: node.place) }
      error("explicit specialization of undeclared template '\(node.text)'", at: node.place)
      return
    }
    if node.kind == .classForward {
      return refuse("a specialisation that is only announced", at: node.place)
    }
    if parameters.isEmpty,
      let made = templateArguments(arguments.kids, for: template, at: node.place)
    {
      if let record = state.templates[template].instances[made], state.records[record].isComplete {
        error(
          "explicit specialization of '\(state.records[record].name)' after instantiation",
          at: node.place)
        return
      }
    }
    state.templates[template].specialisations.append(
      CppSpecialisation(text: ref(id), parameters: parameters, arguments: arguments.kids))
  }

  /// A member of a class template, or a template that is one of a class, outside of it.
  private func defineOutside(_ parts: [String], _ member: CppTemplateMember, _ node: CppNode) {
    var owner = parts
    owner.removeLast()
    if namespace(atEndOf: owner.joined(separator: "::")) != nil {
      return refuse("definition of a namespace's template outside of it", at: node.place)
    }
    let last = owner[owner.count - 1]
    owner[owner.count - 1] = withoutArguments(last)
    guard let found = lookup(owner.joined(separator: "::")) else {
      error("use of undeclared identifier '\(owner[0])'", at: node.place)
      return
    }
    if case .template(let template) = found.entity, last != withoutArguments(last) {
      if member.parameters.isEmpty {
        return refuse("a specialisation of one member", at: node.place)
      }
      guard state.templates[template].parameters.count == member.parameters.count else {
        error(
          "nested name specifier '\(last)::' for declaration does not refer into a class, class template or class template partial specialization",
          at: node.place)
        return
      }
      state.templates[template].members.append(member)
      for record in state.templates[template].instances.values.sorted()
      where record >= 0 && state.records[record].isComplete {
        define(member, in: record)
      }
      return
    }
    guard let record = recordOf(found.entity), node.kind == .function else {
      return refuse("this template outside of its class", at: node.place)
    }
    let name = parts[parts.count - 1]
    if member.parameters.isEmpty {
      guard case .functions(let members)? = findMember(name, record)?.entity else {
        error("no member named '\(name)' in '\(state.records[record].name)'", at: node.place)
        return
      }
      return specialiseFunction(node, member.text.id, members, in: record)
    }
    var list: [Int] = []
    if node.flags.contains(.isConstructor) {
      list = state.records[record].constructors
    } else if case .functions(let members)? = state.records[record].members[name] {
      list = members
    }
    let match = templates(
      like: member.text, named: state.records[record].name + "::" + name, in: list
    ).first
    guard let match, let number = state.functions[match].template else {
      error(
        "out-of-line definition of '\(name)' does not match any declaration in '\(state.records[record].name)'",
        at: node.place)
      return
    }
    settle(function: match, template: number, member.text, member.parameters)
  }

  private func declareFunctionTemplate(
    _ node: CppNode, _ id: CppTree.ID, _ parameters: [CppTemplateParameter], _ record: Int?,
    _ access: CppAccess
  ) {
    if let sign = operatorSign(of: node.text) {
      guard CppCompiler.builtOperators.contains(sign) || sign == "=" && record != nil else {
        return refuse("operator overloading (\(node.text))", at: node.place)
      }
      if !isLibrary { state.hasOwnOperators = true }
    }
    if node.flags.contains(.isVirtual) {
      error("'virtual' cannot be specified on member function templates", at: node.place)
      return
    }
    if node.flags.contains(.isConversion) {
      return refuse("conversion operator as a template", at: node.place)
    }
    let hasBody = node.kid(1) != 0
    let prefix = record.map { state.records[$0].name + "::" } ?? namespace
    let full = prefix + node.text
    var old: CppEntity?
    if let record {
      old =
        node.flags.contains(.isConstructor)
        ? .functions(state.records[record].constructors)
        : node.text == "operator="
          ? .functions(state.records[record].copyAssignments)
          : state.records[record].members[node.text]
    } else {
      old = state.names[full]
    }
    if case .functions(let list)? = old {
      for each in templates(like: ref(id), named: full, in: list) {
        guard let number = state.functions[each].template else { continue }
        if hasBody, state.functions[each].isDefined,
          state.functions[each].body?.tree == treeIndex
        {
          error(
            "redefinition of '\(node.text)'", at: node.place,
            declaredHere(state.functions[each].place))
        } else if hasBody {
          settle(function: each, template: number, ref(id), parameters)
        }
        return
      }
    }
    let number = state.templates.count
    state.templates.append(
      CppTemplate(
        name: node.text, namespace: namespace, text: ref(id), kind: .function,
        parameters: parameters, owner: record, isDefined: hasBody, place: node.place))
    var made = CppFunction(
      name: node.text, fullName: full, cname: "", owner: record, parameters: [], result: .void,
      flags: node.flags, access: access, body: hasBody ? ref(id) : nil,
      isDefined: hasBody || node.flags.contains(.isDeleted), place: node.place,
      namespace: namespace)
    made.isInlineBody = true
    made.template = number
    let index = state.functions.count
    state.functions.append(made)
    if node.flags.contains(.isConstructor), let record {
      state.records[record].constructors.append(index)
    } else if let record, node.text == "operator=" {
      state.records[record].copyAssignments.append(index)
    } else if let record {
      state.records[record].members[node.text, default: .functions([])].add(index)
    } else {
      state.names[full, default: .functions([])].add(index)
    }
  }

  /// The definition of a function's template that was declared before: instances that wait for it have their text.
  private func settle(
    function: Int, template: Int, _ text: CppRef, _ parameters: [CppTemplateParameter]
  ) {
    var parameters = parameters
    for position in parameters.indices where parameters[position].value == nil {
      parameters[position].value = state.templates[template].parameters[position].value
    }
    let old = state.templates[template]
    state.templates[template].text = text
    state.templates[template].parameters = parameters
    state.templates[template].isDefined = true
    state.functions[function].body = text
    state.functions[function].isDefined = true
    for made in old.instances.values.sorted() where made >= 0 {
      guard state.functions[made].body == nil, let instance = state.functions[made].instance else {
        continue
      }
      state.functions[made].instance?.names = names(
        parameters, instance.arguments, within: old.owner, namespace: old.namespace)
      let node = tree[text.id]
      for position in state.functions[made].parameters.indices
      where state.functions[made].packs.isEmpty {
        state.functions[made].parameters[position].name = tree[node.kid(position + 3)].text
      }
      state.functions[made].body = text
      state.functions[made].isDefined = true
      if usedSet.contains(made) { schedule(made) }
    }
  }

  /// `template <> int size<bool>(bool x) { … }`
  private func specialiseFunction(
    _ node: CppNode, _ id: CppTree.ID, _ list: [Int], in record: Int? = nil
  ) {
    let list = list.filter {
      record == nil
        || state.functions[$0].flags.contains(.isConst) == node.flags.contains(.isConst)
    }
    guard !list.isEmpty, node.kid(1) != 0 else {
      error(
        "no function template matches function template specialization '\(node.text)'",
        at: node.place)
      return
    }
    var explicit: [CppArgument] = []
    if let given = tree.specialised[node.place] {
      guard let made = freeArguments(tree[given].kids) else { return }
      explicit = made
    }
    var parameters: [CppParameter] = []
    var result = CppType.void
    within(ref(id), record: record, namespace: namespace) {
      parameters = self.parameters(node)
      result = self.result(of: node, parameters)
    }
    if result.isFailed || parameters.contains(where: { $0.type.isFailed }) { return }
    let values = parameters.map { each in
      var value = CppValue(each.type.referred, "0")
      value.isLvalue = each.type.isReference
      return value
    }
    for each in list {
      guard
        let found = deduced(
          each, values, explicit: explicit, result: isAuto(result) ? nil : result),
        let made = instance(of: each, found, at: node.place)
      else { continue }
      if state.functions[made].isBuilt || usedSet.contains(made) {
        error(
          "explicit specialization of '\(state.functions[made].fullName)' after instantiation",
          at: node.place)
        return
      }
      state.functions[made].body = ref(id)
      state.functions[made].instance?.names = [:]
      state.functions[made].parameters = parameters
      state.functions[made].isDefined = true
      return
    }
    error(
      "no function template matches function template specialization '\(node.text)'",
      at: node.place)
  }
}
