import Bytecode
import Diagnostics
import Syntax

/// Type encodings: a type written as a short string, which the runtime keeps for methods and ivars.
///
/// `i` is int, `Q` unsigned long, `@` an object, `#` a class, `:` a selector, `^` a pointer, `{name=…}` a
/// struct with its members. A struct behind a pointer is only named, which also keeps a list node that
/// points to itself finite. A method's encoding adds a frame offset to each part: `v24@0:8@16` returns
/// nothing, needs 24 bytes, finds self at 0, _cmd at 8 and an object at 16.
extension TypeTable {
  func encoding(_ type: TypeID, names: NameTable) -> String {
    var text = ""
    encode(type, names: names, expand: true, outermost: true, into: &text)
    return text
  }

  /// As instance variables have it: the members of structs with their names.
  func namedEncoding(_ type: TypeID, names: NameTable) -> String {
    var text = ""
    encode(type, names: names, expand: true, outermost: true, withNames: true, into: &text)
    return text
  }

  private func encode(
    _ type: TypeID, names: NameTable, expand: Bool, outermost: Bool, withNames: Bool = false,
    into text: inout String
  ) {
    switch kind(type) {
    case .error: text += "?"
    case .void: text += "v"
    case .bool: text += "B"
    case .char, .signedChar: text += "c"
    case .unsignedChar: text += "C"
    case .short: text += "s"
    case .unsignedShort: text += "S"
    case .int: text += "i"
    case .unsignedInt: text += "I"
    case .long, .longLong: text += "q"
    case .unsignedLong, .unsignedLongLong: text += "Q"
    case .float: text += "f"
    case .double: text += "d"
    case .longDouble: text += "D"
    case .selector: text += ":"
    case .vaList: text += "*"
    case .instancetype: text += "@"
    case .objectPointer: text += entry(type).a == TypeTable.anyClass ? "#" : "@"
    case .blockPointer: text += "@?"
    case .function: text += "?"
    case .objectClass: text += "{\(names[entry(type).a])=#}"
    case .enumeration:
      // Without a type of its own it is an int to the runtime, whatever it holds (clang's ObjCEncodingForEnumType).
      if !enumeration(type).isFixed {
        text += "i"
        return
      }
      encode(
        underlying(type), names: names, expand: expand, outermost: outermost, into: &text)
    case .pointer:
      let target = pointee(type)
      if outermost, canonical(target).isConst { text += "r" }
      switch kind(target) {
      case .char, .signedChar, .unsignedChar:
        text += "*"
      default:
        text += "^"
        // One pointer deep a struct shows its members; further in it is only named.
        encode(
          target, names: names,
          expand: outermost && kind(target) == .record && !isOpen(record(target), names, in: text),
          outermost: false, withNames: withNames, into: &text)
      }
    case .array:
      text += "[\(max(0, arrayCount(type)))"
      encode(
        element(type), names: names, expand: expand, outermost: false, withNames: withNames,
        into: &text)
      text += "]"
    case .record:
      let record = record(type)
      text += record.isUnion ? "(" : "{"
      text += record.name == 0 ? "?" : names[record.name]
      // Structs of structs double with each floor: past a page, the inner ones are only named.
      if (expand && text.utf8.count < 4096) || !record.isComplete {
        text += "="
        if withNames, let shape = record.shape { text += shape.encoding }
        for (number, field) in record.fields.enumerated() {
          // What the program has no name for has an empty one.
          if withNames, field.name != 0 {
            text += field.isHidden ? "\"\"" : "\"\(CName.written(names[field.name]))\""
          }
          if field.bitWidth >= 0 {
            text +=
              withNames
              ? bitField(field, from: field.offset * 8, names) : "b\(field.bitWidth)"
          } else {
            // What C++'s vectors hold is a part of their value.
            let isHeld = withNames && record.shape == .elements && number == 0
            encode(
              field.type, names: names, expand: true, outermost: isHeld, withNames: withNames,
              into: &text)
          }
        }
      }
      text += record.isUnion ? ")" : "}"
    case .typedef, .typeParameter: break
    }
  }

  /// Whether the members of a struct already stand in an encoding.
  private func isOpen(_ record: RecordInfo, _ names: NameTable, in text: String) -> Bool {
    record.name != 0 && text.contains("{\(names[record.name])=")
  }

  /// A bit-field with its place, as the encodings of variables have it; `from`: bits before the word that it lies in.
  func bitField(_ field: RecordField, from start: Int, _ names: NameTable) -> String {
    var letter = encoding(field.type, names: names).utf8.first ?? UInt8(ascii: "i")
    // An enumeration is an int to the runtime, and its fields have no sign.
    if letter == UInt8(ascii: "i"), !isSigned(field.type) { letter = UInt8(ascii: "I") }
    return BitField(start: start + max(0, field.bitOffset), kind: letter, width: field.bitWidth)
      .encoding
  }

  /// The encoding of a method with the frame offsets that Apple's compiler writes: small integers take
  /// 4 bytes, everything else a multiple of 4 of its size.
  func methodEncoding(result: TypeID, parameters: [TypeID], names: NameTable) -> String {
    var total = 16
    for parameter in parameters { total += roundUp(max(4, size(parameter)), to: 4) }
    var text = encoding(result, names: names) + "\(total)@0:8"
    var offset = 16
    for parameter in parameters {
      text += encoding(parameter, names: names) + "\(offset)"
      offset += roundUp(max(4, size(parameter)), to: 4)
    }
    return text
  }
}
