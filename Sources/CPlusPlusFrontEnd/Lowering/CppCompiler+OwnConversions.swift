import Diagnostics
import Syntax

/// Conversions that a class has of its own: `operator bool() const`.
extension CppCompiler {
  /// The function by which an object becomes something else, and how far what it answers is from that
  /// ([over.best.ics], [over.match.conv]). `isAmbiguous`: none of several is better than the others.
  struct OwnConversion {
    var function: Int
    var distance: Int
    var isAmbiguous = false
  }

  /// nil: there is none.
  ///
  /// `isExplicit`: one that is `explicit` does, too: in a condition, in a cast, and in brackets behind a variable.
  func conversion(of value: CppValue, to type: CppType, isExplicit: Bool) -> OwnConversion? {
    guard let record = value.type.record else { return nil }
    var best: OwnConversion?
    var bestObject = Int.max
    for each in conversions(record) {
      let it = state.functions[each]
      if it.flags.contains(.isExplicit), !isExplicit { continue }
      let isConst = it.flags.contains(.isConst)
      if value.type.isConst, !isConst { continue }
      var result = CppValue(it.result.referred, "")
      result.isLvalue = it.result.isReference
      guard let distance = distance(result, to: type, allowsUser: false) else { continue }
      // The object itself is asked first, then what is answered.
      let object = isConst && !value.type.isConst ? 1 : 0
      if object == bestObject, let old = best, distance == old.distance {
        best?.isAmbiguous = true
      } else if object < bestObject || object == bestObject && distance < best?.distance ?? .max {
        best = OwnConversion(function: each, distance: distance)
        bestObject = object
      }
    }
    return best
  }

  /// A constructor of the class, or the object's own way to it: whichever takes the object as it is is the better one
  /// ([over.match.copy]).
  enum WayIntoClass { case constructor, conversion, neither }
  func wayOf(_ value: CppValue, into record: Int, _ context: CppContext) -> WayIntoClass {
    let isExplicit = [.cast, .direct].contains(context)
    guard value.type.record != nil,
      let own = conversion(of: value, to: .record(record), isExplicit: isExplicit)
    else { return .constructor }
    let takers = state.records[record].constructors.filter {
      !isCopyParameter($0, record) && !isMoveParameter($0, record)
    }
    guard !isExplicit, own.distance < 10,
      let maker = resolve(takers, [value], object: nil, onlyImplicit: true).function,
      let parameter = state.functions[maker].parameters.first?.type,
      let far = distance(value, to: parameter, allowsUser: false), far < 10
    else { return .conversion }
    let asked = state.functions[own.function].flags.contains(.isConst) && !value.type.isConst
    guard parameter.isReference else { return .neither }
    let taken = parameter.referred.isConst && !value.type.isConst
    return asked == taken ? .neither : asked ? .constructor : .conversion
  }

  /// Which way of a user's leads from a value to a type: only sequences by the same one can be compared further.
  func route(_ value: CppValue, to type: CppType) -> Int {
    if let own = conversion(of: value, to: type, isExplicit: false) { return own.function + 1 }
    return -1 - (type.referred.record ?? 0)
  }

  /// Those of a class and of its bases; one of a derived class hides a base's to the same type.
  private func conversions(_ record: Int) -> [Int] {
    var list: [Int] = []
    var hidden: Set<CppType> = []
    var current: Int? = record
    while let index = current {
      complete(index)
      let own = state.records[index].conversions.filter {
        !hidden.contains(state.functions[$0].result)
      }
      hidden.formUnion(own.map { state.functions[$0].result })
      list += own
      current = state.records[index].base
    }
    return list
  }

  func convertsImplicitly(_ record: Int) -> Bool {
    conversions(record).contains { !state.functions[$0].flags.contains(.isExplicit) }
  }

  /// What an object can be without being asked for it by name: the types that are no classes.
  func builtinTypes(of value: CppValue, isExplicit: Bool = false) -> [CppType] {
    guard let record = value.type.record else { return [] }
    var list: [CppType] = []
    for each in conversions(record) {
      let it = state.functions[each]
      let type = it.result.referred.plain
      if it.flags.contains(.isExplicit) != isExplicit || type.record != nil { continue }
      if value.type.isConst, !it.flags.contains(.isConst) { continue }
      if !list.contains(type) { list.append(type) }
    }
    return list
  }

  /// What an object is where only numbers, pointers and the like are: what its one conversion answers, of those that
  /// will do.
  func builtin(
    of value: CppValue, at place: SourceRange, where isWanted: (CppType) -> Bool = { _ in true }
  ) -> CppValue? {
    guard value.type.record != nil else { return value }
    let types = builtinTypes(of: value).filter(isWanted)
    guard types.count == 1 else { return nil }
    return called(conversionOf: value, to: types[0], at: place, .variable)
  }

  /// The operands of one of the language's own operators, where one of them is an object. nil: it is none for them.
  func builtinOperands(
    _ sign: String, _ a: CppValue, _ b: CppValue, _ place: SourceRange
  ) -> (CppValue, CppValue)? {
    let types = [a, b].map { $0.type.record == nil ? [decayed($0.type)] : builtinTypes(of: $0) }
    if types.contains(where: \.isEmpty) { return nil }
    let isFixed = types.allSatisfy { $0.count == 1 }
    // Beside a number, who can be one number is that.
    let isNumber = { [self] (type: CppType) in arithmetic(type) != nil }
    guard isFixed || types.allSatisfy({ $0.filter(isNumber).count == 1 }) else {
      error(
        "use of overloaded operator '\(sign)' is ambiguous (with operand types '\(name(of: a.type))' and '\(name(of: b.type))')",
        at: place)
      return (.failed, .failed)
    }
    let isWanted = isFixed ? { _ in true } : isNumber
    guard let x = builtin(of: a, at: place, where: isWanted),
      let y = builtin(of: b, at: place, where: isWanted)
    else { return nil }
    return (x, y)
  }

  /// What `switch` asks of an object ([stmt.switch]): a number or an enumeration, and there is one only.
  func switched(_ value: CppValue, at place: SourceRange) -> CppValue {
    guard value.type.record != nil else { return value }
    let types = builtinTypes(of: value).filter(isWhole)
    let shown = name(of: value.type.plain)
    if types.count > 1 {
      error(
        "multiple conversions from switch condition type '\(shown)' to an integral or enumeration type",
        at: place)
      return .failed
    }
    if types.isEmpty, let type = builtinTypes(of: value, isExplicit: true).first(where: isWhole) {
      error(
        "switch condition type '\(shown)' requires explicit conversion to '\(name(of: type))'",
        at: place)
      return .failed
    }
    return builtin(of: value, at: place, where: isWhole) ?? value
  }

  /// An object as something else, by its own conversion; nil: it has none.
  func converted(
    byOwn value: CppValue, to type: CppType, at place: SourceRange, _ context: CppContext
  ) -> LoweredCode? {
    guard let made = called(conversionOf: value, to: type, at: place, context) else { return nil }
    return converted(made, to: type, at: place, context: context)
  }

  /// What an object's own conversion answers.
  func called(
    conversionOf value: CppValue, to type: CppType, at place: SourceRange, _ context: CppContext
  ) -> CppValue? {
    let isExplicit = [.condition, .cast, .direct].contains(context)
    guard let found = conversion(of: value, to: type, isExplicit: isExplicit),
      let owner = state.functions[found.function].owner
    else { return nil }
    let it = state.functions[found.function]
    if found.isAmbiguous {
      error(
        "conversion from '\(name(of: value.type))' to '\(name(of: type.referred))' is ambiguous",
        at: place)
      return .failed
    }
    if !isAccessible(it.access, owner: owner, via: value.type.record) {
      error(
        "'\(it.name)' is a \(it.access.word) member of '\(state.records[owner].name)'",
        at: place, declaredHere(it.place))
      return .failed
    }
    let object = materialised(value, at: place)
    return invoke(
      found.function, [], object: object.code, objectType: object.type, isQualified: false, place)
  }
}
