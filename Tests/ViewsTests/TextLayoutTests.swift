import Testing

@testable import Views

@Suite struct WidthTests {
  static let table: [(String, Int, Int)] = [
    ("", 0, 0), ("abc", 3, 3), ("Привет", 6, 12), ("单例", 4, 4), ("，。", 4, 4), ("e\u{301}", 1, 1),
    ("👍", 2, 2), ("👨‍👩‍👧", 2, 2), ("🇷🇺", 2, 2), ("✓", 1, 2), ("…", 1, 2), ("│", 1, 2), ("한", 2, 2),
    ("한", 2, 2), ("ｱ", 1, 1), ("Ａ", 2, 2), ("\u{200B}", 0, 0), ("й", 1, 2), ("И\u{306}", 1, 2),
    ("❤️", 2, 2), ("→", 1, 2), ("№", 1, 2), ("「", 2, 2), ("\u{0}", 0, 0),
  ]

  @Test(arguments: table) func width(_ text: String, _ narrow: Int, _ wide: Int) {
    #expect(displayWidth(text) == narrow)
    #expect(displayWidth(text, ambiguousWidth: 2) == wide)
  }

  @Test func controlsAreShown() {
    #expect(visible("a\u{1B}[31mb") == "a␛[31mb")
    #expect(visible("\u{202E}x") == "<U+202E>x")
    #expect(visible("a\tb", tabWidth: 4) == "a   b")
    #expect(visible("单\tb", tabWidth: 4) == "单  b")
    #expect(visible("\u{7F}\u{9B}") == "␡<U+009B>")
  }
}

@Suite struct WrapTests {
  private func plain(_ text: String, _ width: Int) -> [String] {
    wrap(text, width: width).map(\.plain)
  }

  @Test func westernBreaksAtSpaces() {
    #expect(plain("one two three", 7) == ["one two", "three"])
    #expect(plain("one  two", 3) == ["one", "two"])
    #expect(plain("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(plain("", 10) == [""])
    #expect(plain("a\nb", 10) == ["a", "b"])
  }

  /// A name that no line holds is cut where it has a sign.
  @Test func aLongNameIsCutBehindItsSigns() {
    #expect(
      plain("stop timerWithTimeInterval:repeats:", 24) == [
        "stop", "timerWithTimeInterval:", "repeats:",
      ])
    #expect(plain("__destroy_helper_block", 20) == ["__destroy_helper_", "block"])
  }

  @Test func chineseBreaksAnywhereButBeforePunctuation() {
    #expect(plain("引用计数", 4) == ["引用", "计数"])
    #expect(plain("引用，计数", 4) == ["引", "用，", "计数"])
    #expect(plain("对（象）", 6) == ["对", "（象）"])
    #expect(plain("发送 retain 消息", 12) == ["发送 retain", "消息"])
  }

  @Test func namesStayWhole() {
    #expect(plain("answer #1 Singleton here", 13) == ["answer", "#1 Singleton", "here"])
    #expect(plain("say -[A retain] now", 12) == ["say", "-[A retain]", "now"])
    #expect(plain("-[Singleton allocWithZone:]", 15) == ["-[Singleton", "allocWithZone:]"])
    #expect(plain("请输入 :为什么 看", 10) == ["请输入", ":为什么 看"])
    #expect(plain("看（:调用栈）吗", 11) == ["看", "（:调用栈）", "吗"])
  }

  @Test func stylesSurvive() {
    let line = StyledLine([StyledSpan("aa ", .bold), StyledSpan("bb cc", .dim)])
    let lines = wrap(line, width: 5)
    #expect(
      lines == [
        StyledLine([StyledSpan("aa ", .bold), StyledSpan("bb", .dim)]),
        StyledLine([StyledSpan("cc", .dim)]),
      ])
    #expect(lines[1].ansi == "\u{1B}[2mcc\u{1B}[0m")
    #expect(lines[1].plain == "cc")
  }

  @Test(arguments: [8, 13, 20, 40]) func noLineIsTooWide(_ width: Int) {
    let text = "Сообщение `retain` 发送给对象，счётчик растёт：count(a) == 2。👨‍👩‍👧 veryLongSelectorName:with:"
    for ambiguous in [1, 2] {
      for line in wrap(text, width: width, indent: "  ", ambiguousWidth: ambiguous) {
        #expect(displayWidth(line.plain, ambiguousWidth: ambiguous) <= width)
      }
    }
  }
}

@Suite struct ExcerptTests {
  private func cut(_ text: String, _ range: Range<Int>, room: Int) -> (String, Range<Int>) {
    let excerpt = Excerpt(Array(text.utf8)[...], ambiguousWidth: 1)
    let result = excerpt.cut(
      to: room, around: excerpt.columns(of: range), ellipsis: "…", ellipsisWidth: 1)
    return (result.text, result.mark)
  }

  @Test func tabsAndWideCharactersCountAsColumns() {
    let excerpt = Excerpt(Array("\t单x".utf8)[...], ambiguousWidth: 1)
    #expect(excerpt.columns(of: 0..<1) == 0..<4)
    #expect(excerpt.columns(of: 1..<4) == 4..<6)
    #expect(excerpt.columns(of: 4..<5) == 6..<7)
    #expect(excerpt.columns(of: 5..<5) == 7..<8)
  }

  @Test func aLongLineIsCutAroundTheMark() {
    let line = String(repeating: "a", count: 100) + "MARK" + String(repeating: "b", count: 100)
    for room in [20, 40, 80] {
      let (text, mark) = cut(line, 100..<104, room: room)
      #expect(displayWidth(text) <= room)
      let characters = Array(text)
      #expect(String(characters[mark]) == "MARK")
      #expect(text.hasPrefix("…") && text.hasSuffix("…"))
    }
    #expect(cut("short", 0..<5, room: 20) == ("short", 0..<5))
    let (start, startMark) = cut(line, 0..<2, room: 20)
    #expect(start.hasPrefix("aaa") && startMark == 0..<2 && displayWidth(start) <= 20)
    let (end, endMark) = cut(line, 203..<204, room: 20)
    #expect(end.hasSuffix("b") && endMark.upperBound <= 20 && displayWidth(end) <= 20)
  }
}
