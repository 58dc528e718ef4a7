import Diagnostics
import Syntax

/// Classes: members with their access, what the language adds by itself, and the struct in memory.
extension CppCompiler {
  func forwardRecord(_ node: CppNode, outer: Int?) -> Int {
    let full = (outer.map { state.records[$0].name + "::" } ?? namespace) + node.text
    if let found = existingRecord(node.text, full, outer) { return found }
    let index = state.records.count
    let cname = uniqueName(CppCompiler.flat(full))
    state.records.append(
      CppRecord(
        name: full, cname: cname, flags: node.flags, place: node.place, outer: outer,
        namespace: namespace))
    types += ("struct \(cname);\n" <~ node.place)
    enter(node.text, .record(index), at: node.place)
    return index
  }

  private func existingRecord(_ name: String, _ full: String, _ outer: Int?) -> Int? {
    if function != nil {
      if let found = scopes.last?[name]?.entity, case .record(let index) = found { return index }
      return nil
    }
    if let outer {
      if case .record(let index)? = state.records[outer].members[name] { return index }
      return nil
    }
    if case .record(let index)? = state.names[full] { return index }
    return nil
  }

  /// `instance`: what is made is this one of a template. `isApart`: the class around it is complete already.
  func declareRecord(
    _ node: CppNode, outer: Int?, as instance: Int? = nil, isApart: Bool = false
  ) -> Int? {
    let isUnnamed = node.text.hasPrefix("(")
    if node.flags.contains(.isAnonymous) {
      refuse(
        node.flags.contains(.isUnion)
          ? "an anonymous union outside of a class" : "anonymous struct", at: node.place)
      return nil
    }
    if node.flags.contains(.isUnion), node.kid(0) != 0 {
      error("unions cannot have base classes", at: tree[node.kid(0)].place)
      return nil
    }
    let full = (outer.map { state.records[$0].name + "::" } ?? namespace) + node.text
    var index = instance ?? -1
    if instance == nil, let old = existingRecord(node.text, full, outer) {
      if !state.records[old].isComplete {
        index = old
      } else if state.records[old].place.file == node.place.file {
        error(
          "redefinition of '\(node.text)'", at: node.place, declaredHere(state.records[old].place))
        return nil
      }
    }
    if index < 0 {
      index = state.records.count
      let cname = uniqueName(CppCompiler.flat(full))
      state.records.append(
        CppRecord(
          name: full, cname: cname, flags: node.flags, place: node.place, outer: outer,
          namespace: namespace))
      enter(node.text, .record(index), at: node.place)
    }
    types += ("struct \(state.records[index].cname);\n" <~ node.place)
    state.records[index].place = node.place
    state.records[index].extent = tree.extents[node.place] ?? node.place
    state.records[index].flags = node.flags
    state.records[index].shape = tree.shapes[node.place]
    if !isUnnamed, instance == nil { result.classes.append(full) }
    if node.kid(0) != 0 { readBase(tree[node.kid(0)], index) }

    let oldRecord = currentRecord
    let oldFunction = function
    let oldScopes = scopes
    currentRecord = index
    function = nil
    // A class of a function is outermost, whichever class the function belongs to.
    let isOutermost = outer == nil || oldFunction != nil || isApart
    let waiting = deferredBodies
    if isOutermost { deferredBodies = [] }
    // A class within a function sees its types, and none of its variables.
    scopes = oldScopes.map(\.types)
    var bodies: [Int] = []
    var statics: [(variable: Int, id: CppTree.ID)] = []
    var friends: [CppTree.ID] = []
    var access: CppAccess = node.flags.contains(.isStruct) ? .isPublic : .isPrivate
    for id in node.kids.dropFirst() {
      let member = tree[id]
      if heeds(at: member.place) { break }
      switch member.kind {
      case .accessLabel:
        access =
          member.text == "public"
          ? .isPublic : member.text == "protected" ? .isProtected : .isPrivate
      case .variable:
        if let made = declareMemberVariable(id, index, access) {
          statics.append((made, id))
        }
      case .function:
        if let made = declareMethod(id, index, access), state.functions[made].body != nil {
          bodies.append(made)
        }
      case .classDeclaration where member.flags.isSuperset(of: [.isAnonymous, .isUnion]):
        addUnion(member, index, access)
      case .classDeclaration:
        _ = declareRecord(member, outer: index)
        state.records[index].access[member.text] = access
      case .classForward:
        _ = forwardRecord(member, outer: index)
        state.records[index].access[member.text] = access
      case .enumDeclaration, .typeAlias:
        declare(id)
        state.records[index].access[member.text] = access
        for each in member.kids.dropFirst() where tree[each].kind == .enumerator {
          state.records[index].access[tree[each].text] = access
        }
      case .friend:
        befriend(member, index)
        let friend = tree[member.kid(0)]
        // `friend f<int>(…)` is an instance of what is there already.
        if tree.specialised[member.place] != nil {
          checkIsTemplate(member, of: index)
          continue
        }
        if operatorSign(of: member.text) != nil || friend.kind == .function && friend.kid(1) != 0 {
          friends.append(member.kid(0))
        }
      case .usingName: use(member, index, access)
      case .staticAssertion: globals += assertion(member)
      case .template: declareTemplate(id, in: index, access: access)
      case .missing: continue
      default: refuse("this declaration in a class", at: member.place)
      }
    }
    finish(index)
    currentRecord = oldRecord
    function = oldFunction
    scopes = oldScopes
    for each in statics { defineStatic(each.variable, each.id, index) }
    if instance != nil { bodies = [] }
    for each in friends {
      if outer != nil || oldFunction != nil {
        refuse(
          operatorSign(of: tree[each].text) == nil
            ? "a function as a friend of a class within another or a function"
            : "an operator as a friend of a class within another or a function",
          at: tree[each].place)
      }
      within(
        CppRef(tree: treeIndex, id: 0), record: index, namespace: state.records[index].namespace
      ) { declareFunction(each, isForeign: false, friendOf: index) }
    }
    if !isLibrary, oldFunction == nil, !isOfInstance(index),
      state.records[index].fields.contains(where: { $0.value != nil })
    {
      classesWithValues.append(index)
    }
    if isOfInstance(index) {
      // Each is made when somebody asks for it.
    } else if isOutermost {
      for each in bodies + deferredBodies { buildOrTry(each) }
    } else if diagnostics.isEmpty {
      deferredBodies += bodies
    }
    // What waits around a template's instance waits on.
    if isOutermost { deferredBodies = waiting }
    return index
  }

  /// A union without a name: its members are members of the class around it.
  private func addUnion(_ node: CppNode, _ index: Int, _ access: CppAccess) {
    let first = state.records[index].fields.count
    for id in node.kids.dropFirst() {
      let member = tree[id]
      switch member.kind {
      case .variable where !member.flags.contains(.isStatic):
        _ = declareMemberVariable(id, index, access)
      case .accessLabel where member.text == "public": continue
      default: refuse("this declaration in an anonymous union", at: member.place)
      }
    }
    share(state.records[index].fields.indices.dropFirst(first), of: index)
  }

  /// Fields of a class become those of one union. They are what C has: nothing has to be made or to go.
  private func share(_ fields: Range<Int>, of index: Int) {
    for number in fields {
      let field = state.records[index].fields[number]
      state.records[index].fields[number].union = fields.lowerBound
      if field.value != nil { refuse("a value given to a union's member", at: field.place) }
      if field.type.isReference {
        error(
          "union member '\(field.name)' has reference type '\(name(of: field.type))'",
          at: field.place)
      } else if field.type.isConst || field.type.atomicValue != nil || destroys(field.type)
        || !copiesTrivially(field.type)
        || !assignsTrivially(field.type)
        || elementRecord(field.type).map({ !isTrivialDefault($0) }) == true
      {
        refuse("a union with a member that is made, copied or destroyed", at: field.place)
      }
    }
  }

  /// Whether something of a union stands in front of the field: a list in braces has no value for it.
  func isOverlaid(_ field: Int, of record: Int) -> Bool {
    state.records[record].fields[field].union.map { $0 < field } ?? false
  }

  /// `using Base::f;`: a function of the base's stands beside those of the same name here, and whatever it is, it is as
  /// visible as if it had been declared here.
  private func use(_ node: CppNode, _ index: Int, _ access: CppAccess) {
    let parts = splitPath(node.text)
    let name = parts[parts.count - 1]
    guard parts.count > 1, parts[0] != "",
      let found = lookup(parts.dropLast().joined(separator: "::")),
      let base = recordOf(found.entity), base != index, derives(index, from: base)
    else {
      refuse("using of what is no base's member (\(node.text))", at: node.place)
      return
    }
    if name == shortName(base), withoutArguments(parts[parts.count - 2]) == name {
      guard state.records[index].base == base else {
        error(
          "'\(state.records[base].name)' is not a direct base of '\(state.records[index].name)', cannot inherit constructors",
          at: node.place)
        return
      }
      state.records[index].inheritsConstructors = true
      return
    }
    if let field = findField(name, base) {
      if !isAccessible(field.field.access, owner: field.record, via: base) {
        error(
          "'\(name)' is a \(field.field.access.word) member of '\(state.records[field.record].name)'",
          at: node.place)
      }
    } else if case .functions(let list)? = findMember(name, base)?.entity, name != "operator=" {
      for each in list {
        let function = state.functions[each]
        if let owner = function.owner, !isAccessible(function.access, owner: owner, via: base) {
          error(
            "'\(name)' is a \(function.access.word) member of '\(state.records[owner].name)'",
            at: node.place)
          return
        }
        state.records[index].members[name, default: .functions([])].add(each)
      }
    } else if findMember(name, base) == nil {
      error("no member named '\(name)' in '\(state.records[base].name)'", at: node.place)
      return
    } else {
      refuse("using of a base's \(node.text)", at: node.place)
      return
    }
    state.records[index].usings[name] = access
  }

  /// What is declared here hides what `using` has brought with the same parameters.
  private func hideUsed(_ index: Int) {
    for name in state.records[index].usings.keys {
      guard case .functions(let list)? = state.records[index].members[name] else { continue }
      func key(_ function: Int) -> CppSignature {
        CppSignature(
          fullName: name, parameters: signature(state.functions[function].parameters),
          isConst: state.functions[function].flags.contains(.isConst),
          qualifier: state.functions[function].flags.qualifier)
      }
      let own = Set(list.filter { state.functions[$0].owner == index }.map(key))
      state.records[index].members[name] = .functions(
        list.filter { state.functions[$0].owner == index || !own.contains(key($0)) })
    }
  }

  /// The class is an instance of a template, or within one.
  func isOfInstance(_ record: Int) -> Bool {
    var current: Int? = record
    while let index = current {
      if state.records[index].instance != nil { return true }
      current = state.records[index].outer
    }
    return false
  }

  private func befriend(_ node: CppNode, _ index: Int) {
    var name = splitPath(node.text).last ?? node.text
    if node.kid(0) != 0, tree[node.kid(0)].kind == .typeName,
      let record = lookup(node.text).flatMap({ recordOf($0.entity) })
    {
      name = splitPath(state.records[record].name).last ?? name
    }
    state.records[index].friends.insert(name)
  }

  private func defineStatic(_ variable: Int, _ id: CppTree.ID, _ record: Int) {
    if isOfInstance(record) {
      state.variables[variable].waiting = CppWaitingVariable(
        text: CppRef(tree: treeIndex, id: id), names: [:])
      return
    }
    within(
      CppRef(tree: treeIndex, id: 0), record: record, namespace: state.records[record].namespace
    ) { defineGlobal(variable, tree[id]) }
  }

  private func readBase(_ node: CppNode, _ index: Int) {
    guard let found = lookup(node.text) else {
      error("expected class name", at: node.place)
      return
    }
    var base: Int?
    if case .record(let record) = found.entity { base = record }
    if case .alias(let type) = found.entity { base = type.record }
    guard let base else {
      error("base specifier must name a class", at: node.place)
      return
    }
    guard isComplete(base) else {
      error(isIncomplete(base, "base class has incomplete type"), at: node.place)
      return
    }
    if state.records[base].flags.contains(.isFinal) {
      error(
        "base '\(node.text)' is marked 'final'", at: node.place,
        declaredHere(state.records[base].place))
    }
    var depth = 0
    var current: Int? = base
    while let each = current {
      depth += 1
      current = state.records[each].base
    }
    if depth > 100 {
      refuse("more than 100 classes below one another", at: node.place)
      return
    }
    state.records[index].base = base
    state.records[index].baseAccess =
      node.flags.contains(.isPublic)
      ? .isPublic : node.flags.contains(.isProtected) ? .isProtected : .isPrivate
    state.records[index].slots = state.records[base].slots
  }

  /// Answers a static member that is defined right here.
  private func declareMemberVariable(
    _ id: CppTree.ID, _ index: Int, _ access: CppAccess
  ) -> Int? {
    let node = tree[id]
    let declared = type(node.kid(0))
    if state.records[index].members[node.text] != nil
      || state.records[index].fieldNumbers[node.text] != nil
    {
      var isVariable = false
      if case .variable? = state.records[index].members[node.text] { isVariable = true }
      error(
        node.flags.contains(.isStatic) && !isVariable
          ? "redefinition of '\(node.text)' as different kind of symbol"
          : "duplicate member '\(node.text)'", at: node.place)
      return nil
    }
    if node.flags.contains(.isStatic) {
      let full = state.records[index].name + "::" + node.text
      var variable = CppVariable(
        name: full, type: declared, cname: uniqueName(CppCompiler.flat(full)), owner: index,
        access: access, isDefined: false, place: node.place)
      variable.isThreadLocal = node.flags.contains(.isThreadLocal)
      if node.kid(1) != 0 { variable.declaration = CppRef(tree: treeIndex, id: id) }
      let isHere = node.flags.contains(.isInline) || node.flags.contains(.isConstexpr)
      if node.kid(1) != 0, !isHere {
        if !declared.isConst {
          error(
            "non-const static data member must be initialized out of line", at: node.place)
          return nil
        }
        var isEnumeration = false
        if case .enumeration = declared.plain { isEnumeration = true }
        if !declared.isIntegral, !isEnumeration, !declared.isFailed, declared.plain != .auto {
          error(
            "in-class initializer for static data member of type '\(name(of: declared))' requires 'constexpr' specifier",
            at: node.place)
          return nil
        }
      }
      // The members behind it may already ask for its value.
      if node.kid(1) != 0, declared.isConst, isWhole(declared) {
        variable.constant = quietly { settledType(declared, node).1 }
      }
      variable.isDefined = isHere
      // To find out a value may complete instances of templates, with variables of theirs.
      let number = state.variables.count
      state.variables.append(variable)
      state.records[index].members[node.text] = .variable(number)
      state.records[index].access[node.text] = access
      return isHere ? number : nil
    }
    if node.flags.contains(.isConstexpr) {
      error(
        "non-static data member cannot be constexpr; did you intend to make it static?",
        at: node.place)
      return nil
    }
    if node.flags.contains(.isMutable), declared.isConst || declared.isReference {
      error(
        declared.isReference
          ? "'mutable' cannot be applied to references" : "'mutable' and 'const' cannot be mixed",
        at: node.place)
      return nil
    }
    var type = declared
    if type.plain == .auto {
      error("'auto' not allowed in non-static class member", at: node.place)
      type = .failed
    }
    if type.plain == .void {
      error("field has incomplete type 'void'", at: node.place)
      type = .failed
    }
    if let record = elementRecord(type) {
      if !isComplete(record) {
        error(
          isIncomplete(record, "field has incomplete type '\(name(of: type.plain))'"),
          at: node.place,
          declaredHere(state.records[record].place))
        type = .failed
      } else if isAbstract(record) {
        error(
          "field type '\(state.records[record].name)' is an abstract class", at: node.place,
          declaredHere(state.records[record].place))
      }
    }
    if case .array(_, -1) = type {
      refuse("array without a length as a member", at: node.place)
      type = .failed
    }
    state.records[index].fieldNumbers[node.text] = state.records[index].fields.count
    state.records[index].fields.append(
      CppField(
        name: node.text, type: type, cname: CppCompiler.fieldName(node.text), access: access,
        isMutable: node.flags.contains(.isMutable),
        value: node.kid(1) == 0 ? nil : CppRef(tree: treeIndex, id: node.kid(1)), place: node.place)
    )
    return nil
  }

  func elementRecord(_ type: CppType) -> Int? {
    switch type.plain {
    case .record(let index): return index
    case .array(let element, _): return elementRecord(element)
    default: return nil
    }
  }

  /// Of methods with the same parameters all have `&` or `&&` behind these, or none has ([over.load]/2).
  private func isQualifiedAlike(_ node: CppNode, _ types: [CppType], _ index: Int) -> Bool {
    guard case .functions(let list)? = state.records[index].members[node.text],
      let other = list.map({ state.functions[$0] }).first(where: {
        $0.flags.qualifier.isEmpty != node.flags.qualifier.isEmpty && $0.template == nil
          && $0.owner == index && !$0.isStatic && signature($0.parameters) == types
      })
    else { return true }
    let isForExpiring = node.flags.union(other.flags).contains(.isForExpiring)
    let with = "with ref-qualifier '\(isForExpiring ? "&&" : "&")'"
    let (own, without) = ("a member function", "a member function without a ref-qualifier")
    error(
      node.flags.qualifier.isEmpty
        ? "cannot overload \(without) with \(own) \(with)"
        : "cannot overload \(own) \(with) with \(without)",
      at: node.place, declaredHere(other.place))
    return false
  }

  private func declareMethod(_ id: CppTree.ID, _ index: Int, _ access: CppAccess) -> Int? {
    let node = tree[id]
    let owner = state.records[index]
    var packs: [String: Range<Int>] = [:]
    let parameters = parameters(node, packs: &packs)
    checkDefaults(node)
    let isConstructor = node.flags.contains(.isConstructor)
    let isDestructor = node.flags.contains(.isDestructor)
    let result = result(of: node, parameters)
    if result.isFailed || parameters.contains(where: { $0.type.isFailed }) { return nil }
    if isAuto(result) {
      if node.flags.contains(.isVirtual) {
        error("function with deduced return type cannot be virtual", at: node.place)
        return nil
      }
      if node.kid(1) == 0 {
        refuse("auto as the result of a function", at: node.place)
        return nil
      }
    }
    guard isOperatorBuilt(node, parameters, isMember: true) else { return nil }
    if isDestructor, !parameters.isEmpty {
      error("destructor cannot have any parameters", at: node.place)
      return nil
    }
    if isDestructor, node.text != "~" + shortName(index) {
      error("expected the class name after '~' to name the enclosing class", at: node.place)
      return nil
    }
    let types = signature(parameters)
    let full = owner.name + "::" + node.text
    var made = CppFunction(
      name: node.text, fullName: full, cname: "", owner: index, parameters: parameters,
      result: result, flags: node.flags, access: access, place: node.place,
      namespace: namespace, packs: packs)
    if node.flags.contains(.isDefaulted), node.text.hasPrefix("operator"), node.text != "operator="
    {
      refuse("a defaulted \(node.text)", at: node.place)
      return nil
    }
    if node.flags.contains(.isDefaulted), !isSpecial(made, index) {
      error("only special member functions may be defaulted", at: node.place)
      return nil
    }
    let hasBody = node.kid(1) != 0
    if hasBody {
      made.body = CppRef(tree: treeIndex, id: id)
      made.isInlineBody = true
    }
    if node.flags.contains(.isInline) { made.isInlineBody = true }
    if Self.waysOfMemory.contains(node.text) { made.flags.insert(.isStatic) }
    made.isDefined = hasBody || node.flags.contains(.isDeleted) || node.flags.contains(.isDefaulted)
    if node.flags.contains(.isDefaulted) {
      made.isImplicit = true
      made.isInlineBody = true
    }
    // What it has the name of.
    if !isConstructor, !isDestructor, node.text != "operator=" {
      if case .functions? = owner.members[node.text] {
      } else if owner.members[node.text] != nil || owner.fieldNumbers[node.text] != nil {
        error("redefinition of '\(node.text)' as different kind of symbol", at: node.place)
        return nil
      }
    }
    let overload = CppSignature(
      fullName: full, parameters: types, owner: index, isConst: node.flags.contains(.isConst),
      qualifier: node.flags.qualifier)
    if let old = state.overloads[overload] {
      error(
        isConstructor
          ? "constructor cannot be redeclared"
          : isDestructor ? "destructor cannot be redeclared" : "class member cannot be redeclared",
        at: node.place, declaredHere(state.functions[old].place))
      return nil
    }
    guard isQualifiedAlike(node, types, index) else { return nil }
    let stem =
      isConstructor
      ? owner.cname + "_" + CppCompiler.flat(shortName(index))
      : isDestructor ? owner.cname + "_destroy" : owner.cname + "_" + CppCompiler.flat(node.text)
    made.cname = uniqueName(stem)
    made.waitsForUse = isOfInstance(index)
    // Whether it overrides what answers a class above is asked below: nothing is completed then.
    if let record = (result.pointee ?? result.referred).record { complete(record) }
    let number = state.functions.count
    if !isConstructor, !node.flags.contains(.isStatic) {
      guard placeInTable(&made, number, index, types, node) else { return nil }
    } else if node.flags.contains(.isVirtual) {
      error(
        isConstructor
          ? "constructor cannot be declared 'virtual'"
          : "'virtual' can only appear on non-static member functions", at: node.place)
      return nil
    } else if node.flags.contains(.isOverride) || node.flags.contains(.isFinal) {
      let word = node.flags.contains(.isOverride) ? "override" : "final"
      error("only virtual member functions can be marked '\(word)'", at: node.place)
      return nil
    }
    state.functions.append(made)
    state.overloads[overload] = number
    if isConstructor {
      if types.first == .record(index), parameters.dropFirst().allSatisfy({ $0.value != nil }) {
        error("copy constructor must pass its first argument by reference", at: node.place)
        // To hand the argument over, the constructor itself would be needed, without end.
        state.functions[number].parameters[0].type = .reference(.constant(.record(index)))
      }
      state.records[index].constructors.append(number)
      noteConversion(by: number, to: index)
    } else if isDestructor {
      state.records[index].destructor = number
    } else if node.text == "operator=" {
      state.records[index].copyAssignments.append(number)
    } else {
      if node.flags.contains(.isConversion) { state.records[index].conversions.append(number) }
      state.records[index].members[node.text, default: .functions([])].add(number)
    }
    if !made.flags.contains(.isDeleted), !made.isImplicit, !made.waitsForUse, !isAuto(result) {
      prototype(number)
    }
    return number
  }

  // MARK: Complete

  /// Whether what is in a class is known; of an instance of a template that is found out by asking.
  func isComplete(_ record: Int) -> Bool {
    complete(record)
    return state.records[record].isComplete
  }

  func finish(_ index: Int) {
    if state.records[index].flags.contains(.isUnion) {
      share(state.records[index].fields.indices, of: index)
      if let slot = state.records[index].slots.first {
        error("unions cannot have virtual functions", at: state.functions[slot.function].place)
      }
    }
    hideUsed(index)
    addSpecialMembers(index)
    inheritConstructors(index)
    state.records[index].isComplete = true
    let it = state.records[index]
    let shape = it.shape.map { "__attribute__((selfsame_shape(\($0)))) " } ?? ""
    var code: LoweredCode = "struct \(shape)\(it.cname) { " <~ it.place
    let hidden = " __attribute__((selfsame_hidden))"
    let isLibrarys = state.libraryFiles.contains(it.place.file)
    if introducesTable(index) { code += "const struct \(it.cname)__table *__table\(hidden); " }
    if let base = it.base, !isEmpty(base) {
      code += "struct \(state.records[base].cname) __base\(hidden); "
    }
    for (number, field) in it.fields.enumerated() {
      if field.union == number { code += "union { " }
      // A lambda keeps `this` in a field of that name.
      let isHidden = isLibrarys && field.access != .isPublic || field.name == "this"
      let mark = isHidden ? hidden : ""
      code += ("\(declare(field.type, field.cname))\(mark); " <~ field.place)
      if let union = field.union,
        number + 1 == it.fields.count || it.fields[number + 1].union != union
      {
        code += "}; "
      }
    }
    if isEmpty(index) { code += "char __empty\(hidden); " }
    code += ("};\n" <~ it.place)
    if it.isPolymorphic {
      var table: LoweredCode = "struct \(it.cname)__table { " <~ it.place
      if let base = it.base, state.records[base].isPolymorphic {
        table += "struct \(state.records[base].cname)__table __base; "
      }
      for slot in it.slots where slot.introduced == index {
        table += "\(declareSlot(slot)); "
        if slot.name == "~" { table += "\(declareSlot(slot, named: slot.cname + "_only")); " }
      }
      let count = it.slots.filter { $0.introduced == index }.count
      if count == 0, it.base.map({ state.records[$0].isPolymorphic }) != true {
        table += "char __empty; "
      }
      code = (code + table + "};\n" <~ it.place)
    }
    types += code
  }

  /// The pointer in the table, with the types of the class that introduced it.
  func declareSlot(_ slot: CppSlot, named: String? = nil) -> String {
    let owner = state.records[slot.introduced].cname
    let name = named ?? slot.cname
    if slot.name == "~" { return "void (*\(name))(struct \(owner) *)" }
    let it = state.functions[introducer(slot)]
    var list = ["struct \(owner) *"]
    if it.result.record != nil { list.append(declare(.pointer(it.result), "")) }
    list += it.parameters.map { declare(passed($0.type), "") }
    if it.flags.contains(.isVariadic) { list.append("...") }
    return declare(
      it.result.record != nil ? .void : it.result, "(*\(name))(\(list.joined(separator: ", ")))")
  }

  /// The function by which a slot was introduced: its types hold for the pointer.
  private func introducer(_ slot: CppSlot) -> Int {
    let slots = state.records[slot.introduced].slots
    return slots.place(ofField: slot.cname).map { slots[$0].function } ?? slot.function
  }

  // MARK: Access

  /// The class on the way up that has brought a name by `using`.
  private func usingClass(of name: String, via: Int?, owner: Int) -> Int? {
    var current = via
    while let index = current, index != owner {
      if state.records[index].usings[name] != nil { return index }
      current = state.records[index].base
    }
    return nil
  }

  /// Whether a member may be named here. `object`: the class of the object whose member it is.
  func isAccessible(
    _ access: CppAccess, owner: Int, via: Int?, named name: String = "", object: Int? = nil
  ) -> Bool {
    var (effective, owner) = (access, owner)
    if let user = usingClass(of: name, via: via, owner: owner) {
      effective = state.records[user].usings[name] ?? access
      owner = user
    }
    if let via, via != owner {
      // Through a base that is not public all members are less accessible.
      var current = via
      while current != owner, let base = state.records[current].base {
        let step = state.records[current].baseAccess
        if step == .isPrivate, !isInside(current) { return false }
        if step == .isProtected, effective == .isPublic { effective = .isProtected }
        current = base
      }
    }
    switch effective {
    case .isPublic: return true
    case .isPrivate: return isInside(owner)
    case .isProtected:
      if isInside(owner) { return true }
      var current = currentRecord
      while let index = current {
        // What a class has inherited it may touch in objects of its own ([class.protected]).
        if derives(index, from: owner), object.map({ derives($0, from: index) }) ?? true {
          return true
        }
        current = state.records[index].outer
      }
      return via.map { isInside($0) } ?? false
    }
  }

  /// `private`, `protected`: what keeps a member from being named, itself or a base on the way to it.
  func accessWord(_ access: CppAccess, owner: Int, via: Int?) -> String {
    if access != .isPublic { return access.word }
    var current = via ?? owner
    while current != owner, let base = state.records[current].base {
      if state.records[current].baseAccess != .isPublic {
        return state.records[current].baseAccess.word
      }
      current = base
    }
    return access.word
  }

  /// Within the class, a class inside of it, or a friend.
  func isInside(_ record: Int) -> Bool {
    var current = currentRecord
    while let index = current {
      if index == record { return true }
      if isFriend(index, of: record) {
        return true
      }
      current = state.records[index].outer
    }
    if let name = function?.name, !name.isEmpty, state.records[record].friends.contains(name) {
      return true
    }
    return false
  }

  func check(found path: String, in holder: Int, via: Int, at place: SourceRange) {
    let name = splitPath(path).last ?? path
    guard let access = state.records[holder].access[name] else { return }
    if !isAccessible(access, owner: holder, via: via) {
      error(
        "'\(name)' is a \(accessWord(access, owner: holder, via: via)) member of '\(state.records[holder].name)'",
        at: place)
    }
  }
}
