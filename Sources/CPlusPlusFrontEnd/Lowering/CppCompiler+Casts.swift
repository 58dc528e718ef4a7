import Diagnostics
import Syntax

/// Casts: those that have a name, and those in C's manner, which are the first of them that does
/// ([expr.cast]/4).
extension CppCompiler {
  func cast(_ node: CppNode) -> CppValue {
    let type = type(node.kid(0))
    let value = expression(node.kid(1))
    if type.isFailed || value.type.isFailed { return .failed }
    if node.text == "const_cast", !type.isReference, type.pointee == nil {
      error(
        "const_cast to '\(name(of: type))', which is not a reference, pointer-to-object, or pointer-to-data-member",
        at: node.place)
      return .failed
    }
    if node.text == "dynamic_cast" { return dynamicCast(value, to: type, node.place) }
    return castValue(value, to: type, node.text, node.place)
  }

  func castValue(
    _ value: CppValue, to type: CppType, _ word: String, _ place: SourceRange
  ) -> CppValue {
    if type.plain == .void {
      var code = value.code
      if value.make != nil {
        code = "&\(materialised(value, at: place).code)"
      } else if !value.functions.isEmpty {
        code = "0"
      } else if value.type.record != nil {
        code = "&\(value.code)"
      }
      return CppValue(.void, "((void)(\(code)))" <~ place)
    }
    let shownFrom = name(of: value.type)
    let title = { (self: CppCompiler) in
      word == "c"
        ? "cannot cast from type '\(shownFrom)' to type '\(self.name(of: type))'"
        : "\(word) from '\(shownFrom)' to '\(self.name(of: type))' is not allowed"
    }
    if type.isReference {
      let target = type.referred
      if let own = conversion(of: value, to: type, isExplicit: true),
        state.functions[own.function].result.isReference,
        value.type.record.map({ derives($0, from: target.record ?? -1) }) != true,
        let made = called(conversionOf: value, to: type, at: place, .cast)
      {
        return castValue(made, to: type, word, place)
      }
      // The bytes that are there, as something else: `*reinterpret_cast<T *>(&x)` ([expr.reinterpret.cast]/11).
      if word == "reinterpret_cast", value.isLvalue, !value.isMoved, value.functions.isEmpty {
        var from = value.asLvalue
        from = CppValue(.pointer(value.type), "(&\(from.code))")
        let made = castValue(from, to: .pointer(target), word, place)
        if made.type.isFailed { return .failed }
        var result = CppValue(target, "(*\(made.code))")
        result.isLvalue = true
        return result
      }
      if let a = value.type.record, let b = target.record, a != b {
        let held = materialised(value, at: place)
        var result = CppValue(target, "")
        result.isLvalue = true
        if derives(a, from: b) {
          result.code = "(*\(upcast("&\(held.code)", from: a, to: b, mayBeNull: false)))"
          return result
        }
        if derives(b, from: a) {
          result.code = "(*\(downcast("&\(held.code)", from: a, to: b)))"
          return result
        }
        error(title(self), at: place)
        return .failed
      }
      let value = value.asLvalue
      if value.type.plain == target.plain, value.isLvalue || value.make != nil {
        var result = materialised(value, at: place)
        result.type = target
        if case .moveReference = type { result.isMoved = true } else { result.isMoved = false }
        return result
      }
      if target.isConst {
        var result = CppValue(target, "(*\(bind(value, to: type, at: place, context: .cast)))")
        result.isLvalue = true
        return result
      }
      error(title(self), at: place)
      return .failed
    }
    if let record = type.record {
      // What nobody holds yet is made as the result ([dcl.init]/17).
      if value.make != nil, value.type.record == record { return value }
      var result = CppValue(.record(record), "")
      result.make = { [self] pointer in constructed(pointer, record, [value], place) }
      return result
    }
    if !value.functions.isEmpty {
      return CppValue(type, converted(value, to: type, at: place, context: .cast))
    }
    if value.type.record != nil,
      let made = called(
        conversionOf: value, to: type, at: place,
        word == "c" || word == "static_cast" ? .cast : .variable)
    {
      return castValue(made, to: type, word, place)
    }
    let from = decayed(value.type)
    let target = type.plain
    let code = "((\(cType(target)))(\(value.code)))" <~ place
    var result = CppValue(target, code)
    switch (from, target) {
    case (.number, .number(let number)), (.enumeration, .number(let number)):
      if word == "reinterpret_cast" || word == "const_cast", from != target { break }
      result.constant = number.isReal ? nil : value.constant.map { fit($0, number) }
      if case .number(let old) = from, old.isReal { result.constant = nil }
      if number == .bool { result.code = ("((_Bool)(\(value.code)))" <~ place) }
      return result
    case (.number, .enumeration), (.enumeration, .enumeration):
      if word == "c" || word == "static_cast" {
        result.constant = value.constant
        return result
      }
    case (.pointer(let a), .pointer(let b)):
      if let x = a.record, let y = b.record, x != y, word != "reinterpret_cast" {
        if derives(x, from: y) {
          result.code = upcast("(\(value.code))", from: x, to: y, mayBeNull: true)
          return result
        }
        if derives(y, from: x) {
          result.code = downcast(value.code, from: x, to: y)
          return result
        }
      }
      if word == "c" || word == "reinterpret_cast" { return result }
      if word == "const_cast", a.plain == b.plain { return result }
      if word == "static_cast", a.plain == b.plain || a.plain == .void || b.plain == .void {
        if a.isConst && !b.isConst {
          error(
            "static_cast from '\(shownFrom)' to '\(name(of: type))', which is not allowed, casts away qualifiers",
            at: place)
          return .failed
        }
        return result
      }
    case (.pointer, .number(let number)):
      if number == .bool, word != "const_cast" {
        result.code = "((_Bool)((\(value.code)) != 0))"
        return result
      }
      if word == "c" || word == "reinterpret_cast" {
        if !number.isReal, number.rawValue >= CppNumber.long.rawValue { return result }
        error(
          "cast from pointer to smaller type '\(name(of: target))' loses information", at: place)
        return .failed
      }
    case (.number(let number), .pointer):
      if value.isZero || ((word == "c" || word == "reinterpret_cast") && !number.isReal) {
        return result
      }
    case (.nullPointer, .pointer), (.nullPointer, .nullPointer): return result
    default: if from == target { return result }
    }
    error(title(self), at: place)
    return .failed
  }

  func downcast(_ code: LoweredCode, from: Int, to: Int) -> LoweredCode {
    // The distance is that of the way up.
    var moved = false
    var current = to
    while current != from, let base = state.records[current].base {
      if introducesTable(current), !isEmpty(base) { moved = true }
      current = base
    }
    let target = "struct \(state.records[to].cname) *"
    if !moved { return "((\(target))(\(code)))" }
    let up = upcast("((\(target))1024)", from: to, to: from, mayBeNull: false)
    return "((\(target))((char *)(\(code)) - ((char *)\(up) - (char *)1024)))"
  }
}
