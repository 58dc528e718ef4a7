/// Text inside of XML: what a report for machines quotes through.

import Diagnostics

/// Text for XML 1.0, inside of an element or an attribute.
func escapedXML(_ text: String) -> String {
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
      result += escapedXML(HiddenCharacters.shown(scalar))
    case _ where scalar.value < 0x20 && scalar != "\t" || scalar.value & 0xFFFE == 0xFFFE:
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
