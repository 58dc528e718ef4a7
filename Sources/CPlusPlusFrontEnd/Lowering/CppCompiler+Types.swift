import Diagnostics
import Syntax

/// Types: from the tree, into C, and into the words of clang.
extension CppCompiler {
  // MARK: Lookup

  /// A type, namespace member or class member by its path; local names are looked up before.
  func lookup(_ path: String) -> (entity: CppEntity, record: Int?)? {
    var parts = splitPath(path)
    if parts.first == "" {
      parts.removeFirst()
      if parts.isEmpty { return nil }
      if parts.count == 1 { return state.names.qualified(parts[0], in: "").map { ($0, nil) } }
      return member(of: parts, from: nil)
    }
    if parts.count == 1 { return unqualified(parts[0]) }
    if let (record, position) = instance(in: parts) {
      return member(of: parts, .record(record), behind: position)
    }
    return member(of: parts, from: namespace)
  }

  /// The class that the last part of a path is that has arguments: `Box<int>` of `Box<int>::make`.
  private func instance(in parts: [String]) -> (record: Int, position: Int)? {
    guard let position = parts.lastIndex(where: { $0.hasSuffix(">") && !$0.hasPrefix("operator") }),
      let id = tree.templates[parts[...position].joined(separator: "::")]
    else { return nil }
    let made = type(id)
    return made.record.map { ($0, position) }
  }

  private func unqualified(_ name: String) -> (entity: CppEntity, record: Int?)? {
    if name.hasSuffix(">"), let id = tree.templates[name], let record = type(id).record {
      return (.record(record), nil)
    }
    for scope in scopes.reversed() {
      if let found = scope[name], let entity = found.entity { return (entity, nil) }
    }
    var record = currentRecord
    while let index = record {
      if let found = state.records[index].instance?.names[name] { return (found, nil) }
      if let found = findMember(name, index) { return found }
      record = state.records[index].outer
    }
    if let found = inNamespaces(name) { return (found, nil) }
    return nil
  }

  private func member(of parts: [String], from space: String?) -> (entity: CppEntity, record: Int?)?
  {
    // The longest namespace first.
    var prefix = ""
    var index = 0
    if space != nil, parts.count > 1, parts[0] == "std" || !isTypeHere(parts[0]),
      let first = namespace(named: parts[0], isHidden: { self.state.names[$0 + parts[0]] != nil })
    {
      (prefix, index) = (first, 1)
    }
    while index < parts.count - 1, space == nil || index > 0,
      let wider = namespace(parts[index], in: prefix)
    {
      prefix = wider
      index += 1
    }
    var current: (entity: CppEntity, record: Int?)?
    if index > 0 {
      current = state.names.qualified(parts[index], in: prefix).map { ($0, nil) }
      if current == nil, prefix == "std::", case .functions(let list)? = state.names[parts[index]],
        list.contains(where: { state.functions[$0].isOfC })
      {
        // The C library's functions are in both places.
        current = (.functions(list), nil)
      } else if current == nil, prefix == "std::", state.namesOfC.contains(parts[index]) {
        current = state.names[parts[index]].map { ($0, nil) }
      }
    } else {
      current =
        space == nil
        ? state.names.qualified(parts[0], in: "").map { ($0, nil) } : unqualified(parts[0])
    }
    guard let found = current else { return nil }
    return member(of: parts, found.entity, behind: index, record: found.record)
  }

  /// The rest of a path, behind what a part of it is.
  private func member(
    of parts: [String], _ entity: CppEntity, behind position: Int, record: Int? = nil
  ) -> (entity: CppEntity, record: Int?)? {
    var current: (entity: CppEntity, record: Int?)? = (entity, record)
    var index = position + 1
    while index < parts.count {
      guard let here = current else { return nil }
      switch here.entity {
      case .record(let record): current = findMember(parts[index], record)
      case .alias(let type):
        guard let record = type.record else { return nil }
        current = findMember(parts[index], record)
      case .enumeration(let index2):
        guard let value = state.enumerators[index2]?[parts[index]] else { return nil }
        current = (.enumerator(index2, value: value), nil)
      default: return nil
      }
      index += 1
    }
    return current
  }

  /// Whether a name is one of a class, a block or an instance around: that is nearer than any namespace.
  private func isTypeHere(_ name: String) -> Bool {
    if scopes.contains(where: { $0[name]?.entity != nil }) { return true }
    var record = currentRecord
    while let index = record {
      if state.records[index].instance?.names[name] != nil || findMember(name, index) != nil {
        return true
      }
      record = state.records[index].outer
    }
    return false
  }

  /// A member that is no field, in a class or above it. The class's own name leads to itself.
  func findMember(_ name: String, _ record: Int) -> (entity: CppEntity, record: Int?)? {
    var current: Int? = record
    var turns = 0
    while let index = current, turns < 1000 {
      turns += 1
      complete(index)
      if let found = state.records[index].members[name] { return (found, index) }
      if name == "operator=" { return (.functions(state.records[index].copyAssignments), index) }
      if shortName(index) == name { return (.record(index), nil) }
      current = state.records[index].base
    }
    return nil
  }

  func findField(_ name: String, _ record: Int) -> (field: CppField, record: Int)? {
    var current: Int? = record
    var turns = 0
    while let index = current, turns < 1000 {
      turns += 1
      complete(index)
      if let number = state.records[index].fieldNumbers[name] {
        return (state.records[index].fields[number], index)
      }
      if state.records[index].members[name] != nil { return nil }
      current = state.records[index].base
    }
    return nil
  }

  func derives(_ record: Int, from base: Int) -> Bool {
    var current: Int? = record
    var turns = 0
    while let index = current, turns < 1000 {
      turns += 1
      if index == base { return true }
      complete(index)
      current = state.records[index].base
    }
    return false
  }

  // MARK: From the tree

  /// Types within one type: a function of functions doubles with each name that is given to it, and the name of a
  /// pointer to a pointer is as long as the chain.
  private static let greatestType = 256

  private func weigh(_ type: CppType, _ room: inout Int) {
    room -= 1
    if room <= 0 { return }
    switch type {
    case .pointer(let inner), .reference(let inner), .moveReference(let inner),
      .constant(let inner), .atomic(let inner), .array(let inner, _):
      weigh(inner, &room)
    case .function(let result, let parameters, _):
      weigh(result, &room)
      for each in parameters where room > 0 { weigh(each, &room) }
    default: break
    }
  }

  func type(_ id: CppTree.ID) -> CppType {
    if isTooDeep(at: tree[id].place) { return .failed }
    let made = written(id)
    var room = CppCompiler.greatestType
    weigh(made, &room)
    if room > 0 { return made }
    refuse("a type of this size", at: tree[id].place)
    return .failed
  }

  private func written(_ id: CppTree.ID) -> CppType {
    // A chain of pointers is walked, not climbed down.
    let node = tree[id]
    switch node.kind {
    case .typeConst: return type(node.kid(0)).withConst
    case .typePointer:
      let inner = type(node.kid(0))
      if inner.isFailed { return .failed }
      if inner.isReference {
        error(
          "'type name' declared as a pointer to a reference of type '\(name(of: inner))'",
          at: node.place)
        return .failed
      }
      return .pointer(inner)
    case .typeReference:
      let inner = type(node.kid(0))
      return inner.isFailed ? .failed : .reference(inner.referred)
    case .typeMoveReference:
      let inner = type(node.kid(0))
      if case .reference = inner { return inner }
      return inner.isFailed ? .failed : .moveReference(inner.referred)
    case .typeArray:
      let inner = type(node.kid(0))
      if inner.isFailed { return .failed }
      guard node.kid(1) != 0 else { return .array(inner, -1) }
      let size = expression(node.kid(1))
      guard let count = size.constant else {
        if !size.type.isFailed { refuse("array whose length is no constant", at: node.place) }
        return .failed
      }
      if count < 0 {
        error("array size is negative", at: tree[node.kid(1)].place)
        return .failed
      }
      if count > 1 << 28 {
        error("array is too large (\(count) elements)", at: tree[node.kid(1)].place)
        return .failed
      }
      return .array(inner, count)
    case .typeFunction:
      let result = type(node.kid(0))
      var packs: [String: Range<Int>] = [:]
      let parameters = self.parameters(Array(node.kids.dropFirst()), packs: &packs)
      return .function(
        result, parameters.map { adjusted($0.type) }, variadic: node.flags.contains(.isVariadic))
    case .typeName: return namedType(node)
    case .typeOf: return typeOf(node.kid(0))
    case .packElement: return element(node) { type($0) }
    default: return .failed
    }
  }

  /// `decltype(x)` ([dcl.type.decltype]): of a name what it was declared as, of anything else how it may be bound.
  private func typeOf(_ id: CppTree.ID) -> CppType {
    let node = tree[id]
    let value = quietly { expression(id) }
    if value.type.isFailed {
      _ = expression(id)
      return .failed
    }
    if !value.functions.isEmpty || value.isList || value.object != nil {
      refuse("decltype of this", at: node.place)
      return .failed
    }
    if node.kind == .name || node.kind == .member, !node.flags.contains(.isBracketed) {
      if node.kind == .name, let local = local(node.text) { return local.type }
      if node.kind == .name, case .variable(let index)? = lookup(node.text)?.entity {
        return state.variables[index].type
      }
      return value.type
    }
    let type = value.type
    return !value.isLvalue || value.make != nil
      ? type.record == nil ? type.plain : type
      : value.isMoved ? .moveReference(type) : .reference(type)
  }

  /// Types of the library that are other names of C's.
  static let plainNames: [String: CppType] = [
    "size_t": .number(.unsignedLong), "ptrdiff_t": .number(.long), "int8_t": .number(.signedChar),
    "int16_t": .number(.short), "int32_t": .number(.int), "int64_t": .number(.long),
    "uint8_t": .number(.unsignedChar), "uint16_t": .number(.unsignedShort),
    "uint32_t": .number(.unsignedInt), "uint64_t": .number(.unsignedLong),
    "intptr_t": .number(.long), "uintptr_t": .number(.unsignedLong), "nullptr_t": .nullPointer,
  ]

  private func namedType(_ node: CppNode) -> CppType {
    if node.text == "void" { return .void }
    if node.text == "auto" { return .auto }
    if let number = CppNumber.bySpelling[node.text] { return .number(number) }
    if let atomic = atomicType(node) { return atomic }
    if node.flags.contains(.isTemplate), let made = templateType(node) { return made }
    if let found = lookup(node.text) {
      switch found.entity {
      case .record(let index):
        if let holder = found.record {
          check(found: node.text, in: holder, via: holder, at: node.place)
        }
        return .record(index)
      case .enumeration(let index): return .enumeration(index)
      case .alias(let type):
        if let holder = found.record {
          check(found: node.text, in: holder, via: holder, at: node.place)
        }
        return type
      case .pack(let list):
        if let position = packPosition, list.indices.contains(position),
          case .alias(let type) = list[position]
        {
          return type
        }
        error("declaration type contains unexpanded parameter pack '\(node.text)'", at: node.place)
        return .failed
      case .template:
        refuse("a template without its arguments (\(node.text))", at: node.place)
        return .failed
      case .ambiguous:
        error("reference to '\(node.text)' is ambiguous", at: node.place)
        return .failed
      default:
        error("'\(node.text)' does not name a type", at: node.place)
        return .failed
      }
    }
    let parts = splitPath(node.text)
    if node.flags.contains(.isElaborated), parts.count == 1, !node.flags.contains(.isUnion) {
      // `class Window *open();` says that there is such a class, outside of the one around.
      let around = currentRecord
      currentRecord = nil
      defer { currentRecord = around }
      return .record(forwardRecord(node, outer: nil))
    }
    if parts.count == 1 || parts.count == 2 && parts[0] == "std",
      let plain = CppCompiler.plainNames[parts[parts.count - 1]]
    {
      return plain
    }
    if parts.count == 2, parts[0].isEmpty {
      error("no type named '\(parts[1])' in the global namespace", at: node.place)
    } else if parts.count > 1, let around = lookup(parts.dropLast().joined(separator: "::")),
      // Of std's classes not all is built that they have; what answers a question has its type or has none.
      parts[0] != "std" || parts[parts.count - 1] == "type",
      complainMissing(parts[parts.count - 1], around.entity, at: node.place)
    {
    } else if parts.count > 1, parts[0] == "std" {
      refuse(node.text, at: node.place)
    } else if isCppLibraryName(node.text) {
      if state.names.isUsed("std::") {
        refuse("std::" + node.text, at: node.place)
      } else {
        error("unknown type name '\(node.text)'", at: node.place)
      }
    } else {
      error("unknown type name '\(node.text)'", at: node.place)
    }
    return .failed
  }

  /// A type that a class does not have; false: it is none of a class.
  private func complainMissing(
    _ last: String, _ entity: CppEntity, at place: SourceRange
  ) -> Bool {
    if let record = recordOf(entity) {
      error("no type named '\(last)' in '\(state.records[record].name)'", at: place)
      return true
    }
    guard case .alias(let type) = entity else { return false }
    error(
      "type '\(name(of: type))' cannot be used prior to '::' because it has no members", at: place)
    return true
  }

  /// As a parameter: arrays and functions are pointers, and `const` at the top says nothing.
  func adjusted(_ type: CppType) -> CppType {
    switch type.plain {
    case .array(let element, _): return .pointer(element)
    case .function: return .pointer(type)
    default: return type.plain
    }
  }

  func decayed(_ type: CppType) -> CppType {
    switch type.plain {
    case .array(let element, _): return .pointer(element)
    case .function: return .pointer(type)
    default: return type.plain
    }
  }

  // MARK: In C

  /// `T name` in C.
  func declare(_ type: CppType, _ name: String) -> String {
    switch type {
    case .void: return "void \(name)"
    case .number(let number):
      return (number == .bool ? "_Bool" : number.spelling) + " " + name
    case .nullPointer: return "void *\(name)"
    case .record(let index): return "struct \(state.records[index].cname) \(name)"
    case .enumeration(let index): return declare(.number(state.enums[index].underlying), name)
    case .pointer(let inner), .reference(let inner), .moveReference(let inner):
      switch inner.plain {
      case .array, .function: return declare(inner, "(*\(name))")
      default: return declare(inner, "*\(name)")
      }
    case .constant(let inner): return declare(inner, name)
    case .atomic(let inner): return "_Atomic(\(cType(inner))) \(name)"
    case .array(let element, let count):
      return declare(element, "\(name)[\(count < 0 ? "" : String(max(count, 1)))]")
    case .function(let result, let parameters, let variadic):
      var list = parameters.map { declare(passed($0), "") }
      if result.record != nil { list.insert(declare(.pointer(result), ""), at: 0) }
      if variadic { list.append("...") }
      let inside = list.isEmpty ? "void" : list.joined(separator: ", ")
      return declare(result.record != nil ? .void : result, "\(name)(\(inside))")
    case .auto, .failed: return "int \(name)"
    }
  }

  /// How a parameter of that type is handed over: objects by their address.
  func passed(_ type: CppType) -> CppType {
    type.record != nil ? .pointer(type) : type
  }

  func cType(_ type: CppType) -> String { declare(type, "") }

  // MARK: In words

  func name(of type: CppType) -> String {
    switch type {
    case .void: return "void"
    case .number(let number): return number.spelling
    case .nullPointer: return "std::nullptr_t"
    case .record(let index): return state.records[index].name
    case .enumeration(let index): return state.enums[index].name
    case .constant(let inner):
      if case .pointer = inner { return name(of: inner) + "const" }
      return "const " + name(of: inner)
    case .atomic(let inner): return "std::atomic<\(name(of: inner))>"
    case .pointer(let inner): return suffixed(inner, "*")
    case .reference(let inner): return suffixed(inner, "&")
    case .moveReference(let inner): return suffixed(inner, "&&")
    case .array(let element, let count):
      return "\(name(of: element))[\(count < 0 ? "" : String(count))]"
    case .function(let result, let parameters, let variadic):
      let list = parameters.map { name(of: $0) } + (variadic ? ["..."] : [])
      return "\(name(of: result)) (\(list.joined(separator: ", ")))"
    case .auto: return "auto"
    case .failed: return "?"
    }
  }

  /// What the library has as other names clang says in both: `'std::string' (aka 'basic_string<char>')`. Who looks for
  /// a member is told of the class itself.
  static func withAliases(_ title: String) -> String {
    guard title.contains("std::string") || title.contains("std::ostream") else { return title }
    let names = ["std::string": "basic_string<char>", "std::ostream": "basic_ostream<char>"]
    let parts = title.split(separator: "'", omittingEmptySubsequences: false)
    var whole = ""
    for (position, part) in parts.enumerated() {
      let words = part.split(separator: " ").map(String.init)
      let isType = words.allSatisfy { ["const", "&", "&&", "*"].contains($0) || names[$0] != nil }
      let isTold = position + 1 < parts.count && parts[position + 1].hasPrefix(" (aka ")
      guard position % 2 == 1, isType, !isTold, words.contains(where: { names[$0] != nil }) else {
        whole += part + (position + 1 < parts.count ? "'" : "")
        continue
      }
      let real = words.map { names[$0] ?? $0 }.joined(separator: " ")
      whole +=
        title.hasPrefix("no member named") ? "std::\(real)'" : "\(part)' (aka '\(real)')"
    }
    return whole
  }

  private func suffixed(_ inner: CppType, _ sign: String) -> String {
    switch inner {
    case .function(let result, let parameters, let variadic):
      let list = parameters.map { name(of: $0) } + (variadic ? ["..."] : [])
      return "\(name(of: result)) (\(sign))(\(list.joined(separator: ", ")))"
    case .array(let element, let count): return "\(name(of: element)) (\(sign))[\(count)]"
    case .pointer, .reference: return name(of: inner) + sign
    default: return name(of: inner) + " " + sign
    }
  }

  // MARK: Objects

  func destroys(_ type: CppType) -> Bool { isOfObject(type, \.destroys, else: false) }
  func copiesTrivially(_ type: CppType) -> Bool { isOfObject(type, \.copiesTrivially, else: true) }
  func movesTrivially(_ type: CppType) -> Bool { isOfObject(type, \.movesTrivially, else: true) }

  /// What holds of an object of a class, and so of an array of them.
  private func isOfObject(
    _ type: CppType, _ path: KeyPath<CppRecord, Bool>, else other: Bool
  ) -> Bool {
    var type = type.plain
    while case .array(let element, _) = type { type = element.plain }
    guard case .record(let index) = type else { return other }
    complete(index)
    return state.records[index][keyPath: path]
  }

  /// The first thing in C's struct is not the base but the table's address.
  func introducesTable(_ record: Int) -> Bool {
    guard state.records[record].isPolymorphic else { return false }
    guard let base = state.records[record].base else { return true }
    return !state.records[base].isPolymorphic
  }

  /// The class whose struct holds the table's address.
  func tableHolder(_ record: Int) -> Int {
    var current = record
    while !introducesTable(current), let base = state.records[current].base { current = base }
    return current
  }

  func isEmpty(_ record: Int) -> Bool {
    let it = state.records[record]
    return it.fields.isEmpty && !it.isPolymorphic && (it.base.map { isEmpty($0) } ?? true)
  }

  /// A pointer to a class -> a pointer to one above it.
  func upcast(_ code: LoweredCode, from: Int, to: Int, mayBeNull: Bool) -> LoweredCode {
    if from == to { return code }
    var moved = false
    var current = from
    while current != to, let base = state.records[current].base {
      if introducesTable(current), !isEmpty(base) { moved = true }
      current = base
    }
    let target = "struct \(state.records[to].cname) *"
    if !moved { return "((\(target))\(code))" }
    var path: LoweredCode = "__object"
    current = from
    while current != to, let base = state.records[current].base {
      path =
        isEmpty(base)
        ? "((struct \(state.records[base].cname) *)\(path))" : "(&\(path)->__base)"
      current = base
    }
    let whole = "struct \(state.records[from].cname) *__object = \(code);" as LoweredCode
    return mayBeNull
      ? "({ \(whole) __object ? \(path) : (\(target))0; })" : "({ \(whole) \(path); })"
  }
}
