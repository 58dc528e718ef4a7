import Diagnostics
import Session

/// A test point of TAP, and why it is not ok.
struct TAPPoint {
  var isOK: Bool
  var title: String
  /// For a person, in their language.
  var words = ""
  var details: [(String, String)] = []

  /// What stands in front of its number, and what behind.
  var parts: [String] {
    // Line ends would begin another point; `#` a directive.
    let title = HiddenCharacters.revealed(title, keeping: ["\n", "\r"])
      .replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      .replacing("\n", with: " ").replacing("\r", with: " ")
    var text = " - \(title)\n"
    if isOK { return ["ok ", text] }
    let all = (words.isEmpty ? [] : [("message", words)]) + details
    if !all.isEmpty {
      text += "  ---\n"
      for (key, value) in all { text += "  \(key): \(quotedJSON(value))\n" }
      text += "  ...\n"
    }
    for line in words.split(whereSeparator: \.isNewline) {
      text += "# \(HiddenCharacters.revealed(String(line)))\n"
    }
    return ["not ok ", text]
  }
}

/// TAP 13, the newest that every `prove` reads (some refuse 14).
func tapText(_ points: [TAPPoint]) -> String {
  tapText(parts: points.map(\.parts))
}

func tapText(parts: [[String]]) -> String {
  var text = "TAP version 13\n1..\(parts.count)\n"
  for (number, part) in parts.enumerated() { text += part.joined(separator: String(number + 1)) }
  return text
}
