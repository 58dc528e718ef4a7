/// A text inside of a text for machines: JSON, and XML or HTML. Events, proofs, marks, films and graphs are all
/// written through these two, so that what a program calls itself never says anything to who reads them.

/// A JSON string with its quotes.
package func quotedJSON(_ text: String) -> String { quotedJSON(text, withinPage: false) }

/// `withinPage`: it will stand in a page's script element, where no sign of it may be a tag's, and no line of it
/// may end JavaScript's.
package func quotedJSON(_ text: String, withinPage: Bool) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "<" where withinPage, ">" where withinPage, "&" where withinPage:
      result += escaped(UInt16(scalar.value))
    case _ where scalar.value < 0x20: result += escaped(UInt16(scalar.value))
    // A report may end on a terminal: what is hidden is escaped, in the halves that JSON asks for.
    case "\u{2028}", "\u{2029}",
      _ where HiddenCharacters.isHidden(scalar):
      for half in String(Character(scalar)).utf16 { result += escaped(half) }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private func escaped(_ half: UInt16) -> String {
  let digits = String(half, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}

/// Text for XML 1.0 and for HTML, inside of an element or an attribute.
package func escapedMarkup(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    // XML 1.0 cannot hold these at all.
    case _ where scalar.value >= 0x20 && HiddenCharacters.isHidden(scalar):
      result += escapedMarkup(HiddenCharacters.shown(scalar))
    case _ where scalar.value < 0x20 && scalar != "\t" || scalar.value & 0xFFFE == 0xFFFE:
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
