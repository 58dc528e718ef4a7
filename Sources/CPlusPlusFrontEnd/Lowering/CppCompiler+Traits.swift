import Diagnostics
import Syntax

/// What the library's templates ask of types, and how objects are made and destroyed by hand: in memory that is
/// there already.
extension CppCompiler {
  /// `__is_convertible_to(A, B)` and its like.
  func typeTrait(_ node: CppNode) -> CppValue {
    guard let arguments = freeArguments(node.kids) else { return .failed }
    let types = arguments.compactMap { if case .type(let type) = $0 { type } else { nil } }
    guard let first = types.first, types.count == arguments.count else { return .failed }
    let holds: Bool
    switch (node.text, types.count) {
    case ("__is_constructible", _): holds = maker(of: first, from: types.dropFirst()) != nil
    case ("__is_nothrow_constructible", _):
      holds = maker(of: first, from: types.dropFirst())?.isNoexcept == true
    case ("__is_same", 2): holds = first == types[1]
    case ("__is_convertible_to", 2): holds = isConvertible(first, to: types[1])
    case ("__is_callable", 2): holds = isCallable(expiring(first), as: types[1])
    case ("__is_assignable", 2): holds = isAssignable(first, from: types[1])
    case ("__is_base_of", 2):
      if let base = first.record, let record = types[1].record {
        holds = base == record || isComplete(record) && derives(record, from: base)
      } else {
        holds = false
      }
    case (_, 1): holds = self.holds(node.text, of: first)
    default: return .failed
    }
    var value = CppValue(.bool, holds ? "((_Bool)1)" : "((_Bool)0)")
    value.constant = holds ? 1 : 0
    return value
  }

  private func holds(_ question: String, of type: CppType) -> Bool {
    var number: CppNumber?
    if case .number(let own) = type.plain { number = own }
    if type.isReference { return question == "__is_destructible" }
    switch question {
    case "__is_integral": return number?.isReal == false
    case "__is_floating_point": return number?.isReal == true
    case "__is_enum": return isEnumeration(type)
    case "__is_destructible": return type.plain != .void && isDestructible(type)
    default: break
    }
    guard let record = type.record, isComplete(record) else { return false }
    let it = state.records[record]
    switch question {
    case "__is_class": return !it.flags.contains(.isUnion)
    case "__is_polymorphic": return it.isPolymorphic
    case "__is_abstract": return isAbstract(record)
    case "__is_final": return it.flags.contains(.isFinal)
    case "__is_empty": return !it.flags.contains(.isUnion) && isEmpty(record)
    case "__has_virtual_destructor": return it.slots.destructor != nil
    default: return false
    }
  }

  private func isDestructible(_ type: CppType) -> Bool {
    guard let record = elementRecord(type), isComplete(record),
      let destructor = state.records[record].destructor
    else { return true }
    let it = state.functions[destructor]
    return it.access == .isPublic && !it.flags.contains(.isDeleted)
  }

  /// What is of the class already is copied or moved into the object, as far as it can be ([conv.general]/3).
  private func isConvertible(_ type: CppType, to wanted: CppType) -> Bool {
    guard distance(expiring(type), to: wanted) != nil else { return false }
    guard !wanted.isReference, let record = wanted.record, let own = type.referred.record,
      own == record || isComplete(own) && derives(own, from: record)
    else { return true }
    return maker(of: wanted, from: [type]) != nil
  }

  private func isAssignable(_ type: CppType, from other: CppType) -> Bool {
    let (object, value) = (expiring(type), expiring(other))
    guard let record = type.referred.record else {
      return object.isLvalue && !object.type.isConst && distance(value, to: object.type) != nil
    }
    complete(record)
    guard
      let found = resolve(state.records[record].copyAssignments, [value], object: object).function
    else { return false }
    let it = state.functions[found]
    return !it.flags.contains(.isDeleted) && it.access == .isPublic
      && (!object.type.isConst || it.flags.contains(.isConst))
  }

  /// `noexcept(x)`: whether nothing that x calls may throw ([expr.unary.noexcept]).
  func throwsNothing(_ node: CppNode) -> CppValue {
    let outer = callsC
    callsC = false
    defer { callsC = outer }
    var throwsSomething = false
    let given = quietly { () -> CppValue in
      mayThrow = false
      let value = expression(node.kid(0))
      let made = value.make == nil ? value : materialised(value, at: node.place)
      throwsSomething = mayThrow
      return made
    }
    if given.type.isFailed {
      _ = expression(node.kid(0))
      return .failed
    }
    if callsC, !throwsSomething { refuse("noexcept of a function of C", at: node.place) }
    var open = [node.kid(0)]
    while let next = open.popLast() {
      if [.new, .throwExpression].contains(tree[next].kind) { throwsSomething = true }
      open += tree[next].kids.filter { $0 != 0 }
    }
    var value = CppValue(.bool, throwsSomething ? "((_Bool)0)" : "((_Bool)1)")
    value.constant = throwsSomething ? 0 : 1
    return value
  }

  /// A value of a type; of a reference what it refers to.
  private func expiring(_ type: CppType, isMoved: Bool = false) -> CppValue {
    var value = CppValue(type.referred, "")
    if case .reference = type {
      value.isLvalue = true
    } else if isMoved {
      (value.isLvalue, value.isMoved) = (true, true)
    }
    return value
  }

  /// Whether something takes the arguments of a function's type and answers what becomes its result; any answer becomes
  /// none ([func.require]).
  private func isCallable(_ value: CppValue, as type: CppType) -> Bool {
    guard case .function(let result, let parameters, _) = type else { return false }
    let arguments = parameters.map { parameter in
      var argument = expiring(parameter)
      if !parameter.isReference { argument.isMoved = true }
      return argument
    }
    let answer: CppType
    if let record = value.type.record {
      guard case .functions(let list)? = findMember("operator()", record)?.entity,
        let found = resolve(list, arguments, object: value).function,
        !state.functions[found].flags.contains(.isDeleted)
      else { return false }
      answer = state.functions[found].result
    } else {
      guard
        case .function(let its, let wanted, let isVariadic)? = decayed(value.type).pointee?.plain,
        wanted.count == arguments.count || isVariadic && wanted.count < arguments.count,
        !zip(arguments, wanted).contains(where: { distance($0, to: $1) == nil })
      else { return false }
      answer = its
    }
    return result.plain == .void || result == answer
      || distance(expiring(answer), to: result) != nil
  }

  /// How an object is made of values ([expr.unary.noexcept] says when that throws nothing); nil: it cannot be.
  private func maker(
    of type: CppType, from others: some Collection<CppType>
  ) -> (function: Int?, isNoexcept: Bool)? {
    let values = others.map { expiring($0, isMoved: true) }
    guard let record = elementRecord(type), !type.isReference else {
      if values.count > 1 || type.plain == .void { return nil }
      guard let value = values.first else { return type.isReference ? nil : (nil, true) }
      // Brackets ask for what is `explicit`, too ([dcl.init.general]/16).
      return distance(value, to: type) == nil
        && conversion(of: value, to: type, isExplicit: true) == nil
        ? nil : (nil, value.type.record == nil)
    }
    if type.record == nil, !values.isEmpty { return nil }
    guard isComplete(record), !isAbstract(record), isDestructible(type),
      let made = resolve(state.records[record].constructors, values, object: nil).function,
      !state.functions[made].flags.contains(.isDeleted), state.functions[made].access == .isPublic
    else { return nil }
    return (made, isNoexcept(made, values))
  }

  /// Whether a constructor throws nothing: it says so, or it is the compiler's own and those of its parts do not
  /// ([except.spec]/7).
  func isNoexcept(_ constructor: Int, _ arguments: [CppValue] = []) -> Bool {
    let it = state.functions[constructor]
    if it.flags.contains(.isNoexcept) { return true }
    if it.isImplicit, it.name == "operator=", let owner = it.owner {
      return assignsTrivially(.record(owner))
    }
    guard it.isImplicit || it.flags.contains(.isDefaulted), let owner = it.owner else {
      return false
    }
    let isMove = isMoveParameter(constructor, owner)
    let parts =
      state.records[owner].fields.compactMap { elementRecord($0.type) }
      + (state.records[owner].base.map { [$0] } ?? [])
    if it.parameters.isEmpty {
      return parts.allSatisfy { part in
        resolve(state.records[part].constructors, [], object: nil).function.map { isNoexcept($0) }
          ?? true
      }
        && !state.records[owner].fields.contains {
          $0.value != nil && elementRecord($0.type) != nil
        }
    }
    return parts.allSatisfy { part in
      let type = CppType.record(part)
      return maker(of: type, from: [isMove ? type : .reference(type.withConst)])?.isNoexcept == true
    }
  }

  /// `x.~T()`: the object goes, its memory stays. Of a number nothing goes.
  func destruction(_ node: CppNode) -> CppValue {
    let place = node.place
    var object = expression(node.kid(0))
    let named = type(node.kid(1))
    if object.type.isFailed || named.isFailed { return .failed }
    if node.flags.contains(.isArrow) {
      if object.type.record != nil, let arrow = operatorCall("->", [object], place, quiet: true) {
        object = arrow
      }
      guard let pointee = decayed(object.type).pointee else {
        error(
          "member reference type '\(name(of: object.type))' is not a pointer", at: place)
        return .failed
      }
      object = CppValue(pointee, "(*\(object.code))")
      object.isLvalue = true
    }
    guard object.type.plain == named.plain else {
      error(
        "the type being destroyed does not match the destructor name: '\(name(of: object.type.plain))' is no '\(name(of: named.plain))'",
        at: place)
      return .failed
    }
    guard let record = object.type.record, isComplete(record), state.records[record].destroys else {
      return CppValue(.void, "((void)(\(object.code)))" <~ place)
    }
    checkDestructor(record, at: place)
    // What the library holds is of the class itself.
    let name = fresh("__t")
    if !isLibrary, !isOfLibrary(place),
      let call = destructor(throughTable: name, record, "_only")
    {
      keep(name, "struct \(state.records[record].cname) *\(name); " <~ place)
      return CppValue(.void, "({ \(name) = &\(object.code); \(call); (void)0; })" <~ place)
    }
    return CppValue(.void, "\(destroyFunction(.record(record)))(&\(object.code))" <~ place)
  }

  // MARK: Lists

  /// Each value of a list is an expression of its own, which is judged and made before the next: so many are no text
  /// that anybody reads.
  static let longestList = 65_536

  /// What the elements of a `std::initializer_list` are; nil: the class is none.
  func listElement(_ record: Int) -> CppType? {
    let it = state.records[record]
    guard let instance = it.instance, state.templates[instance.template].name == "initializer_list",
      it.namespace == "std::", case .type(let element)? = instance.arguments.first
    else { return nil }
    return element
  }

  /// How far the elements of `{…}` are from those of a list: as far as the one that is farthest ([over.ics.list]).
  func distance(ofList id: CppTree.ID, to element: CppType) -> Int? {
    var far = 0
    var seen: Set<CppNodeKind> = []
    for kid in expanded(tree[id].kids) {
      if heeds(at: tree[kid].place) { return nil }
      // Of thousands of numbers one says how far all are.
      let isNumber = [.integer, .floating, .character].contains(tree[kid].kind)
      if isNumber, !seen.insert(tree[kid].kind).inserted { continue }
      guard let each = distance(quietly { expression(kid) }, to: element) else { return nil }
      far = max(far, each)
    }
    return far
  }

  /// What stands in braces, as the arguments of a constructor: one list where the class has a constructor that takes
  /// it, and each by itself where not ([over.match.list]).
  func listArguments(_ kids: [CppTree.ID], _ record: Int, at place: SourceRange) -> [CppValue] {
    complete(record)
    if kids.count > CppCompiler.longestList, listTakers(record) != nil {
      refuse("a list of more than \(CppCompiler.longestList) values", at: place)
      return [.failed]
    }
    if listTakers(record) != nil, !kids.isEmpty || !hasDefault(record) {
      let list = listValue(tree.add(CppNode(.list, place: place, kids: kids)))
      if listTakers(record, of: list) != nil { return [list] }
    }
    return kids.map { expression($0) }
  }

  /// The constructors that take a list; nil: there is none, or none that takes this one.
  func listTakers(_ record: Int, of list: CppValue? = nil) -> [Int]? {
    let takers = state.records[record].constructors.filter {
      let parameters = state.functions[$0].parameters
      return state.functions[$0].template == nil && state.functions[$0].minimum <= 1
        && parameters.first?.type.referred.record.flatMap { listElement($0) } != nil
    }
    if takers.isEmpty { return nil }
    guard let list else { return takers }
    return viable(takers, [list], object: nil).isEmpty ? nil : takers
  }

  private func hasDefault(_ record: Int) -> Bool {
    state.records[record].constructors.contains {
      state.functions[$0].template == nil && state.functions[$0].minimum == 0
    }
  }

  /// A `std::initializer_list` at an address: its elements stand in an array that lives as long as a temporary.
  func makeList(
    _ id: CppTree.ID, at pointer: LoweredCode, _ record: Int, _ element: CppType
  ) -> LoweredCode {
    let place = tree[id].place
    let kids = expanded(tree[id].kids)
    if kids.count > CppCompiler.longestList {
      refuse("a list of more than \(CppCompiler.longestList) values", at: place)
      return ""
    }
    guard case .template(let template)? = state.names["std::__elements"],
      let holder = classInstance(
        of: template, [.type(element.plain), .value(max(1, kids.count))], at: place)
    else { return "" }
    complete(record)
    complete(holder)
    if kids.isEmpty { return "((\(pointer))->first = 0, (\(pointer))->count = 0)" }
    var array = CppValue(.record(holder), "")
    array.make = { [self] target in
      let inner = initialise(
        "(*\(target)).values", .array(element.plain, kids.count), kids: kids,
        kind: .braceInitializer, place: place, context: .element, isExplicit: false)
      return "({ \(inner) (void)0; })"
    }
    let held = materialised(array, at: place)
    boundTemporaries = held.temporaries
    hold(held.temporaries, by: pointer)
    return
      "((\(pointer))->first = (\(held.code)).values, (\(pointer))->count = \(kids.count))"
      <~ place
  }
}
