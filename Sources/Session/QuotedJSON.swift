import Diagnostics

/// Text inside of JSON. Events, proofs and marks are all written for machines through this one.

/// A JSON string with its quotes.
package func quotedJSON(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    // A report may end on a terminal: what is hidden is escaped, in the halves that JSON asks for.
    case _ where HiddenCharacters.isHidden(scalar):
      for half in String(Character(scalar)).utf16 {
        let digits = String(half, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
