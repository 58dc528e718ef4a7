import Diagnostics
import Syntax

/// Expressions: literals, names and members, each with its type and whether it has an address.
extension CppCompiler {
  func expression(_ id: CppTree.ID) -> CppValue {
    let node = tree[id]
    if isTooDeep(at: node.place) { return .failed }
    switch node.kind {
    case .integer: return integer(node)
    case .floating:
      let isFloat = node.text.hasSuffix("f") || node.text.hasSuffix("F")
      let isLong = node.text.hasSuffix("l") || node.text.hasSuffix("L")
      return CppValue(
        .number(isFloat ? .float : isLong ? .longDouble : .double),
        LoweredCode(node.text) <~ node.place
      )
    case .character:
      let letters = decodeQuoted(Array(node.text.utf8)[...]).bytes
      // Several characters between the marks of one are a number ([lex.ccon]/2).
      if (2...4).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) {
        warn("multi-character character constant", at: node.place, [])
        return CppValue(.number(.int), "\(Int(characterNumber(letters)))" <~ node.place)
      }
      var value = CppValue(.char, "((char)\(node.text))" <~ node.place)
      if letters.count == 1 { value.constant = Int(characterNumber(letters)) }
      return value
    case .string:
      var value = CppValue(
        .array(.constant(.char), stringLength(node.text) + 1), LoweredCode(node.text) <~ node.place)
      value.isLvalue = true
      value.isText = true
      return value
    case .boolean:
      var value = CppValue(.bool, node.text == "true" ? "((_Bool)1)" : "((_Bool)0)")
      value.constant = node.text == "true" ? 1 : 0
      return value
    case .nullPointer:
      if node.text == "__null" {
        var value = CppValue(.number(.long), "0")
        value.isZero = true
        value.constant = 0
        return value
      }
      var value = CppValue(.nullPointer, "((void *)0)")
      value.isZero = true
      return value
    case .this: return thisValue(node)
    case .name:
      var value = nameValue(node)
      if spellsConstants, let constant = value.constant {
        value.code = ("(\(constant))" <~ node.place)
        value.isLvalue = false
      }
      return value
    case .list: return listValue(id)
    case .packElement: return element(node) { expression($0) }
    case .fold: return fold(node)
    case .packExpansion:
      error("pack expansion is not allowed here", at: node.place)
      return .failed
    case .typeTrait: return typeTrait(node)
    case .noexceptOperator: return throwsNothing(node)
    case .destruction: return destruction(node)
    case .throwExpression: return thrown(node)
    case .packSize:
      guard let count = packSize(node.text) else {
        error("'\(node.text)' does not refer to the name of a parameter pack", at: node.place)
        return .failed
      }
      var value = CppValue(.unsignedLong, "\(count)ul")
      value.constant = count
      return value
    case .lambda: return lambda(id)
    case .unary: return unary(node)
    case .postfix: return increment(node, isPostfix: true)
    case .binary: return binary(id)
    case .assignment: return assignment(node)
    case .conditional: return conditional(node)
    case .call: return call(node)
    case .member: return member(node)
    case .subscription: return subscription(node)
    case .cast: return cast(node)
    case .construct: return construct(node)
    case .new: return new(node)
    case .delete: return delete(node)
    case .sizeofType, .sizeofExpression:
      let isAlignment = node.text == "alignof"
      var type =
        node.kind == .sizeofType ? self.type(node.kid(0)) : quietly { expression(node.kid(0)).type }
      if type.isFailed {
        if node.kind == .sizeofExpression { _ = expression(node.kid(0)) }
        return .failed
      }
      type = type.referred
      if let record = type.record, !isComplete(record) {
        error(
          "invalid application of '\(isAlignment ? "alignof" : "sizeof")' to an incomplete type '\(name(of: type))'",
          at: node.place)
        return .failed
      }
      let word = isAlignment ? "_Alignof" : "sizeof"
      var size = CppValue(.unsignedLong, "\(word)(\(cType(type)))" <~ node.place)
      size.constant = isAlignment ? layout(type)?.alignment : layout(type)?.size
      return size
    default:
      refuse("this expression", at: node.place)
      return .failed
    }
  }

  // MARK: Literals

  private func integer(_ node: CppNode) -> CppValue {
    var digits = node.text.lowercased()
    var isUnsigned = false
    var longs = 0
    while let last = digits.last, last == "u" || last == "l" {
      if last == "u" { isUnsigned = true } else { longs += 1 }
      digits.removeLast()
    }
    var radix = 10
    if digits.hasPrefix("0x") {
      radix = 16
      digits.removeFirst(2)
    } else if digits.hasPrefix("0b") {
      radix = 2
      digits.removeFirst(2)
    } else if digits.count > 1, digits.hasPrefix("0") {
      radix = 8
    }
    guard let value = UInt64(digits, radix: radix) else {
      error(
        digits.allSatisfy { $0.isHexDigit }
          ? "integer literal is too large to be represented in any integer type"
          : "invalid digit '\(digits.first.map(String.init) ?? "")' in constant", at: node.place)
      return .failed
    }
    var number: CppNumber
    if longs == 0, !isUnsigned, value <= 0x7FFF_FFFF {
      number = .int
    } else if longs == 0, isUnsigned || radix != 10, value <= 0xFFFF_FFFF {
      number = .unsignedInt
    } else if !isUnsigned, value <= 0x7FFF_FFFF_FFFF_FFFF {
      number = longs == 2 ? .longLong : .long
    } else {
      number = longs == 2 ? .unsignedLongLong : .unsignedLong
    }
    if isUnsigned, number == .long { number = .unsignedLong }
    var text = node.text
    if radix == 2 {
      text =
        String(value)
        + (number == .unsignedInt ? "u" : number == .int ? "" : number == .long ? "l" : "ul")
    }
    var result = CppValue(.number(number), LoweredCode(text) <~ node.place)
    result.constant = Int(truncatingIfNeeded: value)
    result.isZero = value == 0
    return result
  }

  // MARK: Names

  private func thisValue(_ node: CppNode) -> CppValue {
    guard let this = thisObject(at: node.place) else {
      error("invalid use of 'this' outside of a non-static member function", at: node.place)
      return .failed
    }
    let type = CppType.record(this.owner)
    return CppValue(.pointer(this.isConst ? type.withConst : type), this.code <~ node.place)
  }

  func nameValue(_ node: CppNode) -> CppValue {
    let place = node.place
    if node.flags.contains(.isTemplate) { return namedTemplate(node) }
    let parts = splitPath(node.text)
    if node.text == "__func__" {
      let name = function?.function.map { state.functions[$0].name } ?? ""
      return CppValue(.array(.constant(.char), name.utf8.count + 1), "\"\(name)\"")
    }
    if parts.count == 1 {
      let around = functionBegins
      for position in scopes.indices.reversed() where position >= around {
        guard let local = scopes[position][node.text] else { continue }
        if let entity = local.entity { return value(of: entity, node, record: nil) }
        return localValue(local, node)
      }
      if let captured = capturedValue(node) { return captured }
      // A field of the class around, or of one above it.
      var record = currentRecord
      while let index = record {
        if let found = findField(node.text, index) {
          return implicitField(found.field, found.record, node)
        }
        if findMember(node.text, index) != nil { break }
        record = state.records[index].outer
      }
    } else if parts[0] != "", let found = lookup(parts.dropLast().joined(separator: "::")),
      let owner = recordOf(found.entity), let last = parts.last,
      let field = findField(last, owner)
    {
      // `Base::field` within a derived class.
      if let own = thisObject(at: place)?.owner, derives(own, from: owner) {
        return implicitField(field.field, field.record, node)
      }
      error("invalid use of non-static data member '\(last)'", at: place)
      return .failed
    }
    guard let found = lookup(node.text) else {
      return unknownName(node, parts)
    }
    if let holder = found.record {
      let via =
        parts.count > 1
        ? recordOfPath(parts) ?? holder
        : currentRecord.flatMap { derives($0, from: holder) ? $0 : nil } ?? holder
      check(found: node.text, in: holder, via: via, at: place)
    }
    return value(of: found.entity, node, record: found.record)
  }

  /// `make<int>`: functions, with what stands behind their name.
  private func namedTemplate(_ node: CppNode) -> CppValue {
    var plain = node
    plain.kids = []
    plain.flags.remove(.isTemplate)
    var value = nameValue(plain)
    if value.type.isFailed { return value }
    return withArguments(&value, node.kids, node)
  }

  private func withArguments(
    _ value: inout CppValue, _ kids: [CppTree.ID], _ node: CppNode
  ) -> CppValue {
    guard value.functions.contains(where: { state.functions[$0].template != nil }) else {
      error(
        "'\(node.text)' does not name a template but is followed by template arguments",
        at: node.place)
      return .failed
    }
    guard let arguments = freeArguments(kids) else { return .failed }
    value.templateArguments = arguments
    return value
  }

  private func recordOfPath(_ parts: [String]) -> Int? {
    lookup(parts.dropLast().joined(separator: "::")).flatMap { recordOf($0.entity) }
  }

  func recordOf(_ entity: CppEntity) -> Int? {
    switch entity {
    case .record(let index): return index
    case .alias(let type): return type.record
    default: return nil
    }
  }

  /// What of the streams a name of std's that there is not was meant to be: one letter is missing or another.
  private func misspelt(_ name: String) -> String? {
    let letters = Array(name)
    return ["cout", "cerr", "clog", "endl"].first { known in
      let wanted = Array(known)
      if letters.count == wanted.count {
        return zip(letters, wanted).filter { $0 != $1 }.count == 1
      }
      return letters.count + 1 == wanted.count
        && wanted.indices.contains { Array(wanted[..<$0] + wanted[($0 + 1)...]) == letters }
    }
  }

  private func unknownName(_ node: CppNode, _ parts: [String]) -> CppValue {
    let place = node.place
    let last = parts[parts.count - 1]
    if parts.count > 1, parts[0] == "std" {
      if parts.count == 2, let meant = misspelt(last) {
        error("no member named '\(last)' in namespace 'std'; did you mean '\(meant)'?", at: place)
      } else {
        refuse(node.text, at: place)
      }
      return .failed
    }
    if parts.count > 1, parts[0] != "" {
      let front = parts.dropLast().joined(separator: "::")
      if let found = lookup(front), let record = recordOf(found.entity) {
        error("no member named '\(last)' in '\(state.records[record].name)'", at: place)
      } else if state.namespaces.contains(front + "::") {
        error("no member named '\(last)' in namespace '\(front)'", at: place)
      } else {
        error("use of undeclared identifier '\(parts[0])'", at: place)
      }
      return .failed
    }
    if parts.count == 2, parts[0].isEmpty {
      error("no member named '\(last)' in the global namespace", at: place)
      return .failed
    }
    if parts.count == 1, state.names["std::" + last] != nil {
      error("use of undeclared identifier '\(last)'; did you mean 'std::\(last)'?", at: place)
      return .failed
    }
    if parts.count == 1,
      CppCompiler.unbuiltNames.contains(last)
        || state.names.isUsed("std::") && CppCompiler.furtherNames.contains(last)
    {
      refuse(last, at: place)
      return .failed
    }
    error("use of undeclared identifier '\(last)'", at: place)
    return .failed
  }

  /// What `using namespace std` gives to a program, and is not built: names that nobody would mean something else by.
  static let unbuiltNames: Set<String> = [
    "cin"
  ]

  /// And names that others may use for their own as well.
  static let furtherNames: Set<String> = [
    "addressof", "lock", "async", "invoke", "rotate", "partial_sort", "nth_element", "generate",
    "apply", "visit", "to_wstring", "internal", "showpoint", "wcout",
  ]

  private static let unbuiltOfStreams: Set<String> = [
    "good", "bad", "fail", "eof", "rdstate", "setstate", "clear", "exceptions", "rdbuf", "tie",
    "flags", "setf", "unsetf", "imbue", "tellp", "seekp", "getloc", "copyfmt",
  ]

  /// What classes of std have, by their names without arguments, and those of the library here have not.
  static let unbuiltMembers: [String: Set<String>] = [
    "std::string": [
      "rbegin", "rend", "crbegin", "crend", "get_allocator", "shrink_to_fit", "copy",
    ],
    "std::vector": ["crbegin", "crend", "max_size", "get_allocator"],
    "std::ostream": unbuiltOfStreams,
    "std::ostringstream": unbuiltOfStreams.union(["view"]).subtracting(["clear"]),
    "std::istream": ["read", "readsome", "seekg", "tellg", "gcount", "sync", "setstate", "tie"],
    "std::stringstream": ["read", "seekg", "tellg", "seekp", "tellp", "setstate", "flags", "setf"],
    "std::map": ["merge", "extract", "emplace_hint", "rbegin", "rend"],
    "std::set": ["merge", "extract", "emplace_hint", "rbegin", "rend"],
    "std::unordered_map": ["merge", "extract", "load_factor", "rehash", "bucket"],
    "std::unordered_set": ["merge", "extract", "load_factor", "rehash", "bucket"],
    "std::array": ["rbegin", "rend", "crbegin", "crend"],
    "std::numeric_limits": [
      "quiet_NaN", "signaling_NaN", "denorm_min", "round_error", "has_denorm", "round_style",
      "is_iec559", "is_modulo", "traps", "tinyness_before", "has_signaling_NaN", "has_denorm_loss",
      "min_exponent10", "max_exponent10",
    ],
    "std::function": ["target", "target_type"],
    "std::unique_lock": ["try_lock_for", "try_lock_until"],
  ]

  func localValue(_ local: CppLocal, _ node: CppNode) -> CppValue {
    if local.type.isFailed { return .failed }
    var value = CppValue(local.type.referred, LoweredCode(local.cname) <~ node.place)
    value.isLvalue = true
    value.variableName = node.text
    if local.type.isReference || local.isPointer {
      value.code = ("(*\(local.cname))" <~ node.place)
    } else {
      value.constant = local.constant
    }
    return value
  }

  private func implicitField(_ field: CppField, _ record: Int, _ node: CppNode) -> CppValue {
    guard let this = thisObject(at: node.place), derives(this.owner, from: record) else {
      error(
        function?.owner == nil
          ? "invalid use of non-static data member '\(field.name)'"
          : "invalid use of member '\(field.name)' in static member function", at: node.place)
      return .failed
    }
    if !isAccessible(
      field.access, owner: record, via: this.owner, named: field.name, object: this.owner)
    {
      error(
        "'\(field.name)' is a \(accessWord(field.access, owner: record, via: this.owner)) member of '\(state.records[record].name)'",
        at: node.place, declaredHere(field.place))
      return .failed
    }
    let object = upcast(this.code, from: this.owner, to: record, mayBeNull: false)
    var value = fieldValue(
      field, "\(object)->\(field.cname)" <~ node.place, isConst: this.isConst)
    value.variableName = this.isConst && !field.isMutable ? "(const method)" : field.name
    return value
  }

  func fieldValue(_ field: CppField, _ code: LoweredCode, isConst: Bool) -> CppValue {
    if field.type.isFailed { return .failed }
    var value = CppValue(field.type.referred, field.type.isReference ? "(*\(code))" : code)
    value.isLvalue = true
    if isConst, !field.isMutable, !field.type.isReference { value.type = value.type.withConst }
    return value
  }

  /// What a name that is no local and no field stands for.
  func value(of entity: CppEntity, _ node: CppNode, record: Int?) -> CppValue {
    let place = node.place
    switch entity {
    case .functions(let all):
      let list = all.filter { isSeen($0, beside: []) }
      if list.isEmpty, !all.isEmpty { return unknownName(node, splitPath(node.text)) }
      var value = CppValue(.void, "0")
      value.functions = list
      value.isQualified = splitPath(node.text).count > 1
      if let record, list.contains(where: { !state.functions[$0].isStatic }),
        let this = thisObject(at: place), derives(this.owner, from: record)
      {
        value.object = "(*\(this.code))"
        value.objectType =
          this.isConst ? CppType.record(this.owner).withConst : .record(this.owner)
      }
      return value
    case .variable(let index):
      define(waiting: index)
      let variable = state.variables[index]
      if variable.type.isFailed { return .failed }
      if let constant = variable.constant, isWhole(variable.type) {
        var value = CppValue(
          variable.type, variable.isDefined ? LoweredCode(variable.cname) <~ place : "\(constant)")
        value.constant = constant
        value.isLvalue = true
        value.variableName = node.text
        return value
      }
      usedVariables.append((index, place))
      var value = CppValue(
        variable.type.referred,
        (variable.type.isReference ? "(*\(variable.cname))" : LoweredCode(variable.cname)) <~ place)
      value.isLvalue = true
      value.variableName = node.text
      return value
    case .enumerator(let index, let number):
      var value = CppValue(.enumeration(index), number < 0 ? "(\(number))" : "\(number)")
      value.code = (value.code <~ place)
      value.constant = number
      return value
    case .record(let index):
      error(
        "unexpected type name '\(state.records[index].name)': expected expression", at: place)
      return .failed
    case .ambiguous:
      error("reference to '\(node.text)' is ambiguous", at: place)
      return .failed
    case .constant(let type, let number):
      var value = CppValue(type.plain, "((\(cType(type)))\(number))" <~ place)
      value.constant = number
      return value
    case .pack(let list):
      if let position = packPosition, list.indices.contains(position) {
        return self.value(of: list[position], node, record: record)
      }
      error("expression contains unexpanded parameter pack '\(node.text)'", at: place)
      return .failed
    case .parameterPack(let list):
      if let position = packPosition, list.indices.contains(position) {
        var one = node
        one.text = list[position]
        return nameValue(one)
      }
      error("expression contains unexpanded parameter pack '\(node.text)'", at: place)
      return .failed
    case .template:
      refuse("a template without its arguments (\(node.text))", at: place)
      return .failed
    case .enumeration, .alias:
      error("unexpected type name '\(node.text)': expected expression", at: place)
      return .failed
    }
  }

  // MARK: Members

  func member(_ node: CppNode) -> CppValue {
    var object = expression(node.kid(0))
    if object.type.isFailed { return .failed }
    let place = node.place
    let isArrow = node.flags.contains(.isArrow)
    if let atomic = atomicMember(object, isArrow, node.text) { return atomic }
    var isConst = object.type.isConst
    var pointer: LoweredCode
    let record: Int
    // A field of what goes at the end of the statement goes with it ([expr.ref]).
    var isPassing = false
    if isArrow {
      // What an arrow answers is asked in its turn, as long as it is an object.
      var turns = 0
      while object.type.record != nil, turns < 100,
        let arrow = operatorCall("->", [object], place, quiet: true)
      {
        object = arrow
        turns += 1
      }
      guard let pointee = decayed(object.type).pointee else {
        error(
          object.type.record == nil
            ? "member reference type '\(name(of: object.type))' is not a pointer"
            : "member reference type '\(name(of: object.type))' is not a pointer; did you mean to use '.'?",
          at: place)
        return .failed
      }
      guard let found = pointee.record else {
        error(
          "member reference base type '\(name(of: pointee))' is not a structure or union", at: place
        )
        return .failed
      }
      record = found
      isConst = pointee.isConst
      pointer = object.code
    } else {
      guard let found = object.type.record else {
        if let pointee = object.type.pointee, pointee.record != nil {
          error(
            "member reference type '\(name(of: object.type))' is a pointer; did you mean to use '->'?",
            at: place)
        } else {
          error(
            "member reference base type '\(name(of: object.type))' is not a structure or union",
            at: place)
        }
        return .failed
      }
      record = found
      isPassing = object.isExpiring
      object = materialised(object, at: place)
      pointer = "&\(object.code)"
    }
    complete(record)
    let it = state.records[record]
    guard it.isComplete || currentRecord.map({ isWithin($0, record) }) == true else {
      error(
        isIncomplete(record, "member access into incomplete type '\(it.name)'"), at: place,
        declaredHere(it.place))
      return .failed
    }
    var name = node.text
    var holder = record
    var isQualified = false
    let parts = splitPath(name)
    if parts.count > 1 {
      // `p->Base::f()`
      guard let found = lookup(parts.dropLast().joined(separator: "::")),
        let base = recordOf(found.entity), derives(record, from: base)
      else {
        error("'\(parts[0])' is not a member of class '\(it.name)'", at: place)
        return .failed
      }
      name = parts[parts.count - 1]
      holder = base
      isQualified = true
    }
    if let found = findField(name, holder) {
      if !isAccessible(
        found.field.access, owner: found.record, via: record, named: name, object: record)
      {
        error(
          "'\(name)' is a \(accessWord(found.field.access, owner: found.record, via: record)) member of '\(state.records[found.record].name)'",
          at: place, declaredHere(found.field.place))
        return .failed
      }
      pointer = upcast("(\(pointer))", from: record, to: found.record, mayBeNull: false)
      var value = fieldValue(
        found.field, "\(pointer)->\(found.field.cname)" <~ place, isConst: isConst)
      value.variableName = name
      value.isMoved = isPassing && !found.field.type.isReference
      if value.isMoved { value.temporaries = object.temporaries }
      return value
    }
    guard let found = findMember(name, holder) else {
      let title = state.records[holder].name
      if isOfLibrary(state.records[holder].place),
        CppCompiler.unbuiltMembers[withoutArguments(title)]?.contains(name) == true
      {
        refuse("\(title)::\(name)", at: place)
      } else {
        error("no member named '\(name)' in '\(title)'", at: place)
      }
      return .failed
    }
    if let owner = found.record {
      if case .functions = found.entity {
      } else {
        check(found: name, in: owner, via: record, at: place)
      }
    }
    switch found.entity {
    case .functions(let list):
      var value = CppValue(.void, "0")
      value.functions = list
      value.object = isArrow ? "(*\(pointer))" : object.code
      value.objectType = isConst ? CppType.record(record).withConst : .record(record)
      value.isQualified = isQualified
      value.isMoved = isPassing
      value.isExact =
        !isArrow && !isQualified && tree[node.kid(0)].kind == .name
        && isExactObject(tree[node.kid(0)].text)
      if node.flags.contains(.isTemplate) {
        return withArguments(&value, Array(node.kids.dropFirst()), node)
      }
      return value
    case .variable, .enumerator, .constant:
      return self.value(of: found.entity, node, record: found.record)
    default:
      error(
        "cannot refer to type member '\(name)' in '\(it.name)' with '\(isArrow ? "->" : ".")'",
        at: place)
      return .failed
    }
  }

  private func isWithin(_ record: Int, _ other: Int) -> Bool {
    var current: Int? = record
    while let index = current {
      if index == other { return true }
      current = state.records[index].outer
    }
    return false
  }

  private func isExactObject(_ name: String) -> Bool {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found.type.record != nil }
    }
    return false
  }

  func subscription(_ node: CppNode) -> CppValue {
    var base = expression(node.kid(0))
    let isList = tree[node.kid(1)].kind == .list
    var index = isList ? listValue(node.kid(1)) : expression(node.kid(1))
    if base.type.isFailed || index.type.isFailed { return .failed }
    if base.type.record != nil {
      if let value = operatorCall("[]", [base, index], node.place, quiet: true) { return value }
      if let pointer = builtin(of: base, at: node.place, where: { $0.pointee != nil }) {
        base = pointer
      }
    }
    if base.type.record != nil {
      error(
        base.type.record.map { findMember("operator[]", $0) != nil } == true
          ? "no viable overloaded operator[] for type '\(name(of: base.type))'"
          : "type '\(name(of: base.type))' does not provide a subscript operator", at: node.place)
      return .failed
    }
    // `1[a]`
    if base.type.isIntegral, decayed(index.type).pointee != nil { swap(&base, &index) }
    guard let element = decayed(base.type).pointee else {
      error("subscripted value is not an array, pointer, or vector", at: node.place)
      return .failed
    }
    if index.type.record != nil,
      let own = called(
        conversionOf: index, to: .number(.long), at: tree[node.kid(1)].place, .variable)
    {
      index = own
    }
    if index.type.isFailed || base.type.isFailed { return .failed }
    guard isWhole(index.type) else {
      error("array subscript is not an integer", at: tree[node.kid(1)].place)
      return .failed
    }
    var value = CppValue(element, "(\(base.code))[\(index.code)]" <~ node.place)
    value.isLvalue = true
    // An element of what goes at the end of the statement goes with it ([expr.sub]).
    value.isMoved = base.isMoved && base.type.pointee == nil
    if value.isMoved { value.temporaries = base.temporaries }
    return value
  }
}
