import Testing

@testable import Conditions

/// `*`, `**` and `?` against a matcher that tries everything.
@Suite struct TextFormTests {
  private static func tries(_ text: [Character], _ form: [Character]) -> Bool {
    guard let first = form.first else { return text.isEmpty }
    let rest = Array(form.dropFirst())
    if first == "*" {
      let isAll = rest.first == "*"
      let behind = isAll ? Array(rest.drop { $0 == "*" }) : rest
      for length in 0...text.count {
        if !isAll, text.prefix(length).contains(where: \.isNewline) { return false }
        if tries(Array(text.dropFirst(length)), behind) { return true }
      }
      return false
    }
    guard let character = text.first, first == "?" ? !character.isNewline : first == character
    else { return false }
    return tries(Array(text.dropFirst()), rest)
  }

  @Test func everyFormMeansWhatItSays() {
    var state: UInt64 = 20_261_130
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let signs: [Character] = ["a", "b", "*", "?", "\n", "é"]
    var found = 0
    for _ in 0..<6_000 {
      let text = (0..<roll(9)).map { _ in signs[[0, 1, 4, 5][roll(4)]] }
      let form = (0..<roll(7)).map { _ in signs[roll(6)] }
      let expected = Self.tries(text, form)
      found += expected ? 1 : 0
      #expect(TextForm(String(form)).matches(String(text)) == expected, "\(text) \(form)")
    }
    #expect(found > 300)
  }

  /// Places cross the 64 of a word, and the stars move with them.
  @Test(arguments: [62, 63, 64, 65, 127, 128, 129]) func longFormsAreForms(_ length: Int) {
    let row = String(repeating: "ab", count: length)
    for form in ["\(row)*", "*\(row)", "\(row)?b**", "**\(row)*c", row + row] {
      let texts = [row, row + "c", row + "xb\nrest", "\n" + row + "xxc", row + row, row + "\n"]
      for text in texts {
        #expect(
          TextForm(form).matches(text) == Self.tries(Array(text), Array(form)), "\(form) \(text)")
      }
    }
  }

  /// It took a minute.
  @Test func noFormIsSlow() {
    let form = "**" + String(repeating: "ab", count: 20_000) + "c"
    #expect(!TextForm(form).matches(String(repeating: "ab", count: 50_000)))
  }
}
