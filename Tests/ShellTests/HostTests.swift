import Foundation
import Session
import Shell
import Testing
import Texts
import Views

/// What the shell takes from the world outside: the locale, folders, files, keys.
@Suite struct HostTests {
  @Test(
    arguments: [
      ("ru_RU.UTF-8", nil, nil, Language.ru), (nil, "zh_CN.UTF-8", "ru_RU", .zh),
      (nil, nil, "zh_TW", .zh), (nil, nil, nil, .en), ("C", nil, "ru_RU", .en),
      ("", nil, "ru", .ru), (nil, nil, "de_DE.UTF-8", .en), (nil, nil, "C.UTF-8", .en),
    ] as [(String?, String?, String?, Language)])
  func theLocaleChoosesTheLanguage(
    all: String?, messages: String?, lang: String?, expected: Language
  ) {
    #expect(Language.chosen(lcAll: all, lcMessages: messages, lang: lang) == expected)
  }

  @Test func theStateFolderFollowsXDG() {
    func path(_ values: [String: String]) -> String? { StateFolder.path { values[$0] } }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/selfsame")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/selfsame")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/h"]) == "/h/.local/state/selfsame")
    #expect(path([:]) == nil)
    #expect(StateFolder.make { _ in nil } == nil)
    #expect(StateFolder.make { $0 == "HOME" ? "/proc/nowhere" : nil } == nil)
  }

  @Test(arguments: ["plain", "two\nlines", "back\\slash", "\\n", "привет\n你好", "a\\\nb"])
  func historyKeepsAnInputInOneLine(entry: String) {
    let line = HistoryFile.escaped(entry)
    #expect(!line.contains(0x0A))
    #expect(HistoryFile.unescaped(line[...]) == entry)
  }

  @Test(
    arguments: [
      ([0x61, 0x62], nil), ([0xC3, 0xA9], nil), ([0x61, 0xFF], 1), ([0xC0, 0x80], 0),
      ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xE4, 0xBD], 0), ([0xF0, 0x9F, 0x98, 0x80], nil), ([0x80], 0),
    ] as [([UInt8], Int?)])
  func textThatIsNoUTF8IsFound(bytes: [UInt8], expected: Int?) {
    #expect(firstInvalidByte(bytes[...]) == expected)
  }

  /// What cannot be kept is answered, and half of it is taken away.
  @Test func aSettingThatCannotBeKeptLeavesNothing() throws {
    let place = try TestFolder()
    let state = try #require(StateFolder.make { $0 == "XDG_STATE_HOME" ? place.path : nil })
    #expect(state.set("width", to: "2"))
    #expect(state.setting("width") == "2")
    try FileManager.default.removeItem(atPath: state.path + "/settings")
    try FileManager.default.createDirectory(
      atPath: state.path + "/settings/inside", withIntermediateDirectories: true)
    #expect(!state.set("width", to: "1"))
    let left = try FileManager.default.contentsOfDirectory(atPath: state.path)
    #expect(Set(left).isSubset(of: ["settings", "settings.lock"]))
  }

  /// Two shells at once: no setting of one is lost by a setting of the other.
  @Test func settingsOfTwoShellsAreBothKept() throws {
    let place = try TestFolder()
    let state = try #require(StateFolder.make { $0 == "XDG_STATE_HOME" ? place.path : nil })
    DispatchQueue.concurrentPerform(iterations: 40) { shell in
      #expect(state.set("key\(shell)", to: "\(shell)"))
    }
    for shell in 0..<40 { #expect(state.setting("key\(shell)") == "\(shell)") }
  }

  @Test func filesThatCannotBeReadSayWhy() {
    #expect(
      SourceReading.read("/nowhere/a.m")
        == .failure(.init(key: "cli.file.missing", arguments: ["/nowhere/a.m"])))
    #expect(
      SourceReading.read("/tmp") == .failure(.init(key: "cli.file.folder", arguments: ["/tmp"])))
  }

  @Test(
    arguments: [
      ("// mode: mrc\nint main", MemoryMode.mrc), ("// a\n//mode:arc\n", .arc), ("int x;", nil),
      ("\n\n// mode: mrc\n", .mrc), ("int x; // mode: mrc", nil), ("// mode: odd\n", nil),
    ] as [(String, MemoryMode?)])
  func aFileDeclaresItsMode(text: String, expected: MemoryMode?) {
    #expect(FileRun.declaredMode(in: Array(text.utf8)) == expected)
  }

  @Test func keysBecomeCharactersWholeOrNotAtAll() {
    var keys = KeyBuffer()
    keys.append([0x61, 0xD0][...])
    #expect(keys.takeScalar() == 0x61)
    #expect(keys.takeScalar() == nil)
    keys.append([0xBF, 0xFF, 0xE4, 0xBD, 0xA0][...])
    #expect(keys.takeScalar() == 0x43F)
    #expect(keys.takeScalar() == 0x4F60)
    #expect(keys.takeScalar() == nil)
  }

  @Test(arguments: [
    ("int\tcounter;", true), ("\t\tint x;", true), ("\t", false), ("\t\t", false), ("\t\r", false),
    ("\t\u{1B}[A", false),
  ])
  func aTabAmongTextIsNoKey(typed: String, isText: Bool) {
    var keys = KeyBuffer()
    keys.append(Array(typed.utf8)[...])
    while let byte = keys.takeByte(), byte != 0x09 {}
    #expect(keys.isTabOfText == isText)
  }

  @Test(arguments: [
    ("a\r\nb\rc\n\n", "a\nb\nc"), ("\tб\u{1B}д\u{7F}", "    бд"), ("", ""), ("\n", ""),
  ])
  func aPasteBecomesText(pasted: String, text: String) {
    #expect(TerminalLines.text(ofPaste: Array(pasted.utf8)) == Array(text.utf8))
  }

  @Test func aPasteThatIsNotUTF8LosesNothingElse() {
    let bytes = Array("id a".utf8) + [0xFF] + Array(" = nil; ".utf8) + [0xD0, 0x28, 0xE4, 0xBD]
    #expect(
      TerminalLines.text(ofPaste: bytes) == Array("id a\u{FFFD} = nil; \u{FFFD}(\u{FFFD}".utf8))
  }

  @Test(arguments: [
    (["retain", "retainCount"], "retain"), (["help"], "help"), (["пула", "пулы"], "пул"),
    (["a", "b"], ""), ([], ""),
  ])
  func completionTakesWhatAllNamesShare(names: [String], expected: String) {
    #expect(commonPrefix(of: names) == expected)
  }

  @Test func namesInColumnsFitTheWidth() {
    let text = inColumns((1...30).map { "name\($0)" }, width: 40)
    #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= 40 })
    #expect(inColumns([], width: 40) == "")
  }
}
