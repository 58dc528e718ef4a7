import Diagnostics
import Syntax

/// Conversions that a class has of its own: `operator bool() const`.
extension CppCompiler {
  /// The function by which an object becomes something else; nil: there is none, or more than one.
  ///
  /// `isExplicit`: one that is `explicit` does, too: in a condition, and in a cast.
  func conversion(of value: CppValue, to type: CppType, isExplicit: Bool) -> Int? {
    guard let record = value.type.record else { return nil }
    var (best, far, isTwice): (Int?, Int, Bool) = (nil, .max, false)
    for each in conversions(record) {
      let it = state.functions[each]
      if it.flags.contains(.isExplicit), !isExplicit { continue }
      if value.type.isConst, !it.flags.contains(.isConst) { continue }
      var result = CppValue(it.result.referred, "")
      result.isLvalue = it.result.isReference
      guard let distance = distance(result, to: type, allowsUser: false) else { continue }
      if distance == far, best != each { isTwice = true }
      if distance < far { (best, far, isTwice) = (each, distance, false) }
    }
    return isTwice ? nil : best
  }

  private func conversions(_ record: Int) -> [Int] {
    var list: [Int] = []
    var current: Int? = record
    while let index = current {
      complete(index)
      list += state.records[index].conversions
      current = state.records[index].base
    }
    return list
  }

  /// What an object is where only numbers, pointers and the like are: what its one conversion answers.
  func builtin(of value: CppValue, at place: SourceRange) -> CppValue? {
    guard let record = value.type.record else { return nil }
    let types = Set(
      conversions(record).filter { !state.functions[$0].flags.contains(.isExplicit) }
        .map { state.functions[$0].result.referred.plain })
    guard let type = types.first, types.count == 1, type.record == nil else { return nil }
    return called(conversionOf: value, to: type, at: place, .variable)
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
    let isExplicit = context == .condition || context == .cast
    guard let index = conversion(of: value, to: type, isExplicit: isExplicit),
      let owner = state.functions[index].owner
    else { return nil }
    if !isAccessible(state.functions[index].access, owner: owner, via: value.type.record) {
      error(
        "'\(state.functions[index].name)' is a \(state.functions[index].access.word) member of '\(state.records[owner].name)'",
        at: place, declaredHere(state.functions[index].place))
      return .failed
    }
    let object = materialised(value, at: place)
    return invoke(
      index, [], object: object.code, objectType: object.type, isQualified: false, place)
  }
}
