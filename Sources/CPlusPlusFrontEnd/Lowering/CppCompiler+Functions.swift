import Diagnostics
import Syntax

/// Bodies of functions, of constructors and destructors, and the tables of virtual functions.
extension CppCompiler {
  /// A function is called or its address taken.
  func require(_ index: Int, at place: SourceRange) {
    if usedSet.insert(index).inserted { used.append((index, place)) }
    let it = state.functions[index]
    noteCall(of: index)
    if it.waitsForUse, !it.isImplicit { return schedule(index) }
    if it.isImplicit, !it.isBuilt, !it.flags.contains(.isDeleted) {
      state.functions[index].isBuilt = true
      prototype(index)
      pending.append(index)
    }
  }

  /// Writes what was asked for and is not there yet; more may be asked for on the way.
  func buildPending() {
    var next = 0
    while next < pending.count {
      if diagnostics.count >= 20 || heeds(at: state.functions[pending[next]].place) { break }
      buildOrTry(pending[next])
      next += 1
    }
    pending = []
    settle()
  }

  /// Writes one function.
  func build(_ index: Int) {
    var it = state.functions[index]
    if it.isConstructor || it.isDestructor, let owner = it.owner,
      state.records[owner].isPolymorphic,
      !isChecking, !tableIsDefined(owner)
    {
      // It stores the address of a table that may only come later, or never.
      if state.waiting[owner]?.contains(index) != true {
        state.waiting[owner, default: []].append(index)
      }
      return
    }
    let old = (function, scopes, temporaries, use, packPosition, mayThrow)
    defer { (function, scopes, temporaries, use, packPosition, mayThrow) = old }
    mayThrow = false
    let isLambda = it.owner.map { state.records[$0].closure != nil } == true
    if !isLambda { packPosition = nil }
    if let own = it.instance?.use ?? it.owner.flatMap({ asked($0) }) { use = own }
    var context = CppFunctionContext(function: index, result: it.result)
    context.isConst = it.flags.contains(.isConst)
    context.isStatic = it.owner == nil || it.isStatic
    context.pattern = isAuto(it.result) ? it.result : nil
    context.isKept =
      catches && it.body != nil && isNoexcept(it) && (it.isDestructor || !isOfLibrary(it.place))
    context.owner = it.owner
    context.name = it.owner == nil ? it.name : ""
    let generic = it.instance == nil ? nil : it.owner.flatMap { state.genericLambdas[$0] }
    let (outerLambdas, outerCaught) = (openLambdas, caught)
    caught = []
    defer { caught = outerCaught }
    defer { if generic != nil { openLambdas = outerLambdas } }
    if let generic {
      openLambdas = generic.lambdas
      context.isLambda = true
      context.name = openLambdas.last?.function?.name ?? ""
      context.begins = generic.scopes.count
      scopes = generic.scopes + [scope(it.instance?.names ?? [:]), [:]]
    } else if isLambda {
      context.isLambda = true
      context.name = old.0?.name ?? ""
      context.begins = old.1.count
      scopes = old.1 + [[:]]
    } else if it.waitsForUse {
      scopes = [scope(it.instance?.names ?? [:]), [:]]
    } else {
      scopes = old.1.map(\.types) + [[:]]
    }
    function = context
    temporaries = []
    function?.outermost = scopes.count
    let ref = it.body ?? CppRef(tree: treeIndex, id: 0)
    within(ref, record: it.owner ?? it.friendOf, namespace: it.namespace) {
      for position in it.parameters.indices {
        let each = it.parameters[position]
        if !each.name.isEmpty, scopes[scopes.count - 1][each.name] != nil {
          error("redefinition of parameter '\(each.name)'", at: tree[ref.id].place)
        }
        guard !each.name.isEmpty else { continue }
        checkComplete(each.type, at: it.place)
        checkAbstract(each.type, "parameter", at: it.place)
        let own = ownName(each.name)
        if own != each.name { strangeNames.insert(own) }
        it.parameters[position].cname = own
        state.functions[index].parameters[position].cname = own
        scopes[scopes.count - 1][each.name] = CppLocal(
          type: each.type, cname: own, place: it.place, isParameter: true,
          isPointer: each.type.record != nil)
      }
      for (name, range) in it.packs {
        enter(pack: name, range.map { it.parameters[$0].name }, it.place)
      }
      if isLambda {
        for (name, list) in openLambdas.last?.packs ?? [:] { enter(pack: name, list, it.place) }
      }
      checkComplete(it.result, at: it.place)
      checkAbstract(it.result, "return", at: it.place)
      let node = tree[ref.id]
      if it.body != nil, it.result.record != nil || it.result == .auto {
        function?.namedResults = namedResults(node.kid(1), it)
      }
      var body = LoweredCode()
      var undoes = false
      if it.isConstructor {
        let beginning = constructorBeginning(index, node)
        undoes = catches && beginning.pieces.contains { $0.text.contains("__cpp_part ") }
        if undoes {
          // An array of one, as in `bind`.
          body += "int __made[1] = { 0 };\n"
          function?.end = "__end"
        }
        body += beginning
      } else if it.isDestructor {
        body += setTable(it.owner ?? 0)
        if function != nil { function?.end = "__end" }
      } else if it.isImplicit, let owner = it.owner {
        body += implicitAssignment(owner, it)
      }
      if it.body != nil {
        let inside = blockBody(node.kid(1))
        body += it.isDestructor || undoes ? "{\n\(inside)}\n" as LoweredCode : inside
        if it.result != .void, it.name != "main", it.result.record != nil { body += "" }
      }
      if it.isDestructor || undoes {
        if it.body != nil, usesEnd { body += "__end: ;\n" }
        usesEnd = false
      }
      if undoes { body += "__made[0] = 1;\n" }
      if it.isDestructor {
        body += destructorEnd(it.owner ?? 0, it.place)
      }
      if let result = function?.result, isAuto(result) { settleResult(.void) }
      if let function, function.isKept, mayThrow || function.holds > 0 {
        body = kept(body, at: it.place)
      }
      if it.owner != nil, !isLambda, !it.waitsForUse, isAuto(it.result) { prototype(index) }
      let head = heading(index)
      let mark = function?.makesCounts == true ? "__attribute__((selfsame_makes_counts)) " : ""
      functions += ("\(mark)\(head) {\n" <~ it.place)
      functions += body
      functions += ("}\n" <~ closingPlace(node, it))
      if it.isDestructor, let owner = it.owner,
        state.records[owner].slots.destructor != nil
      {
        let record = state.records[owner]
        let name = "\(record.cname)__delete"
        result.displayNames[name] = it.fullName + " (delete)"
        prototypes += ("void \(name)(struct \(record.cname) *this);\n" <~ it.place)
        functions +=
          ("void \(name)(struct \(record.cname) *this) { \(it.cname)(this); free(this); }\n"
            <~ it.place)
      }
    }
  }

  private func closingPlace(_ node: CppNode, _ it: CppFunction) -> SourceRange {
    guard it.body != nil else { return it.place }
    let body = tree[node.kid(1)].place
    return SourceRange(file: body.file, start: max(body.start, body.end &- 1), end: body.end)
  }

  /// The use by which a template's class came to be.
  private func asked(_ record: Int) -> Int? {
    var current: Int? = record
    while let index = current {
      if let use = state.records[index].instance?.use { return use }
      current = state.records[index].outer
    }
    return nil
  }

  private func checkAbstract(_ type: CppType, _ what: String, at place: SourceRange) {
    guard let record = type.record, isComplete(record), let pure = pureFunction(record) else {
      return
    }
    error(
      "\(what) type '\(state.records[record].name)' is an abstract class", at: place,
      declaredHere(state.functions[pure].place))
  }

  /// A constructor that leaves the work to another, which leaves it to the first.
  private func checkDelegation(_ index: Int, to other: Int?, _ record: Int, at place: SourceRange) {
    delegations[index] = other
    var (next, seen) = (other, Set<Int>())
    while let each = next, each != index, seen.insert(each).inserted { next = delegations[each] }
    if next == index {
      error(
        "constructor for '\(state.records[record].name)' creates a delegation cycle", at: place)
    }
  }

  func checkComplete(_ type: CppType, at place: SourceRange) {
    guard let record = type.record else { return }
    if !isComplete(record) {
      error(
        isIncomplete(record, "variable has incomplete type '\(name(of: type.plain))'"), at: place)
    }
  }

  /// The local variables that every `return` within their scope names: each is made where the result belongs.
  ///
  /// A `return` of anything else takes that away from all variables that are visible there; those that are declared
  /// later, or in blocks that are over, may have it again. The types are compared where the variables are made.
  private func namedResults(_ body: CppTree.ID, _ it: CppFunction) -> Set<CppTree.ID> {
    var found: Set<CppTree.ID> = []
    /// What each block has declared by now, 0 for what cannot be the result, and which of it still may be.
    var blocks: [(names: [String: CppTree.ID], open: Set<CppTree.ID>, returned: Set<CppTree.ID>)] =
      [(names: [:], open: [], returned: [])]
    for each in it.parameters { blocks[0].names[each.name] = 0 }
    func walk(_ id: CppTree.ID) {
      let node = tree[id]
      switch node.kind {
      case .returnStatement:
        let value = tree[node.kid(0)]
        var variable = 0
        if value.kind == .name {
          variable = blocks.last { $0.names[value.text] != nil }?.names[value.text] ?? 0
        }
        for position in blocks.indices {
          let isOpen = blocks[position].open.contains(variable)
          blocks[position].open = isOpen ? [variable] : []
          if isOpen { blocks[position].returned.insert(variable) }
        }
      case .declarationStatement:
        for each in node.kids where tree[each].kind == .variable {
          let isOwn = !tree[each].flags.contains(.isStatic)
          blocks[blocks.count - 1].names[tree[each].text] = isOwn ? each : 0
          if isOwn { blocks[blocks.count - 1].open.insert(each) }
        }
      case .ifStatement:
        var rung = node
        while true {
          scoped { walk(rung.kid(1)) }
          guard rung.kid(2) != 0 else { break }
          guard tree[rung.kid(2)].kind == .ifStatement else {
            scoped { walk(rung.kid(2)) }
            break
          }
          rung = tree[rung.kid(2)]
        }
      case .rangeFor:
        scoped {
          blocks[blocks.count - 1].names[tree[node.kid(0)].text] = node.kid(0)
          blocks[blocks.count - 1].open.insert(node.kid(0))
          walk(node.kid(2))
        }
      case .block, .whileStatement, .doStatement, .forStatement, .switchStatement, .tryStatement:
        scoped { node.kids.forEach(walk) }
      case .handler:
        scoped {
          if !node.text.isEmpty { blocks[blocks.count - 1].names[node.text] = 0 }
          walk(node.kid(1))
        }
      default: break
      }
    }
    func scoped(_ inside: () -> Void) {
      blocks.append((names: [:], open: [], returned: []))
      inside()
      let closed = blocks.removeLast()
      found.formUnion(closed.returned.intersection(closed.open))
    }
    scoped { tree[body].kids.forEach(walk) }
    return found
  }

  // MARK: Constructors

  /// `this->__table = …`: from here on virtual functions are this class's.
  func setTable(_ record: Int) -> LoweredCode {
    guard state.records[record].isPolymorphic else { return "" }
    state.records[record].wantsTable = true
    let holder = state.records[tableHolder(record)].cname
    let own = state.records[record].cname
    return
      "((struct \(holder) *)this)->__table = (const struct \(holder)__table *)&\(own)__vtable;\n"
  }

  private func constructorBeginning(_ index: Int, _ node: CppNode) -> LoweredCode {
    let it = state.functions[index]
    guard let record = it.owner else { return "" }
    let owner = state.records[record]
    let isMove = it.isImplicit && isMoveParameter(index, record)
    let isCopy = isMove || it.isImplicit && isCopyParameter(index, record)
    let other = LoweredCode(isCopy ? parameterName(it, 0) : "")
    var code = LoweredCode()
    var given: [String: CppNode] = [:]
    if it.body != nil {
      for id in tree[node.kid(2)].kids {
        let each = tree[id]
        let short = shortName(record)
        if each.text == short
          || withoutArguments(each.text) == short && owner.instance != nil
            && lookup(each.text).flatMap({ recordOf($0.entity) }) == record
        {
          // Another constructor does the work.
          return fullStatement {
            let arguments = expanded(each.kids).map { expression($0) }
            let other = resolve(owner.constructors, arguments, object: nil).function
            checkDelegation(index, to: other, record, at: each.place)
            return constructed(
              "this", record, arguments, each.place, isBase: true) + ";\n"
          } + undoneLater("this", .record(record))
        }
        let isField = owner.fieldNumbers[each.text] != nil
        let isBase = owner.base.map { baseIsNamed(each.text, $0) } ?? false
        if !isField, !isBase {
          error(
            "member initializer '\(each.text)' does not name a non-static data member or base class",
            at: each.place)
          continue
        }
        let key = isField ? each.text : "(base)"
        if given[key] != nil {
          error(
            "multiple initializations given for non-static member '\(each.text)'", at: each.place)
        }
        given[key] = each
        if let union = owner.fieldNumbers[each.text].flatMap({ owner.fields[$0].union }),
          owner.fields.contains(where: {
            $0.union == union && $0.name != each.text && given[$0.name] != nil
          })
        {
          error("initializing multiple members of union", at: each.place)
        }
      }
    }
    let place = it.place
    if let base = owner.base {
      let target = upcast("this", from: record, to: base, mayBeNull: false)
      if isCopy {
        let source = part(
          .record(base), "(*\(upcast(other, from: record, to: base, mayBeNull: false)))",
          isMove: isMove)
        code += fullStatement {
          constructed(target, base, [source], place, isBase: true) + ";\n"
        }
      } else if it.inherited != nil {
        code += fullStatement {
          let arguments = handedOn(it)
          return constructed(target, base, arguments, place, isBase: true) + ";\n"
        }
      } else if let written = given["(base)"] {
        code += fullStatement {
          let arguments = expanded(written.kids).map { expression($0) }
          return constructed(target, base, arguments, written.place, isBase: true) + ";\n"
        }
      } else {
        if lacksDefault(base) {
          error(
            "\(it.isImplicit ? "implicit default " : "")constructor for '\(owner.name)' must explicitly initialize the base class '\(state.records[base].name)' which does not have a default constructor",
            at: place)
        } else {
          code += fullStatement {
            let inner = constructed(target, base, [], place, isBase: true)
            return inner.isEmpty ? "" : "\(inner);\n" <~ place
          }
        }
      }
    }
    if let base = owner.base {
      let target = upcast("this", from: record, to: base, mayBeNull: false)
      code += undoneLater(target, .record(base))
    }
    code += setTable(record)
    for field in owner.fields {
      let target: LoweredCode = "this->\(field.cname)"
      defer { code += undoneLater("&\(target)", field.type) }
      if isCopy, field.union != nil {
        code += copyShared(field, other, place)
      } else if isCopy {
        code += copyField(
          target, "\(other)->\(field.cname)", field.type, place, assigns: false, isMove: isMove)
      } else if let written = given[field.name] {
        code +=
          (fullStatement(extends: field.type.isReference) {
            initialise(
              target, field.type, kids: written.kids,
              kind: written.flags.contains(.isBraced) ? .braceInitializer : .callInitializer,
              place: written.place, context: .member, isExplicit: true)
          } <~ written.place)
      } else if let value = field.value {
        code += (valueOfMember(field, value, of: record, target) <~ field.place)
      } else if field.type.isReference {
        error(
          "constructor for '\(owner.name)' must explicitly initialize the reference member '\(field.name)'",
          at: place)
      } else if let inner = elementRecord(field.type) {
        if lacksDefault(inner) {
          error(
            "\(it.isImplicit ? "implicit default " : "")constructor for '\(owner.name)' must explicitly initialize the member '\(field.name)' which does not have a default constructor",
            at: place)
        } else {
          code += fullStatement { defaultInitialise(target, field.type, place) }
        }
      } else if field.type.isConst {
        error(
          "constructor for '\(owner.name)' must explicitly initialize the const member '\(field.name)'",
          at: place)
      }
    }
    return code
  }

  /// The parameters of an inherited constructor, as arguments for the base's.
  private func handedOn(_ it: CppFunction) -> [CppValue] {
    it.parameters.indices.map { position in
      let parameter = it.parameters[position]
      let name = LoweredCode(parameterName(it, position))
      let isPointer = parameter.type.isReference || parameter.type.record != nil
      var value = CppValue(parameter.type.referred, isPointer ? "(*\(name))" : name)
      value.isLvalue = true
      if case .reference = parameter.type {} else { value.isMoved = isPointer }
      return value
    }
  }

  private func baseIsNamed(_ name: String, _ base: Int) -> Bool {
    if let found = lookup(name) {
      if case .record(let index) = found.entity { return index == base }
      if case .alias(let type) = found.entity { return type.record == base }
    }
    return shortName(base) == name || splitPath(state.records[base].name).last == name
  }

  /// A part of the object that a constructor or an assignment of the compiler's own takes its values from.
  private func part(_ type: CppType, _ code: LoweredCode, isMove: Bool) -> CppValue {
    var value = CppValue(isMove ? type : type.plain.withConst, code)
    value.isLvalue = true
    value.isMoved = isMove
    return value
  }

  /// A union's members are copied as they lie there: which of them is meant nobody knows.
  private func copyShared(_ field: CppField, _ other: LoweredCode, _ place: SourceRange)
    -> LoweredCode
  {
    "memcpy(&this->\(field.cname), &\(other)->\(field.cname), sizeof(this->\(field.cname)));\n"
      <~ place
  }

  /// Copies or moves one member, an array element by element.
  private func copyField(
    _ target: LoweredCode, _ source: LoweredCode, _ type: CppType, _ place: SourceRange,
    assigns: Bool, isMove: Bool
  ) -> LoweredCode {
    if type.isReference { return "\(target) = \(source);\n" <~ place }
    if case .array(let element, let count) = type.plain {
      if isMove ? movesTrivially(type) : copiesTrivially(type), !assigns || assignsTrivially(type) {
        return "memcpy(\(target), \(source), sizeof(\(target)));\n" <~ place
      }
      let counter = fresh("__i")
      let inner = copyField(
        "\(target)[\(counter)]", "\(source)[\(counter)]", element, place, assigns: assigns,
        isMove: isMove)
      let loop = { (next: LoweredCode) -> LoweredCode in
        "for (long \(counter) = 0; \(counter) < \(count); \(counter)++) { \(inner)\(next)}\n"
      }
      return (assigns ? loop("") : row(target, element, loop)) <~ place
    }
    guard let record = type.record else { return "\(target) = \(source);\n" <~ place }
    let value = part(type, source, isMove: isMove)
    return fullStatement {
      assigns
        ? assigned(target, record, value, place).code + ";\n"
        : constructed("&\(target)", record, [value], place) + ";\n"
    }
  }

  func assignsTrivially(_ type: CppType) -> Bool {
    switch type.plain {
    case .array(let element, _): return assignsTrivially(element)
    case .record(let index):
      let it = state.records[index]
      let own = it.copyAssignments.filter { state.functions[$0].template == nil }
      return own.allSatisfy { state.functions[$0].isImplicit } && !it.isPolymorphic
        && (it.base.map { assignsTrivially(.record($0)) } ?? true)
        && it.fields.allSatisfy { assignsTrivially($0.type) }
    default: return true
    }
  }

  private func implicitAssignment(_ record: Int, _ it: CppFunction) -> LoweredCode {
    var code = LoweredCode()
    let owner = state.records[record]
    let other = LoweredCode(parameterName(it, 0))
    var isMove = false
    if case .moveReference? = it.parameters.first?.type { isMove = true }
    if let base = owner.base {
      let source = part(
        .record(base), "(*\(upcast(other, from: record, to: base, mayBeNull: false)))",
        isMove: isMove)
      let target: LoweredCode = "(*\(upcast("this", from: record, to: base, mayBeNull: false)))"
      code += fullStatement { assigned(target, base, source, it.place).code + ";\n" }
    }
    for field in owner.fields {
      if field.union != nil {
        code += copyShared(field, other, it.place)
        continue
      }
      code += copyField(
        "this->\(field.cname)", "\(other)->\(field.cname)", field.type, it.place, assigns: true,
        isMove: isMove)
    }
    return code + "return this;\n"
  }

  /// No constructor can be called without arguments.
  func lacksDefault(_ record: Int) -> Bool {
    var seen: Set<Int> = []
    return lacksDefault(record, &seen)
  }

  /// `seen`: looked into already, or a struct of two structs of two … would never be done.
  private func lacksDefault(_ record: Int, _ seen: inout Set<Int>) -> Bool {
    guard seen.insert(record).inserted else { return false }
    let it = state.records[record]
    let defaults = narrowed(it.constructors, []).filter {
      state.functions[$0].minimum == 0 && !state.functions[$0].flags.contains(.isDeleted)
    }
    guard let first = defaults.first else { return true }
    guard state.functions[first].isImplicit else { return false }
    if let base = it.base, lacksDefault(base, &seen) || keepsDestructor(base, from: record) {
      return true
    }
    return it.fields.contains { field in
      if let inner = elementRecord(field.type), keepsDestructor(inner, from: record) { return true }
      if field.value != nil { return false }
      if field.type.isReference || (field.type.isConst && field.type.record == nil) { return true }
      return elementRecord(field.type).map { lacksDefault($0, &seen) } ?? false
    }
  }

  /// A class's objects cannot be destroyed by another's: neither can those that they are parts of.
  private func keepsDestructor(_ record: Int, from user: Int) -> Bool {
    guard let destructor = state.records[record].destructor else { return false }
    let it = state.functions[destructor]
    if it.flags.contains(.isDeleted) { return true }
    if it.access == .isPublic { return false }
    let outer = (currentRecord, function)
    (currentRecord, function) = (user, nil)
    defer { (currentRecord, function) = outer }
    return !isAccessible(it.access, owner: record, via: record)
  }

  /// Nothing has to be done to make one without arguments.
  func isTrivialDefault(_ record: Int) -> Bool {
    var seen: Set<Int> = []
    return isTrivialDefault(record, &seen)
  }

  private func isTrivialDefault(_ record: Int, _ seen: inout Set<Int>) -> Bool {
    guard seen.insert(record).inserted else { return true }
    let it = state.records[record]
    if it.isPolymorphic { return false }
    guard
      narrowed(it.constructors, []).contains(where: {
        state.functions[$0].minimum == 0 && state.functions[$0].isImplicit
      })
    else { return false }
    if let base = it.base, !isTrivialDefault(base, &seen) { return false }
    return it.fields.allSatisfy { field in
      field.value == nil && (elementRecord(field.type).map { isTrivialDefault($0, &seen) } ?? true)
    }
  }

  // MARK: Destructors

  private func destructorEnd(_ record: Int, _ place: SourceRange) -> LoweredCode {
    var code = LoweredCode()
    let owner = state.records[record]
    for field in owner.fields.reversed() where destroys(field.type) {
      if let inner = elementRecord(field.type) {
        checkDestructor(
          inner, at: field.place,
          title: "field of type '\(name(of: .record(inner)))' has % destructor")
      }
      code += ("\(destroyFunction(field.type))(&this->\(field.cname));\n" <~ place)
    }
    if let base = owner.base, state.records[base].destroys {
      let target = upcast("this", from: record, to: base, mayBeNull: false)
      checkDestructor(
        base, at: place, isBase: true,
        title: "base class '\(name(of: .record(base)))' has % destructor")
      code += ("\(destroyFunction(.record(base)))(\(target));\n" <~ place)
    }
    return code
  }

  /// The function to which an object's address is handed when it goes.
  func destroyFunction(_ type: CppType) -> String {
    switch type.plain {
    case .record(let index):
      guard let destructor = state.records[index].destructor else { return "__cpp_nothing" }
      require(destructor, at: state.functions[destructor].place)
      return state.functions[destructor].cname
    case .array(let element, let count):
      let inner = destroyFunction(element)
      let name = "\(inner)_\(count)"
      if state.support.insert("function " + name).inserted {
        result.displayNames[name] = "(array)"
        prototypes += "void \(name)(\(declare(.array(element, count), "(*__array)")));\n"
        functions +=
          "void \(name)(\(declare(.array(element, count), "(*__array)"))) { for (long i = \(count); i > 0; i--) \(inner)(&(*__array)[i - 1]); }\n"
      }
      return name
    default: return "__cpp_nothing"
    }
  }

  func checkDestructor(
    _ record: Int, at place: SourceRange, isBase: Bool = false, title: String? = nil
  ) {
    guard let destructor = state.records[record].destructor else { return }
    let it = state.functions[destructor]
    let name = state.records[record].name
    if it.flags.contains(.isDeleted) {
      error("attempt to use a deleted function", at: place, declaredHere(it.place))
      return
    }
    if isBase, it.access == .isProtected { return }
    if !isAccessible(it.access, owner: record, via: record, object: record) {
      error(
        (title ?? "calling a \(it.access.word) destructor of class '\(name)'")
          .replacingWord(it.access.word), at: place, declaredHere(it.place))
      return
    }
    require(destructor, at: place)
  }

  // MARK: Tables

  /// The tables of the virtual functions of this text's classes, as far as all of them are there.
  func buildTables() {
    var isDone = false
    while !isDone, diagnostics.count < 20 {
      isDone = true
      for record in state.records.indices where wantsTable(record) {
        isDone = false
        buildTable(record)
      }
      buildPending()
    }
  }

  /// A table that can be built now. That of a template's instance is nobody's business until a constructor speaks
  /// of it.
  private func wantsTable(_ record: Int) -> Bool {
    let it = state.records[record]
    return it.isPolymorphic && it.isComplete && !it.isTableBuilt
      && (it.wantsTable || !isOfInstance(record)) && tableIsDefined(record)
  }

  private func buildTable(_ record: Int) {
    let it = state.records[record]
    state.records[record].isTableBuilt = true
    for each in state.waiting.removeValue(forKey: record) ?? [] { build(each) }
    for slot in it.slots {
      let made = state.functions[slot.function]
      if !made.flags.contains(.isPure) { require(slot.function, at: made.place) }
    }
    let name = "\(it.cname)__vtable"
    result.displayNames[name] = "vtable for \(it.name)"
    tables +=
      ("const struct \(it.cname)__table \(name) = \(tableEntries(record, for: record));\n"
        <~ it.place)
  }

  /// What waits for a table is written all the same and thrown away: it may have mistakes.
  func checkWaiting() {
    let old = (functions, prototypes, types, globals, used, usedVariables, constructed, pending)
    // What is made on the way, lambdas and instances of templates, is made again where it is needed.
    let before = state
    for index in state.waiting.values.joined().sorted()
    where state.functions[index].body?.tree == unitTree {
      guard let owner = state.functions[index].owner, !tableIsDefined(owner) else { continue }
      isChecking = true
      build(index)
      isChecking = false
    }
    checkValuesOfMembers()
    (functions, prototypes, types, globals, used, usedVariables, constructed, pending) = old
    state = before
  }

  /// The first virtual function that is neither pure nor written within the class: where it is defined, there
  /// is the table.
  func keyFunction(_ record: Int) -> Int? {
    let it = state.records[record]
    if isOfInstance(record) { return nil }
    let own = it.slots.map(\.function).filter { state.functions[$0].owner == record }.sorted()
    return own.first {
      let made = state.functions[$0]
      return !made.flags.contains(.isPure) && !made.isInlineBody && !made.isImplicit
    }
  }

  private func tableIsDefined(_ record: Int) -> Bool {
    guard let key = keyFunction(record) else { return true }
    return state.functions[key].isDefined
  }

  private func tableEntries(_ table: Int, for record: Int) -> LoweredCode {
    var parts: [LoweredCode] = []
    if let base = state.records[table].base, state.records[base].isPolymorphic {
      parts.append(tableEntries(base, for: record))
    }
    let slots = state.records[record].slots
    for slot in slots where slot.introduced == table {
      let made = state.functions[slot.function]
      let type = declareSlot(slot, named: "")
      if made.flags.contains(.isPure) {
        parts.append("(\(type))__cpp_pure")
        if slot.name == "~" { parts.append("(\(type))__cpp_pure") }
      } else if slot.name == "~", let owner = made.owner {
        parts.append("(\(type))\(state.records[owner].cname)__delete")
        parts.append("(\(type))\(made.cname)")
      } else {
        parts.append("(\(type))\(made.cname)")
      }
    }
    if parts.isEmpty { parts = ["0"] }
    return "{ \(parts.joined(", ")) }"
  }

  // MARK: The linker's part

  func checkLinks() {
    for each in constructed where state.records[each.record].isPolymorphic {
      let it = state.records[each.record]
      if !it.isTableBuilt {
        unlinked("vtable for \(it.name)", at: each.place, declared: it.place)
      }
    }
    for each in used {
      let it = state.functions[each.function]
      if let missing = state.incomplete[each.function] {
        tellMissing(missing, at: each.place)
        continue
      }
      if it.isDefined { continue }
      unlinked(linkName(it), at: each.place, declared: it.place)
    }
    for each in usedVariables where !state.variables[each.variable].isDefined {
      let it = state.variables[each.variable]
      unlinked(it.name, at: each.place, declared: it.place)
    }
    if isPrompt { return }
    if !isLibrary, case .functions(let list)? = state.names["main"],
      let main = list.first, !state.functions[main].isDefined
    {
      unlinked("main", at: state.functions[main].place, declared: .none)
    }
  }

  func linkName(_ it: CppFunction) -> String {
    let list =
      it.parameters.map { linked(adjusted($0.type)) }
      + (it.flags.contains(.isVariadic) ? ["..."] : [])
    // The name of a template's function says what it answers, too.
    let isTemplate = it.instance.map { state.templates[$0.template].kind == .function } ?? false
    let answer = isTemplate ? linked(it.result) + " " : ""
    return
      "\(answer)\(it.fullName)(\(list.joined(separator: ", ")))\(it.flags.contains(.isConst) ? " const" : "")\(it.flags.contains(.isForExpiring) ? " &&" : it.flags.contains(.isForLasting) ? " &" : "")"
  }

  /// A type as the linker writes it: `char const*`.
  private func linked(_ type: CppType) -> String {
    switch type {
    case .constant(let inner): return linked(inner) + " const"
    case .pointer(let inner): return linked(inner) + "*"
    case .reference(let inner): return linked(inner) + "&"
    case .moveReference(let inner): return linked(inner) + "&&"
    case .record(let index) where state.records[index].name == "std::string":
      return "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >"
    default: return name(of: type)
    }
  }
}

extension String {
  /// `%` stands for the word of the access.
  func replacingWord(_ word: String) -> String {
    var text = ""
    for character in self { text += character == "%" ? word : String(character) }
    return text
  }
}
