import Diagnostics
import Testing

/// Where texts stand in texts. This target is compiled as the program is, without the search of Swift's own library.
@Suite struct TextSearchTests {
  @Test func placesAreFoundAndPartTheText() {
    for text in ["", "a", "aa", "aaaa", "abab", "xaby", "здесь и здесь", "a\u{301}b", "🙂a🙂"] {
      for sought in ["a", "aa", "ab", "b", "здесь", "🙂", "aaaaa"] {
        let part = sought.dropFirst(0)
        let all: [Range<String.Index>] = text.ranges(of: part)
        #expect(all.map { String(text[$0]) } == all.map { _ in sought })
        #expect(text.firstRange(of: part) == all.first)
        #expect(text.contains(sought) == !all.isEmpty)
        #expect(text.parts(between: part).joined(separator: sought) == text)
        #expect(text.parts(between: part).count == all.count + 1)
        #expect(text.dropFirst(0).ranges(of: sought) == all)
      }
    }
    #expect("aaaa".ranges(of: "aa"[...]).count == 2)
    #expect("xaaa".parts(between: "aa") == ["x", "a"])
    #expect("a, b, c".parts(between: ", ", atMost: 2) == ["a", "b, c"])
    #expect(", a, ".parts(between: ", ") == ["", "a", ""])
  }

  @Test func nothingStandsEverywhere() {
    #expect("abc".contains(""))
    #expect("".contains(""))
    #expect(!"".contains("a"))
  }

  @Test func everyPlaceIsReplaced() {
    let from = "->"
    #expect("a->b->c".replacing(from, with: ".") == "a.b.c")
    #expect("->".replacing(from, with: "") == "")
    #expect("none".replacing(from, with: ".") == "none")
    #expect("abc".replacing("", with: ".") == "abc")
  }
}
