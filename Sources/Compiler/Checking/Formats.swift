import Bytecode
import Diagnostics
import Syntax

/// Format strings of printf and NSLog against the values that follow.
///
/// A variadic function cannot see the types of its arguments, only bits; a wrong conversion prints
/// nonsense or, for `%s` and `%@`, follows a wild pointer. The compiler sees both sides where the format
/// is a literal, and says what clang says.
extension UnitCompiler {
  /// `__attribute__((format(printf, 1, 2)))`
  func formatPosition(_ attributes: ListID) -> FormatPosition? {
    for id in tree.list(attributes) {
      let word = names[tree[id].a]
      guard word == "format" || word == "__format__" else { continue }
      let arguments = Array(tree.list(tree[id].b))
      guard arguments.count == 3, let format = constantInteger(arguments[1]),
        let first = constantInteger(arguments[2])
      else { continue }
      let family = names[tree[arguments[0]].a]
      let isObjectiveC = family.contains("NSString")
      guard isObjectiveC || family.contains("printf") else { continue }
      return FormatPosition(
        family: isObjectiveC ? .objectiveC : .printf, format: Int(format) - 1,
        first: Int(first) - 1)
    }
    return nil
  }

  func knownFormat(_ name: String) -> FormatPosition? {
    switch name {
    case "printf": FormatPosition(family: .printf, format: 0, first: 1)
    case "fprintf", "sprintf": FormatPosition(family: .printf, format: 1, first: 2)
    case "snprintf": FormatPosition(family: .printf, format: 2, first: 3)
    case "NSLog": FormatPosition(family: .objectiveC, format: 0, first: 1)
    default: nil
    }
  }

  func knownFormat(selector: String, _ method: MethodInfo) -> FormatPosition? {
    guard method.isVariadic else { return nil }
    switch selector {
    case "stringWithFormat:", "initWithFormat:", "appendFormat:", "stringByAppendingFormat:":
      return FormatPosition(family: .objectiveC, format: 0, first: 1)
    case "raise:format:": return FormatPosition(family: .objectiveC, format: 1, first: 2)
    default: return nil
    }
  }

  private struct Directive {
    var text: String
    var length: String
    var conversion: UInt8
  }

  /// `types`: those of the arguments, before promotion.
  func checkFormat(
    _ format: FormatPosition, _ arguments: ArraySlice<Int32>, _ types: [TypeID],
    at place: SourceRange
  ) {
    if isPrelude || format.first < 0 { return }
    let list = Array(arguments)
    guard format.format < list.count, format.format >= 0, types.count == list.count else { return }
    let node = tree[list[format.format]]
    guard node.kind == .stringLiteral || node.kind == .objcStringLiteral else {
      if format.first >= list.count, !isFixedText(list[format.format]) {
        warning(
          .formatNotLiteral, "format string is not a string literal (potentially insecure)",
          at: node.place)
      }
      return
    }
    let bytes = tree.strings[Int(node.a)]
    var next = format.first
    var index = 0
    var usesNumbers: Bool?
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      func skip(_ set: String) {
        while index < bytes.count, set.utf8.contains(bytes[index]) { index += 1 }
      }
      // `2$`: the number of an argument, counted from 1.
      func number() -> Int? {
        var end = index
        while end < bytes.count, (48...57).contains(bytes[end]) { end += 1 }
        guard end > index, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return nil }
        let digits = String(decoding: bytes[index..<end], as: UTF8.self)
        index = end + 1
        return Int(digits)
      }
      let argument = number()
      if let usesNumbers, usesNumbers != (argument != nil) {
        warning(
          .formatMismatch, "cannot mix positional and non-positional arguments in format string",
          at: node.place)
        return
      }
      usesNumbers = argument != nil
      if argument == 0 {
        warning(
          .formatMismatch,
          "position arguments in format strings start counting at 1 (not 0)", at: node.place)
        return
      }
      skip("-+ #0'")
      for part in 0..<2 {
        if part == 1 {
          guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { break }
          index += 1
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
          index += 1
          let star = number()
          let slot = star.map { format.first + $0 - 1 } ?? next
          if slot >= format.first, slot < types.count, !state.types.isInteger(types[slot]) {
            warning(
              .formatMismatch,
              "field \(part == 0 ? "width" : "precision") should have type 'int', but argument has "
                + "type \(spell(types[slot]))", at: tree[list[slot]].place)
          }
          if star == nil { next += 1 }
        }
        skip("0123456789")
      }
      let lengthStart = index
      skip("hlqjztL")
      guard index < bytes.count else {
        warning(.formatMismatch, "incomplete format specifier", at: node.place)
        return
      }
      let length = String(decoding: bytes[lengthStart..<index], as: UTF8.self)
      let conversion = bytes[index]
      index += 1
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      let directive = Directive(text: text, length: length, conversion: conversion)
      if let argument {
        let slot = format.first + argument - 1
        guard slot < types.count else {
          warning(
            .formatMismatch,
            "data argument position '\(argument)' exceeds the number of data arguments "
              + "(\(types.count - format.first))", [text], at: node.place)
          return
        }
        check(directive, types[slot], format.family, at: tree[list[slot]].place, node.place)
        continue
      }
      guard next < types.count else {
        warning(
          .formatMismatch, "more '%' conversions than data arguments", [text], at: node.place)
        return
      }
      check(directive, types[next], format.family, at: tree[list[next]].place, node.place)
      next += 1
    }
    if next < types.count, usesNumbers != true {
      warning(
        .formatMismatch, "data argument not used by format string", at: tree[list[next]].place)
    }
  }

  /// A literal by another name: either side of `?:`, a constant, the translation of one. What a parameter holds,
  /// whoever calls has to know where the function says that it is a format.
  private func isFixedText(_ id: NodeID) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .stringLiteral, .objcStringLiteral: break
      case .conditional where node.b != 0: waiting += [node.b, node.c]
      case .cast: waiting.append(node.b)
      case .identifier:
        let type = typeOf(next)
        if type == .error { break }
        let isArray = state.types.kind(type) == .array
        let held = isArray ? state.types.element(type) : type
        guard state.types.canonical(held).isConst else { return false }
      case .messageSend:
        guard names[node.b].hasPrefix("localizedStringForKey") else { return false }
      default: return typeOf(next) == .error
      }
    }
    return true
  }

  private func check(
    _ directive: Directive, _ type: TypeID, _ family: FormatPosition.Family,
    at place: SourceRange, _ formatPlace: SourceRange
  ) {
    let type =
      state.types.kind(type) == .array
      ? state.types.pointer(to: state.types.element(type)) : type
    var expected: String?
    let isInteger = state.types.isInteger(type)
    let size = state.types.size(promoted(type))
    switch directive.conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"):
      let isSigned =
        directive.conversion == UInt8(ascii: "d") || directive.conversion == UInt8(ascii: "i")
      let wide = !directive.length.isEmpty && !directive.length.hasPrefix("h")
      if isInteger, size == (wide ? 8 : 4) { break }
      expected = integerName(directive.length, isSigned)
    case UInt8(ascii: "c"), UInt8(ascii: "C"):
      if isInteger, size == 4 { break }
      expected = "int"
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      if state.types.isFloating(type) { break }
      expected = "double"
    case UInt8(ascii: "s") where directive.length == "l":
      if state.types.isPointer(type), state.types.size(state.types.pointee(type)) == 4 { break }
      expected = "wchar_t *"
    case UInt8(ascii: "s"):
      if state.types.isPointer(type), state.types.size(state.types.pointee(type)) == 1 { break }
      expected = "char *"
    case UInt8(ascii: "p"):
      if state.types.isPointerLike(type) { break }
      expected = "void *"
    case UInt8(ascii: "@") where family == .objectiveC:
      if state.types.isObject(type) { break }
      if state.types.isPointer(type), state.types.kind(state.types.pointee(type)) == .void { break }
      expected = "id"
    case UInt8(ascii: "n"), UInt8(ascii: "S"): break
    default:
      let shown = String(decoding: [directive.conversion], as: UTF8.self)
      warning(
        .formatMismatch, "invalid conversion specifier '\(shown)'", [shown], at: formatPlace)
    }
    guard let expected else { return }
    warning(
      .formatMismatch,
      "format specifies type '\(expected)' but the argument has type \(spell(type))",
      [expected, spell(type)], at: place)
  }

  private func integerName(_ length: String, _ isSigned: Bool) -> String {
    switch length {
    case "hh": isSigned ? "char" : "unsigned char"
    case "h": isSigned ? "short" : "unsigned short"
    case "l": isSigned ? "long" : "unsigned long"
    case "ll", "q": isSigned ? "long long" : "unsigned long long"
    case "z": isSigned ? "ssize_t" : "size_t"
    case "j": isSigned ? "intmax_t" : "uintmax_t"
    case "t": "ptrdiff_t"
    default: isSigned ? "int" : "unsigned int"
    }
  }
}
