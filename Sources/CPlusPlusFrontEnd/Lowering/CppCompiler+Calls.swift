import Diagnostics
import Syntax

/// Calls, directly or through the table of virtual functions; `new` and `delete`.
extension CppCompiler {
  func call(_ node: CppNode) -> CppValue {
    let callee = tree[node.kid(0)]
    let place = node.place
    if callee.kind == .name, let asked = AskedQuestion(function: callee.text),
      lookup(callee.text) == nil, let value = question(asked, node)
    {
      return value
    }
    var known: [CppValue]?
    var function: CppValue
    if let found = foundBeside(callee, node) {
      (function, known) = (found.function, found.arguments)
    } else {
      function = expression(node.kid(0))
    }
    let arguments = known ?? expanded(Array(node.kids.dropFirst())).map { expression($0) }
    if function.type.isFailed || arguments.contains(where: { $0.type.isFailed }) { return .failed }
    if let method = function.atomicMethod {
      return callAtomic(method, function, Array(arguments), callee.place, place)
    }
    if !function.functions.isEmpty {
      return callNamed(function, Array(arguments), callee, place)
    }
    if let record = function.type.record, findMember("operator()", record) != nil {
      if let made = operatorCall("()", [function] + arguments, place, quiet: true) { return made }
      error(
        "no matching function for call to object of type '\(name(of: function.type))'", at: place)
      return .failed
    }
    if let own = builtin(
      of: function, at: place,
      where: { if case .function? = $0.pointee?.plain { true } else { false } })
    {
      if own.type.isFailed { return .failed }
      function = own
    }
    // A pointer to a function.
    var type = decayed(function.type)
    if case .pointer(let inner) = type { type = inner.plain }
    guard case .function(let result, let parameters, let variadic) = type else {
      error(
        function.type.record != nil
          ? "type '\(name(of: function.type))' does not provide a call operator"
          : "called object type '\(name(of: function.type))' is not a function or function pointer",
        at: place)
      return .failed
    }
    if arguments.count < parameters.count || (arguments.count > parameters.count && !variadic) {
      error(
        "too \(arguments.count < parameters.count ? "few" : "many") arguments to function call, expected \(parameters.count), have \(arguments.count)",
        at: place)
      return .failed
    }
    var list: [LoweredCode] = []
    for (position, argument) in arguments.enumerated() {
      list.append(
        position < parameters.count
          ? pass(argument, as: parameters[position], at: place)
          : argument.code)
    }
    mayThrow = true
    return callResult(of: result, place) { head in
      "\(function.code)(\((head + list).joined(", ")))" <~ place
    }
  }

  /// Functions beside the classes of the arguments, whatever else is called like this ([basic.lookup.argdep]). nil:
  /// none of that name stands in a namespace.
  private func foundBeside(
    _ callee: CppNode, _ node: CppNode
  ) -> (function: CppValue, arguments: [CppValue])? {
    guard callee.kind == .name, !callee.flags.contains(.isBracketed),
      state.names.isMember(callee.text) || state.hiddenNames.contains(callee.text),
      !isLocal(callee.text)
    else { return nil }
    let found = lookup(callee.text)
    var function = CppValue(.void, "0")
    if let found {
      guard case .functions(let list) = found.entity, found.record == nil else { return nil }
      function.functions = list.filter { isSeen($0, beside: []) }
    }
    let arguments = expanded(Array(node.kids.dropFirst())).map { expression($0) }
    let classes = Set(associates(of: arguments))
    for space in spaces(beside: arguments) {
      guard case .functions(let list)? = state.names[space + callee.text] else { continue }
      function.functions += list.filter {
        !function.functions.contains($0) && isSeen($0, beside: classes)
      }
    }
    // None after all: the name is told as any other.
    if function.functions.isEmpty { return (expression(node.kid(0)), arguments) }
    if callee.flags.contains(.isTemplate) {
      guard let explicit = freeArguments(callee.kids) else { return (.failed, arguments) }
      function.templateArguments = explicit
    }
    return (function, arguments)
  }

  /// What a check asks in the middle of an expression: the number of the question, and whom it is about.
  private func question(_ asked: AskedQuestion, _ node: CppNode) -> CppValue? {
    guard node.kids.count > 1, tree[node.kid(1)].kind == .integer else { return nil }
    var about: LoweredCode = "0"
    if node.kids.count > 2 {
      let value = expression(node.kid(2))
      if value.type.isFailed { return .failed }
      // What is no pointer is about nobody.
      if case .pointer = decayed(value.type).plain { about = value.code }
    }
    let name = LoweredCode((asked == .classObject ? .address : asked).function)
    let code: LoweredCode =
      "\(name)(\(LoweredCode(tree[node.kid(1)].text)), (const void *)\(about))"
    return switch asked {
    case .integer: CppValue(.number(.long), code)
    case .unsigned: CppValue(.number(.unsignedLong), code)
    case .number: CppValue(.number(.double), code)
    case .truth: CppValue(.number(.bool), code)
    case .address: CppValue(.pointer(.void), code)
    case .classObject: CppValue(.pointer(.constant(.number(.char))), "(const char *)\(code)")
    }
  }

  private func callNamed(
    _ callee: CppValue, _ arguments: [CppValue], _ node: CppNode, _ place: SourceRange
  ) -> CppValue {
    let last = splitPath(node.text).last ?? node.text
    // Functions of one name are all members, or none is.
    let isMember = callee.functions.first.map { state.functions[$0].owner != nil } ?? false
    var object: CppValue?
    if callee.object != nil {
      object = CppValue(callee.objectType, callee.object ?? "")
      object?.isLvalue = true
      object?.isMoved = callee.isMoved
    }
    // What the library's are called with by name has other forms there.
    if !isLibrary, operatorSign(of: last) != nil,
      callee.functions.contains(where: { isOfLibrary(state.functions[$0].place) })
    {
      refuse("call of an operator by its name", at: node.place)
      return .failed
    }
    let outer = callPlace
    callPlace = place
    let choice = resolve(
      callee.functions, arguments, object: object, explicit: callee.templateArguments)
    callPlace = outer
    guard let index = choice.function else {
      noMatch(callee, arguments, last, isMember: isMember, choice.isAmbiguous, node.place)
      return .failed
    }
    let function = state.functions[index]
    if let owner = function.owner {
      let via = callee.object != nil ? callee.objectType.record ?? owner : owner
      let naming = callee.object == nil || splitPath(node.text).count > 1 ? owner : via
      let object = callee.object == nil || function.isStatic ? nil : callee.objectType.record
      if !isAccessible(function.access, owner: owner, via: naming, named: last, object: object) {
        error(
          "'\(last)' is a \(accessWord(function.access, owner: owner, via: naming)) member of '\(state.records[owner].name)'",
          at: node.place, declaredHere(function.place))
        return .failed
      }
    }
    if function.flags.contains(.isDeleted) {
      error(
        isMember && callee.object != nil && node.kind == .member
          ? "attempt to use a deleted function"
          : isMember ? "attempt to use a deleted function" : "call to deleted function '\(last)'",
        at: node.place, declaredHere(function.place))
      return .failed
    }
    if function.owner != nil, !function.isStatic, callee.object == nil {
      error("call to non-static member function without an object argument", at: node.place)
      return .failed
    }
    var answer = invoke(
      callee.isExact ? overrider(of: index, in: callee.objectType) : index, arguments,
      object: callee.object, objectType: callee.objectType,
      isQualified: callee.isQualified || callee.isExact, place)
    answer.constant = known(index, arguments)
    return answer
  }

  /// What a virtual function is for an object that is of the type exactly: `using` may have brought a base's.
  private func overrider(of index: Int, in type: CppType) -> Int {
    guard let record = type.record, let slot = state.functions[index].slot,
      state.records[record].slots.indices.contains(slot)
    else { return index }
    return state.records[record].slots[slot].function
  }

  private func noMatch(
    _ callee: CppValue, _ arguments: [CppValue], _ name: String, isMember: Bool, _ ambiguous: Bool,
    _ place: SourceRange
  ) {
    if hasTooMany { return }
    // The real library has forms that take a list of any length, and this one has not.
    if !isLibrary, arguments.contains(where: { $0.listNode != 0 }),
      callee.functions.allSatisfy({ state.functions[$0].fullName.hasPrefix("std::") })
    {
      return refuse("a list in braces for std::\(name)", at: place)
    }
    if ambiguous {
      error(
        isMember
          ? "call to member function '\(name)' is ambiguous" : "call to '\(name)' is ambiguous",
        at: place)
      return
    }
    if callee.functions.count == 1, state.functions[callee.functions[0]].template == nil {
      let it = state.functions[callee.functions[0]]
      let isMoved = it.flags.contains(.isForExpiring)
      if callee.object != nil, !it.flags.qualifier.isEmpty, isMoved != callee.isMoved {
        return error(
          "'this' argument to member function '\(name)' is an \(isMoved ? "lvalue" : "rvalue"), but function has \(isMoved ? "rvalue" : "non-const lvalue") ref-qualifier",
          at: place, declaredHere(it.place))
      }
      let count = it.parameters.count
      let minimum = it.minimum
      if arguments.count < minimum || arguments.count > count && !it.flags.contains(.isVariadic) {
        if !isMember {
          error("no matching function for call to '\(name)'", at: place, declaredHere(it.place))
          return
        } else {
          let few = arguments.count < minimum
          let bound = few ? minimum : count
          let word = minimum == count ? "expected" : few ? "expected at least" : "expected at most"
          error(
            bound == 1 && few && minimum == count
              ? "too few arguments to function call, single argument \(it.parameters[0].name.isEmpty ? "" : "'\(it.parameters[0].name)' ")was not specified"
              : "too \(few ? "few" : "many") arguments to function call, \(word) \(bound), have \(arguments.count)",
            at: place, declaredHere(it.place))
          return
        }
      }
      if isMember {
        for (position, argument) in arguments.enumerated() where position < it.parameters.count {
          if distance(argument, to: it.parameters[position].type) == nil {
            // clang gives the conversion's own sentence where there is one candidate.
            _ = pass(argument, as: it.parameters[position].type, at: place)
            return
          }
        }
      }
    }
    let list = callee.functions
    let isStatic = list.allSatisfy { state.functions[$0].isStatic }
    error(
      isMember && !isStatic
        ? "no matching member function for call to '\(name)'"
        : "no matching function for call to '\(name)'", at: place,
      list.count == 1 ? declaredHere(state.functions[list[0]].place) : [])
  }

  /// The call of a function that was chosen.
  func invoke(
    _ index: Int, _ arguments: [CppValue], object: LoweredCode?, objectType: CppType,
    isQualified: Bool, _ place: SourceRange
  ) -> CppValue {
    var function = state.functions[index]
    if isAuto(function.result), function.waitsForUse {
      buildNow(index)
      function = state.functions[index]
    }
    if isAuto(function.result) {
      error(
        "function '\(function.name)' with deduced return type cannot be used before it is defined",
        at: place, declaredHere(function.place))
      return .failed
    }
    var front: [LoweredCode] = []
    var target = LoweredCode(function.cname)
    var before: LoweredCode?
    if let owner = function.owner, !function.isStatic {
      guard let object, let from = objectType.record else {
        error("call to non-static member function without an object argument", at: place)
        return .failed
      }
      if objectType.isConst, !function.flags.contains(.isConst) {
        error(
          "'this' argument to member function '\(function.name)' has type '\(name(of: objectType))', but function is not marked const",
          at: place, declaredHere(function.place))
        return .failed
      }
      let pointer: LoweredCode = "&\(object)"
      noteCall(of: index)
      if let slot = function.slot, !isQualified, state.records[from].slots.indices.contains(slot) {
        // Through the table: the object is looked at once.
        let entry = state.records[from].slots[slot]
        let holder = state.records[tableHolder(from)].cname
        let introduced = state.records[entry.introduced].cname
        let name = fresh("__t")
        keep(name, "struct \(holder) *\(name); " <~ place)
        let base = upcast("(\(pointer))", from: from, to: tableHolder(from), mayBeNull: false)
        before = "\(name) = \(base)"
        target = "((const struct \(introduced)__table *)\(name)->__table)->\(entry.cname)"
        front = ["(struct \(introduced) *)\(name)"]
      } else {
        front = [upcast("(\(pointer))", from: from, to: owner, mayBeNull: false)]
        require(index, at: place)
      }
    } else if !passesOn(function) {
      require(index, at: place)
    }
    let list = passed(arguments, to: index, at: place)
    if passesOn(function) { return callResult(of: function.result, place) { _ in list[0] } }
    return callResult(of: function.result, place) { head in
      let call = "\(target)(\((front + head + list).joined(", ")))" <~ place
      return before.map { "(\($0), \(call))" <~ place } ?? call
    }
  }

  /// `std::move` and `std::forward` of an object are what they were given: that is no call.
  private func passesOn(_ it: CppFunction) -> Bool {
    it.instance != nil && it.parameters.count == 1
      && ["std::move", "std::forward"].contains(it.fullName)
  }

  /// The value of a call; `make` gets what stands between the object and the arguments.
  private func callResult(
    of type: CppType, _ place: SourceRange, _ make: @escaping ([LoweredCode]) -> LoweredCode
  ) -> CppValue {
    if type.isReference {
      var value = CppValue(type.referred, "(*\(make([])))" <~ place)
      value.isLvalue = true
      if case .moveReference = type { value.isMoved = true }
      return value
    }
    if type.record != nil {
      var value = CppValue(type, "")
      value.make = { pointer in make([pointer]) }
      return value
    }
    return CppValue(type.plain, make([]))
  }

  // MARK: Constructions

  func construct(_ node: CppNode) -> CppValue {
    let kids = expanded(Array(node.kids.dropFirst()))
    let place = node.place
    let type =
      bareTemplate(node.kid(0)).map {
        deducedClass($0, kids, isList: node.flags.contains(.isBraced), at: place)
      } ?? type(node.kid(0))
    if type.isFailed { return .failed }
    if let record = type.record { complete(record) }
    guard let record = type.record else {
      if kids.isEmpty { return CppValue(type.plain, "((\(cType(type)))0)" <~ place) }
      if kids.count > 1 {
        error("excess elements in scalar initializer", at: tree[kids[1]].place)
        return .failed
      }
      return castValue(expression(kids[0]), to: type, "c", place)
    }
    if let pure = pureFunction(record) {
      error(
        "allocating an object of abstract class type '\(state.records[record].name)'", at: place,
        declaredHere(state.functions[pure].place))
      return .failed
    }
    let arguments =
      node.flags.contains(.isBraced) && !isAggregate(record)
      ? listArguments(kids, record, at: place) : kids.map { expression($0) }
    if arguments.contains(where: { $0.type.isFailed }) { return .failed }
    if arguments.count == 1, arguments[0].make != nil, arguments[0].type.record == record {
      return arguments[0]
    }
    var value = CppValue(.record(record), "")
    if node.flags.contains(.isBraced), isAggregate(record),
      arguments.first?.type.record != record
    {
      value.make = { [self] pointer in
        let inner = initialise(
          "(*\(pointer))", type, kids: kids, kind: .braceInitializer, place: place,
          context: .variable, isExplicit: true)
        return "({ \(inner) 0; })"
      }
      return value
    }
    value.make = { [self] pointer in
      constructed(pointer, record, arguments, place, zeroFirst: arguments.isEmpty)
    }
    return value
  }

  // MARK: new and delete

  func new(_ node: CppNode) -> CppValue {
    let type = declaredType(node)
    let place = node.place
    if type.isFailed { return .failed }
    if type.isReference || type.plain == .void {
      error(
        "cannot allocate \(type.isReference ? "reference" : "incomplete") type '\(name(of: type))' with new",
        at: place)
      return .failed
    }
    let name = fresh("__new")
    if node.kid(2) != 0 { return newArray(node, type, name) }
    let initialiser = tree[node.kid(1)]
    var kids = expanded(initialiser.kids)
    var kind = initialiser.kind
    if let record = type.record {
      complete(record)
      let it = state.records[record]
      guard it.isComplete else {
        error("allocation of incomplete type '\(it.name)'", at: place, declaredHere(it.place))
        return .failed
      }
      if let pure = pureFunction(record) {
        error(
          "allocating an object of abstract class type '\(it.name)'", at: place,
          declaredHere(state.functions[pure].place))
        return .failed
      }
      if isDeleted("operator new", record, at: place) {
        error("call to deleted function 'operator new'", at: place)
        return .failed
      }
      if it.shape == "counts" { function?.makesCounts = true }
      if node.kid(3) == 0 { noteMade(it, at: place) }
      keep(name, "struct \(it.cname) *\(name); " <~ place)
      let memory = room(node, "struct \(it.cname) *", name)
      var made: LoweredCode
      if kind == .braceInitializer, isAggregate(record) {
        made = initialise(
          "(*\(name))", type, kids: kids, kind: kind, place: place, context: .variable,
          isExplicit: true)
        made = "({ \(made) 0; })"
      } else {
        let arguments =
          kind == .braceInitializer
          ? listArguments(kids, record, at: place) : kids.map { expression($0) }
        if arguments.count == 1, arguments[0].make != nil, arguments[0].type.record == record {
          made = objectFrom(
            arguments[0], at: LoweredCode(name), record, place: place, context: .variable)
        } else {
          made = constructed(
            LoweredCode(name), record, arguments, place, zeroFirst: node.kid(1) != 0 && kids.isEmpty
          )
        }
      }
      if node.kid(3) == 0 { made = freeing(name, "\(name)", made, at: place) }
      let code: LoweredCode =
        made.isEmpty ? "(\(memory), \(name))" : "(\(memory), \(made), \(name))"
      return CppValue(.pointer(type), code <~ place)
    }
    if kids.count == 1, tree[kids[0]].kind == .list {
      kids = tree[kids[0]].kids
      kind = .braceInitializer
    }
    keep(name, "\(declare(.pointer(type), name)); " <~ place)
    let memory = room(node, declare(.pointer(type), ""), name)
    var made: LoweredCode = "0"
    if kids.count == 1 {
      let value = converted(expression(kids[0]), to: type, at: place, context: .direct)
      made = "*\(name) = \(value)"
    } else if kids.count > 1 {
      error("excess elements in scalar initializer", at: place)
    } else if node.kid(1) != 0 {
      made = "*\(name) = 0"
    }
    return CppValue(.pointer(type), "(\(memory), \(made), \(name))" <~ place)
  }

  /// Whether a class has said `operator new(…) = delete`. The library asks for memory by itself.
  private func isDeleted(_ way: String, _ record: Int, at place: SourceRange) -> Bool {
    !isLibrary && !isOfLibrary(place) && isComplete(record) && findMember(way, record) != nil
  }

  /// Where the new object will be: in memory that is asked for, or where the program says.
  private func room(_ node: CppNode, _ pointer: String, _ name: String) -> LoweredCode {
    guard node.kid(3) != 0 else {
      return "\(name) = (\(pointer))malloc(sizeof(*\(name)))" <~ node.place
    }
    let given = converted(
      expression(node.kid(3)), to: .pointer(.void), at: node.place, context: .parameter)
    return "\(name) = (\(pointer))\(given)" <~ node.place
  }

  /// In a template one `new` makes objects of several classes. What the library keeps for itself is nobody's object.
  private func noteMade(_ record: CppRecord, at place: SourceRange) {
    let isLibrarys = state.libraryFiles.contains(record.place.file)
    if isLibrarys, state.libraryFiles.contains(place.file) { return }
    let name = record.name
    guard let old = state.madeAt[place], old != name else {
      state.madeAt[place] = name
      return
    }
    let known = old.split(separator: "/").map(String.init)
    if known.count < 4, !known.contains(name) { state.madeAt[place] = old + "/" + name }
  }

  private func newArray(_ node: CppNode, _ type: CppType, _ name: String) -> CppValue {
    let place = node.place
    let count = expression(node.kid(2))
    if count.type.isFailed { return .failed }
    guard isWhole(count.type) else {
      error(
        "array size expression must have integral or unscoped enumeration type, not '\(self.name(of: count.type))'",
        at: place)
      return .failed
    }
    let element = cType(type)
    keep(name, "\(declare(.pointer(type), name)); long \(name)_count; " <~ place)
    let initialiser = tree[node.kid(1)]
    let number: LoweredCode = "\(name)_count = \(count.code)"
    if let record = type.record, let pure = pureFunction(record) {
      error(
        "allocating an object of abstract class type '\(state.records[record].name)'", at: place,
        declaredHere(state.functions[pure].place))
      return .failed
    }
    // In front of objects that have to be destroyed stands how many they are.
    let isCounted = destroys(type)
    if let record = type.record, isDeleted("operator new[]", record, at: place) {
      error("call to deleted function 'operator new[]'", at: place)
      return .failed
    }
    let memory: LoweredCode =
      isCounted
      ? "(\(declare(.pointer(type), "")))__cpp_new_array(\(name)_count, sizeof(\(element)))"
      : "malloc(\(name)_count * sizeof(\(element)))"
    let kids = expanded(initialiser.kids)
    if let known = count.constant, known < 0 || known >= 1 << 61 {
      error(
        "array is too large (\(UInt64(bitPattern: Int64(known))) elements)",
        at: tree[node.kid(2)].place)
      return .failed
    }
    if let known = count.constant, kids.count > known {
      error("excess elements in array initializer", at: tree[kids[known]].place)
      return .failed
    }
    if !kids.isEmpty, initialiser.kind != .braceInitializer || count.constant == nil {
      refuse("initial values for new T[n]", at: place)
      return .failed
    }
    let isBraced = initialiser.kind == .braceInitializer
    let begun =
      isBraced
      ? elements(
        LoweredCode(name), type, kids, upTo: "\(name)_count", isFull: kids.count == count.constant,
        place)
      : row(LoweredCode(name), type) { next in
        guard let record = elementRecord(type) else {
          return node.kid(1) == 0 ? "" : "memset(\(name), 0, \(name)_count * sizeof(\(element)));\n"
        }
        let counter = fresh("__i")
        let inner = fullStatement {
          let code = constructed(
            "&\(name)[\(counter)]", record, [], place, zeroFirst: node.kid(1) != 0)
          return code.isEmpty ? "" : "\(code);\n"
        }
        return inner.isEmpty
          ? ""
          : "for (long \(counter) = 0; \(counter) < \(name)_count; \(counter)++) { \(inner)\(next)}\n"
      }
    let made = freeing(
      name, isCounted ? "(char *)\(name) - 8" : "\(name)",
      begun.isEmpty ? "" : "({ \(begun)0; })", at: place)
    let code = ([number, "\(name) = \(memory)", made] as [LoweredCode]).filter { !$0.isEmpty }
    return CppValue(.pointer(type), "(\(code.joined(", ")), \(name))" <~ place)
  }

  /// Where what makes an object throws, its memory goes back.
  private func freeing(
    _ name: String, _ memory: LoweredCode, _ made: LoweredCode, at place: SourceRange
  ) -> LoweredCode {
    guard catches, !made.isEmpty else { return made }
    keep(
      name + "_room",
      "struct __cpp_room \(name)_room __attribute__((cleanup(__cpp_free_room))); \(name)_room.memory = 0; "
        <~ place, isCleanedUp: true)
    return "\(name)_room.memory = \(memory), \(made), \(name)_room.memory = 0"
  }

  /// `delete` of what the variable's own `new` has made: both are of one object, or both of a row.
  private func checkNew(_ node: CppNode, _ isArray: Bool) {
    let name = tree[node.kid(0)]
    guard name.kind == .name, let local = scopes.last(where: { $0[name.text] != nil })?[name.text],
      let made = local.new, made.isArray != isArray
    else { return }
    let (own, other) = isArray ? ("[]", "") : ("", "[]")
    warn(
      "'delete\(own)' applied to a pointer that was allocated with 'new\(other)'; did you mean 'delete\(other)'?",
      at: node.place, [.init(label: "note.allocatedHere", place: made.place)])
  }

  /// The call of a virtual destructor, with what it has behind it: the memory goes back, or (`_only`) it stays.
  func destructor(
    throughTable pointer: String, _ record: Int, _ ending: String = ""
  ) -> LoweredCode? {
    let slots = state.records[record].slots
    guard let slot = slots.destructor.map({ slots[$0] }) else { return nil }
    let holder = state.records[tableHolder(record)].cname
    let introduced = state.records[slot.introduced].cname
    return
      "((const struct \(introduced)__table *)((struct \(holder) *)\(pointer))->__table)->\(slot.cname)\(ending)((struct \(introduced) *)\(pointer))"
  }

  func delete(_ node: CppNode) -> CppValue {
    let place = node.place
    let given = expression(node.kid(0))
    let value = builtin(of: given, at: place, where: { $0.pointee != nil }) ?? given
    if value.type.isFailed { return .failed }
    guard let pointee = decayed(value.type).pointee else {
      error(
        "cannot delete expression of type '\(name(of: value.type))'", at: place)
      return .failed
    }
    if case .function = pointee.plain {
      error("cannot delete expression of type '\(name(of: value.type))'", at: place)
      return .failed
    }
    let isArray = node.flags.contains(.isArray)
    checkNew(node, isArray)
    let way = isArray ? "operator delete[]" : "operator delete"
    if let record = pointee.record, isDeleted(way, record, at: place) {
      error("attempt to use a deleted function", at: place)
      return .failed
    }
    guard let record = pointee.record, isComplete(record),
      state.records[record].destroys
    else {
      return CppValue(.void, "free(\(value.code))" <~ place)
    }
    checkDestructor(record, at: place)
    let type = "struct \(state.records[record].cname)"
    let name = fresh("__t")
    keep(name, "\(type) *\(name); " <~ place)
    if isArray {
      let counter = fresh("__i")
      let destroy = destroyFunction(.record(record))
      return CppValue(
        .void,
        "({ \(name) = \(value.code); if (\(name)) { for (long \(counter) = __cpp_array_count(\(name)); \(counter) > 0; \(counter)--) \(destroy)(&\(name)[\(counter) - 1]); __cpp_delete_array(\(name)); } (void)0; })"
          <~ place)
    }
    if let call = destructor(throughTable: name, record) {
      return CppValue(
        .void, "({ \(name) = \(value.code); if (\(name)) \(call); (void)0; })" <~ place)
    }
    return CppValue(
      .void,
      "({ \(name) = \(value.code); if (\(name)) { \(destroyFunction(.record(record)))(\(name)); free(\(name)); } (void)0; })"
        <~ place)
  }
}
