internal import Ownership
package import Session
internal import VirtualMachine

/// How the prompt shows a value: `a = (Singleton *) #1 Singleton  count 1`.
///
/// The type comes first, as a C cast, because the type decides what a number means. An object is shown by
/// the number it keeps for life and by its true count; where a class answers `-retainCount` with
/// something else, both numbers are told, and which is which.
package func valueView(_ value: DisplayedValue, page: Page) -> [StyledLine] {
  var line = StyledLine()
  if let name = value.name {
    line.append(name, .bold)
    line.append(" = ")
  }
  if !value.typeName.isEmpty { line.append("(\(value.typeName)) ", .dim) }
  switch value.content {
  case .number(let digits): line.append(digits, .cyan)
  case .bool(let truth): line.append(truth ? "YES" : "NO", .cyan)
  case .null: line.append("NULL", .cyan)
  case .nilObject: line.append("nil", .cyan)
  case .object(let serial, let className, let count, let isImmortal, let claimed, let string):
    if let string { line.append("@" + quoted(string, page: page) + "  ", .cyan) }
    if let contents = value.contents { line.append(contents + "  ", .cyan) }
    // A constant string is never counted, so its number would only be noise.
    if string == nil || !isImmortal {
      line.append("\(objectName(serial)) \(className)", [.bold, .cyan])
    }
    line.append("  ")
    if isImmortal {
      line.append(page.text("value.immortal"), .dim)
    } else if let claimed {
      line.append(page.text("value.claimed", [String(count), String(claimed)]))
    } else {
      line.append(page.text("value.count", [String(count)]))
    }
  case .classObject(let name): line.append(name, .cyan)
  case .selector(let name): line.append("@selector(\(name))", .cyan)
  case .cString(let text): line.append(quoted(text, page: page), .cyan)
  case .pointer(let address): line.append("0x" + String(address, radix: 16), .cyan)
  case .deadObject(let serial, let className):
    line.append("\(objectName(serial)) \(className)", [.bold, .cyan])
    line.append("  ")
    line.append(page.text("value.dead"), .yellow)
  case .structure(let text): line.append(text, .cyan)
  }
  return wrap(line, width: page.width, indent: "    ", ambiguousWidth: page.ambiguousWidth)
}

/// A string as its literal would be written, cut where it would fill the screen.
private func quoted(_ excerpt: TextExcerpt, page: Page) -> String {
  let text = excerpt.text
  let limit = max(page.width * 6, 200)
  var result = "\"" + escapedLiteral(text.prefix(limit)) + "\""
  // One step further than the limit is enough to know that the text was cut.
  let next = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
  if next.map({ $0 < text.endIndex }) == true || excerpt.units > text.utf16.count {
    result += page.ellipsis + page.text("value.length", [String(excerpt.units)])
  }
  return result
}
