import Diagnostics
import Syntax

/// A function that could be called.
struct CppViable {
  var function: Int
  /// How far the object and each argument is.
  var distances: [Int]
  /// Which of its parameters are references.
  var references: [Bool]
  /// By which way of a user's each of those comes that come by one.
  var routes: [Int]
  /// The object is the first of its distances.
  var hasObject = true

  func isReference(_ place: Int) -> Bool {
    let place = hasObject ? place - 1 : place
    return references.indices.contains(place) ? references[place] : true
  }
  /// Its arguments alone.
  var withoutObject: CppViable {
    CppViable(
      function: function, distances: Array(distances.dropFirst()), references: references,
      routes: Array(routes.dropFirst()), hasObject: false)
  }
}

/// Implicit conversions, how good each of them is, and the choice among overloads.
extension CppCompiler {
  /// How far a value is from a type; nil: it does not convert. 0 is exact, below 10 only `const` is added,
  /// 10 a promotion, 20 and more a conversion (in steps of four, within which references differ), 100 by a
  /// constructor, 1000 by `...`.
  func distance(_ value: CppValue, to type: CppType, allowsUser: Bool = true) -> Int? {
    if value.type.isFailed || type.isFailed { return 0 }
    if value.isList {
      if case .reference(let target) = type, !target.isConst { return nil }
      if let record = type.referred.record {
        complete(record)
        if let element = listElement(record) {
          return distance(ofList: value.listNode, to: element)
        }
        guard allowsUser, isMade(record, ofList: value.listNode) else { return nil }
        // What the list makes is a temporary: it would rather be moved. A list of its elements is better than a class
        // that is made of them ([over.ics.rank]/3).
        if case .reference = type { return 201 }
        return 200
      }
      // A number, a pointer has one value.
      let kids = expanded(tree[value.listNode].kids)
      if case .array = type.referred.plain { return 60 }
      guard let first = kids.first else { return 60 }
      // It has to convert, and is as far as that behind whatever takes a list as one.
      guard kids.count == 1,
        let far = distance(quietly { expression(first) }, to: type.referred.plain)
      else { return nil }
      return far < 100 ? 60 + 4 * category(far) : far
    }
    switch type {
    case .reference(let target):
      let isConst = target.isConst
      if value.make == nil, value.functions.isEmpty, value.isLvalue, !value.isMoved || isConst,
        let far = sameObject(value.type, target)
      {
        if value.type.isConst, !isConst { return nil }
        return far + (isConst && !value.type.isConst ? 1 : 0) + (value.isMoved ? 2 : 0)
      }
      guard isConst else {
        if allowsUser, let own = conversion(of: value, to: type, isExplicit: false) {
          return 100 + own.distance
        }
        if case .function = target.plain, let first = settled(value).first {
          return functionType(first) == target.plain ? 0 : nil
        }
        return nil
      }
      if let far = sameObject(value.type, target) { return far + 2 }
      return distance(value, to: target.plain, allowsUser: allowsUser).map { $0 + 1 }
    case .moveReference(let target):
      // What stays is not bound itself; what it converts to is an object of its own ([dcl.init.ref]/5).
      if value.isLvalue, !value.isMoved, sameObject(value.type, target) != nil { return nil }
      if value.isLvalue || value.make != nil, value.type.isConst, !target.isConst,
        sameObject(value.type, target) != nil
      {
        return nil
      }
      if let far = sameObject(value.type, target) { return far }
      return distance(value, to: target.plain, allowsUser: allowsUser)
    default: break
    }
    let target = type.plain
    if let record = target.record {
      if let far = value.type.record.flatMap({ derivation($0, record) }) {
        return far == 0 ? 0 : 20 + far
      }
      guard allowsUser, isComplete(record) else { return nil }
      let list = narrowed(state.records[record].constructors, [value]).filter {
        let it = state.functions[$0]
        return !it.flags.contains(.isExplicit) && !it.parameters.isEmpty && it.minimum <= 1
          && !isCopyParameter($0, record)
      }
      let best = list.compactMap {
        distance(value, to: state.functions[$0].parameters[0].type, allowsUser: false)
      }.min()
      if let best { return 100 + best }
      let templates = state.records[record].constructors.filter {
        state.functions[$0].template != nil && !state.functions[$0].flags.contains(.isExplicit)
      }
      if !templates.isEmpty, !convertsItself.contains(record) {
        convertsItself.insert(record)
        defer { convertsItself.remove(record) }
        if let far = viable(templates, [value], object: nil).map({ $0.distances[1] }).min() {
          return far < 100 ? 100 + far : nil
        }
      }
      return conversion(of: value, to: type, isExplicit: false).map { 100 + $0.distance }
    }
    if !value.functions.isEmpty {
      guard let pointee = target.pointee else { return target == .bool ? 96 : nil }
      if value.object != nil { return nil }
      return settled(value).contains { functionType($0) == pointee.plain } ? 0 : nil
    }
    if allowsUser, let own = conversion(of: value, to: type, isExplicit: false) {
      return 100 + own.distance
    }
    if allowsUser, closureFunction(value.type, as: target) != nil { return 100 }
    let from = decayed(value.type)
    if from == target { return 0 }
    switch (from, target) {
    case (.number(let a), .number(let b)):
      if b == .int, a.rawValue < CppNumber.int.rawValue { return 10 }
      if b == .double, a == .float { return 10 }
      return 20
    case (.enumeration(let index), .number(let b)):
      if state.enums[index].isScoped { return nil }
      let it = state.enums[index]
      return b == it.promoted || b == it.underlying && promoted(b) == it.promoted ? 10 : 20
    case (.nullPointer, .pointer): return 20
    case (.nullPointer, .number(.bool)): return nil
    case (.number, .pointer), (.number, .nullPointer): return value.isZero ? 20 : nil
    case (.pointer, .number(.bool)): return 96
    // It is deprecated, and a warning.
    case (.pointer, .pointer(.number(.char))) where value.isText: return 92
    case (.pointer(let a), .pointer(let b)): return pointerDistance(a, b)
    default: return nil
    }
  }

  private func isListOfElements(_ type: CppType) -> Bool {
    type.referred.record.flatMap { listElement($0) } != nil
  }

  /// Whether a list in braces makes an object of a class.
  private func isMade(_ record: Int, ofList id: CppTree.ID) -> Bool {
    let it = state.records[record]
    guard it.isComplete else { return false }
    let kids = expanded(tree[id].kids)
    if isAggregate(record) {
      let count = it.fields.indices.filter { !isOverlaid($0, of: record) }.count
      return withBraces(kids, .record(record)).count
        <= max(1, count + (it.base == nil ? 0 : 1))
    }
    if kids.isEmpty { return !lacksDefault(record) || listTakers(record) != nil }
    let list = listValue(id)
    if listTakers(record, of: list) != nil { return true }
    return quietly {
      let arguments = kids.map { tree[$0].kind == .list ? listValue($0) : expression($0) }
      return arguments.contains { $0.type.isFailed }
        || !viable(it.constructors, arguments, object: nil).isEmpty
    }
  }

  private func pointerDistance(_ a: CppType, _ b: CppType) -> Int? {
    if a.isConst, !b.isConst { return nil }
    let extra = b.isConst && !a.isConst ? 1 : 0
    if a.plain == b.plain { return extra }
    if b.plain == .void {
      if case .function = a.plain { return nil }
      return 88 + extra
    }
    if let x = a.record, let y = b.record, let far = derivation(x, y) {
      return 20 + min(far, 64) + extra
    }
    if case .pointer(let x) = a.plain, case .pointer(let y) = b.plain, x.plain == y.plain,
      b.isConst || x.isConst == y.isConst
    {
      return x.isConst && !y.isConst ? nil : 1
    }
    return nil
  }

  private func sameObject(_ from: CppType, _ target: CppType) -> Int? {
    if from.plain == target.plain { return 0 }
    if case .array(let a, let n) = from.plain, case .array(let b, let m) = target.plain,
      a.plain == b.plain, n == m || m < 0
    {
      return 0
    }
    if case .pointer(let a) = from.plain, case .pointer(let b) = target.plain, a.plain == b.plain,
      target.isConst, b.isConst || !a.isConst
    {
      return 1
    }
    if let a = from.record, let b = target.record, let far = derivation(a, b) { return 20 + far }
    return nil
  }

  private func derivation(_ record: Int, _ base: Int) -> Int? {
    var current: Int? = record
    var far = 0
    while let index = current, far < 1000 {
      // Each step counts for more than how the object is taken: the nearer of two bases is the better one, be it bound
      // to `const B &` and the other to `B &&` ([over.ics.rank]/4).
      if index == base { return min(far * 4, 76) }
      complete(index)
      far += 1
      current = state.records[index].base
    }
    return nil
  }

  /// The name of one function as what it is: something of a function's type, with an address. Any other value stays.
  func asFunction(_ value: CppValue, at place: SourceRange) -> CppValue {
    guard !value.functions.isEmpty, value.object == nil else { return value }
    let functions = settled(value)
    guard functions.count == 1, value.functions.count == 1,
      state.functions[functions[0]].owner == nil || state.functions[functions[0]].isStatic
    else { return value }
    require(functions[0], at: place)
    var result = CppValue(
      functionType(functions[0]), LoweredCode(state.functions[functions[0]].cname))
    result.isLvalue = true
    return result
  }

  func functionType(_ index: Int) -> CppType {
    let it = state.functions[index]
    return .function(
      it.result, it.parameters.map { adjusted($0.type) }, variadic: it.flags.contains(.isVariadic))
  }

  // MARK: Overloads

  /// The one function that takes the arguments best.
  func resolve(
    _ candidates: [Int], _ arguments: [CppValue], object: CppValue?, onlyImplicit: Bool = false,
    explicit: [CppArgument]? = nil
  ) -> (function: Int?, isAmbiguous: Bool) {
    best(
      of: viable(
        candidates, arguments, object: object, onlyImplicit: onlyImplicit, explicit: explicit))
  }

  /// A list with an instance in place of each template that fits, and without those that do not.
  private func made(
    _ list: [Int], _ arguments: [CppValue], _ explicit: [CppArgument]?
  ) -> [Int] {
    guard explicit != nil || list.contains(where: { state.functions[$0].template != nil }) else {
      return list
    }
    return list.compactMap { each in
      guard state.functions[each].template != nil else { return explicit == nil ? each : nil }
      guard let found = deduced(each, arguments, explicit: explicit ?? []) else { return nil }
      return instance(of: each, found, at: callPlace ?? state.functions[each].place)
    }
  }

  /// The functions that could be called, and how far each of the arguments is from its parameter.
  func viable(
    _ candidates: [Int], _ arguments: [CppValue], object: CppValue?, onlyImplicit: Bool = false,
    explicit: [CppArgument]? = nil
  ) -> [CppViable] {
    var viable: [CppViable] = []
    for index in made(narrowed(candidates, arguments), arguments, explicit) {
      let it = state.functions[index]
      if onlyImplicit, it.flags.contains(.isExplicit) { continue }
      if arguments.count < it.minimum { continue }
      if arguments.count > it.parameters.count, !it.flags.contains(.isVariadic) { continue }
      var distances: [Int] = []
      var routes = [0]
      var fits = true
      if let object, it.owner != nil, !it.isStatic {
        guard let bound = binding(object, to: it) else { continue }
        if object.type.isConst, !it.flags.contains(.isConst) {
          // Kept for a better complaint, and the worst of all.
          distances.append(2000)
        } else {
          distances.append(bound + (!object.type.isConst && it.flags.contains(.isConst) ? 1 : 0))
        }
      } else {
        distances.append(0)
      }
      for (position, argument) in arguments.enumerated() {
        if position < it.parameters.count {
          // A constructor that would copy takes what converts only by itself, and so does the compiler's own that
          // would move: what it adds to a class opens no new way to it.
          let isCopy =
            it.isConstructor
            && it.owner.map {
              isCopyParameter(index, $0) || it.isImplicit && isMoveParameter(index, $0)
            } == true
          guard let far = distance(argument, to: it.parameters[position].type, allowsUser: !isCopy)
          else {
            fits = false
            break
          }
          distances.append(far)
          let isList = argument.isList && isListOfElements(it.parameters[position].type)
          routes.append(
            category(far) == 3 && !isList ? route(argument, to: it.parameters[position].type) : 0)
        } else {
          distances.append(1000)
          routes.append(0)
        }
      }
      if fits {
        let references = it.parameters.map { $0.type.isReference }
        viable.append(
          CppViable(
            function: index, distances: distances, references: references, routes: routes))
      }
    }
    return viable
  }

  /// How an object is taken by a method that has `&` or `&&` behind its parameters; nil: it is not ([over.match.funcs]/4).
  private func binding(_ object: CppValue, to method: CppFunction) -> Int? {
    if method.flags.qualifier.isEmpty { return 0 }
    if method.flags.contains(.isForExpiring) { return object.isExpiring ? 0 : nil }
    return !object.isExpiring ? 0 : method.flags.contains(.isConst) ? 2 : nil
  }

  func best(
    of viable: [CppViable]
  ) -> (function: Int?, isAmbiguous: Bool) {
    if viable.isEmpty { return (nil, false) }
    if viable.count == 1 { return (viable[0].function, false) }
    func isBetter(_ a: CppViable, _ b: CppViable) -> Bool {
      var (wins, place) = (false, -1)
      for (x, y) in zip(a.distances, b.distances) {
        place += 1
        if a.routes[place] != b.routes[place], a.routes[place] != 0, b.routes[place] != 0,
          category(x) == 3, category(y) == 3
        {
          continue
        }
        // A value is as near as a reference to it.
        let isOneBound = a.isReference(place) != b.isReference(place)
        let (x, y) = isOneBound ? (unbound(x), unbound(y)) : (x, y)
        if x > y { return false }
        if x < y { wins = true }
      }
      return wins
    }
    func prefers(_ a: CppViable, to b: CppViable) -> Bool {
      // An operator of the language is no template.
      if a.function < 0 || b.function < 0 {
        return b.function >= 0 && state.functions[b.function].instance != nil
      }
      return self.prefers(a.function, to: b.function)
    }
    for each in viable
    where viable.allSatisfy({
      $0.function == each.function || isBetter(each, $0)
        || !isBetter($0, each) && prefers(each, to: $0)
    }) {
      return (each.function, false)
    }
    return (nil, true)
  }

  func category(_ distance: Int) -> Int {
    switch distance {
    case ..<10: return 0
    case ..<20: return 1
    case ..<100: return 2
    case ..<1000: return 3
    case ..<2000: return 4
    default: return 5
    }
  }
  /// A distance without what tells references from one another.
  private func unbound(_ distance: Int) -> Int {
    switch category(distance) {
    case 0: 0
    case 1: 10
    case 2: distance / 4 * 4
    case 3: 100 + unbound(distance - 100)
    default: distance
    }
  }

  // MARK: Code

  /// A value as one of a type that is no class and no reference.
  func converted(
    _ value: CppValue, to type: CppType, at place: SourceRange, context: CppContext
  ) -> LoweredCode {
    if value.type.isFailed || type.isFailed { return "0" }
    if isCopyOfAtomic(value, type, at: place, assigns: context == .assignment) { return "0" }
    let target = type.plain
    if value.isList {
      let kids = tree[value.listNode].kids
      if kids.isEmpty { return "0" }
      return converted(expression(kids[0]), to: type, at: place, context: context)
    }
    if !value.functions.isEmpty {
      if value.object != nil {
        error("reference to non-static member function must be called", at: place)
        return "0"
      }
      let functions = settled(value)
      if let pointee = target.pointee,
        let match = functions.first(where: { functionType($0) == pointee.plain })
      {
        require(match, at: place)
        return LoweredCode(state.functions[match].cname)
      }
      if value.functions.count > 1 || functions.isEmpty {
        error(
          "reference to overloaded function could not be resolved; did you mean to call it?",
          at: place)
        return "0"
      }
      if target == .bool {
        require(value.functions[0], at: place)
        return "1"
      }
      error(
        context.title(
          name(of: type), name(of: functionType(functions[0])), isLvalue: true), at: place)
      return "0"
    }
    if value.type.record != nil, closureFunction(value.type, as: target) == nil,
      let made = converted(byOwn: value, to: type, at: place, context)
    {
      return made
    }
    if let closure = closureFunction(value.type, as: target) {
      return pointer(toClosure: closure, at: place)
    }
    let from = decayed(value.type)
    if context == .condition, from == .nullPointer { return "0" }
    guard distance(value, to: target) != nil, target.record == nil else {
      let shownFrom = value.type.isConst && !value.isLvalue ? name(of: from) : name(of: value.type)
      // To leave a class takes a conversion of its own.
      if value.type.record != nil, ![.assignment, .condition, .cast].contains(context) {
        let isResult = context == .result
        error(
          "no viable conversion from \(isResult ? "returned value of type " : "")'\(shownFrom)' to \(isResult ? "function return type " : "")'\(name(of: type))'",
          at: place)
        return "0"
      }
      error(
        context.title(
          name(of: context == .assignment || context == .condition ? type.plain : type), shownFrom,
          isLvalue: value.isLvalue && !value.isMoved), at: place)
      return "0"
    }
    if from == target { return value.code }
    switch (from, target) {
    case (.pointer(let a), .pointer(let b)):
      if let x = a.record, let y = b.record, x != y {
        checkBase(x, y, at: place)
        return upcast(value.code, from: x, to: y, mayBeNull: true)
      }
      return value.code
    case (.pointer, .number): return "(\(value.code) != 0)"
    case (_, .pointer) where value.isZero: return "((\(cType(target)))0)"
    case (_, .number(let number)):
      if let constant = value.constant, !number.isReal, number != .bool {
        return constant < 0 ? "(\(constant))" : "\(constant)"
      }
      return number == .bool ? "((_Bool)(\(value.code)))" : "((\(cType(target)))(\(value.code)))"
    default: return value.code
    }
  }

  /// Whether an object may be taken for one of a class that it inherits from.
  private func checkBase(_ record: Int, _ base: Int, at place: SourceRange) {
    var current = record
    while current != base, let next = state.records[current].base {
      let access = state.records[current].baseAccess
      if access != .isPublic, !isInside(current) {
        error(
          "cannot cast '\(name(of: .record(record)))' to its \(access == .isPrivate ? "private" : "protected") base class '\(name(of: .record(base)))'",
          at: place)
        return
      }
      current = next
    }
  }

  /// In braces a number keeps its value ([dcl.init.list]/7). Of what a function answers nobody knows whether it is
  /// known while compiling: of that nothing is said.
  func checkNarrowing(
    _ value: CppValue, _ id: CppTree.ID, to type: CppType, toldAs told: CppType? = nil
  ) {
    guard case .number(let to) = type.plain, case .number(let from) = decayed(value.type) else {
      return
    }
    let (shown, wanted) = (name(of: .number(from)), name(of: told ?? .number(to)))
    if from.isReal, !to.isReal {
      error(
        "type '\(shown)' cannot be narrowed to '\(wanted)' in initializer list", at: tree[id].place)
    } else if let constant = value.constant {
      if to.isReal || to.holds(constant) { return }
      error(
        "constant expression evaluates to \(constant) which cannot be narrowed to type '\(wanted)'",
        at: tree[id].place)
    } else if from.isReal
      ? to.rawValue < from.rawValue && value.isLvalue && !value.type.isConst
      : isQuiet(id) && (to.isReal || !to.holds(allOf: from))
        && !(value.isLvalue && value.type.isConst)
    {
      error(
        "non-constant-expression cannot be narrowed from type '\(shown)' to '\(wanted)' in initializer list",
        at: tree[id].place)
    }
  }

  /// The pointer that stands for a reference.
  func bind(
    _ value: CppValue, to type: CppType, at place: SourceRange, context: CppContext
  ) -> LoweredCode {
    if value.type.isFailed || type.isFailed { return "0" }
    let target = type.referred
    let value = value.asLvalue
    var isMove = false
    if case .moveReference = type { isMove = true }
    if !value.functions.isEmpty {
      if case .function = target.plain, value.object == nil, let first = settled(value).first {
        require(first, at: place)
        return LoweredCode(state.functions[first].cname)
      }
      // A pointer, or an object that is made of one.
      var isPointer = target.record != nil
      if case .function? = target.pointee?.plain { isPointer = true }
      guard value.object == nil, isPointer else {
        error("reference to non-static member function must be called", at: place)
        return "0"
      }
    }
    if sameObject(value.type, target) != nil {
      if value.isLvalue || value.make != nil {
        if value.type.isConst, !target.isConst {
          error(
            [.parameter, .variable, .direct, .result, .member].contains(context)
              ? "binding reference of type '\(name(of: target))' to value of type '\(name(of: value.type))' drops 'const' qualifier"
              : "drops 'const' qualifier", at: place)
          return "0"
        }
        if value.isLvalue, !value.isMoved, isMove {
          error(
            "rvalue reference to type '\(name(of: target))' cannot bind to lvalue of type '\(name(of: value.type))'",
            at: place)
          return "0"
        }
        if value.make != nil || value.isMoved, !isMove, !target.isConst {
          error(
            "non-const lvalue reference to type '\(name(of: target))' cannot bind to a temporary of type '\(name(of: value.type))'",
            at: place)
          return "0"
        }
        // A function is its own address.
        if case .function = target.plain { return value.code }
        let held = materialised(value, at: place)
        boundTemporaries = held.temporaries
        if let a = held.type.record, let b = target.record, a != b {
          checkBase(a, b, at: place)
          return upcast("&\(held.code)", from: a, to: b, mayBeNull: false)
        }
        return "&\(held.code)"
      }
    }
    if !isMove || sameObject(value.type, target) == nil, target.record != value.type.record,
      let own = conversion(of: value, to: type, isExplicit: context == .direct || context == .cast),
      state.functions[own.function].result.isReference,
      let made = called(conversionOf: value, to: type, at: place, context)
    {
      return bind(made, to: type, at: place, context: context)
    }
    guard target.isConst || isMove else {
      error(
        value.isLvalue
          ? "non-const lvalue reference to type '\(name(of: target))' cannot bind to a value of unrelated type '\(name(of: value.type))'"
          : "non-const lvalue reference to type '\(name(of: target))' cannot bind to a temporary of type '\(name(of: value.type))'",
        at: place)
      return "0"
    }
    if let record = target.record {
      var made = CppValue(.record(record), "")
      let copy = value
      made.make = { [self] pointer in
        objectFrom(copy, at: pointer, record, place: place, context: context)
      }
      let held = materialised(made, at: place)
      boundTemporaries = held.temporaries
      return "&\(held.code)"
    }
    let code = converted(value, to: target.plain, at: place, context: context)
    // An array of one: whose address is taken is found by places, and this may stand in a function of another text.
    let name = fresh("__t")
    boundTemporaries = [temporaries.count]
    keep(name, "\(declare(.array(target.plain, 1), name)); " <~ place)
    return "(\(name)[0] = \(code), \(name))"
  }

  /// The arguments of a call in C, with those that are left out.
  func passed(_ arguments: [CppValue], to index: Int, at place: SourceRange) -> [LoweredCode] {
    let it = state.functions[index]
    var list: [LoweredCode] = []
    for (position, parameter) in it.parameters.enumerated() {
      if position < arguments.count {
        let code = pass(arguments[position], as: parameter.type, at: place)
        // What is written for C has no `const`, and C's own functions ask for it in the types of others.
        var isFunction = false
        if case .function? = parameter.type.pointee?.plain { isFunction = it.isForeign }
        list.append(isFunction ? "(void *)\(code)" : code)
      } else if let value = parameter.value {
        let own = CppOpenDefault(function: index, text: value)
        if !openDefaults.insert(own).inserted {
          error("recursive evaluation of default argument", at: place)
          list.append("0")
          continue
        }
        defer { openDefaults.remove(own) }
        let saved = (scopes, function)
        scopes = [scope(it.instance?.names ?? [:])]
        function?.isLambda = false
        function?.begins = 0
        let owner = it.owner
        list.append(
          within(value, record: owner, namespace: it.namespace) {
            let made =
              tree[value.id].kind == .list ? listValue(value.id) : expression(value.id)
            return pass(made, as: parameter.type, at: place)
          })
        (scopes, function) = saved
      }
    }
    for extra in arguments.dropFirst(it.parameters.count) {
      if let record = extra.type.record, isComplete(record), isTrivial(record) {
        list.append("(\(materialised(extra, at: place).code))")
      } else if let record = extra.type.record {
        error(
          "cannot pass object of non-trivial type '\(name(of: .record(record)))' through variadic function; call will abort at runtime",
          at: place)
        list.append("0")
      } else if let first = extra.functions.first {
        require(first, at: place)
        list.append(LoweredCode(state.functions[first].cname))
      } else if extra.type.plain == .bool {
        list.append("((int)(\(extra.code)))")
      } else {
        list.append(extra.code)
      }
    }
    return list
  }

  /// Its bytes are all of it: so it may go through `...`.
  private func isTrivial(_ record: Int) -> Bool {
    let it = state.records[record]
    return it.copiesTrivially && it.movesTrivially && !it.destroys
  }

  func pass(_ value: CppValue, as type: CppType, at place: SourceRange) -> LoweredCode {
    if type.isReference { return bind(value, to: type, at: place, context: .parameter) }
    if let record = type.record {
      if let pure = pureFunction(record) {
        error(
          "parameter type '\(state.records[record].name)' is an abstract class", at: place,
          declaredHere(state.functions[pure].place))
        return "0"
      }
      var made = CppValue(.record(record), "")
      made.make = { [self] pointer in
        objectFrom(value, at: pointer, record, place: place, context: .parameter)
      }
      return "&\(materialised(made, at: place).code)"
    }
    return converted(value, to: type, at: place, context: .parameter)
  }

  func listValue(_ id: CppTree.ID) -> CppValue {
    var value = CppValue(.void, "0")
    value.isList = true
    value.listNode = id
    return value
  }
}
