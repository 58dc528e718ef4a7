import Diagnostics
import Session
import Testing
import Texts
import Views
import VirtualMachine

@testable import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Nothing that a terminal obeys, and nothing that a reader cannot see, is printed raw.
@Suite struct HiddenCharacterTests {
  static let hidden: [UInt32] =
    Array(0x01...0x08) + [0x0B, 0x0C] + Array(0x0E...0x1F) + [0x7F] + Array(0x80...0x9F)
    + [
      0xAD, 0x034F, 0x061C, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029,
    ]
    + Array(0x202A...0x202E) + Array(0x2060...0x206F) + [0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xE0001]
    + Array(0xE0020...0xE007F)

  static func raw(_ text: String) -> [String] {
    text.unicodeScalars.filter { hidden.contains($0.value) }.map { String($0.value, radix: 16) }
  }

  @Test func everyLineGoesThroughTheGate() {
    for value in Self.hidden {
      let text = "a" + String(Character(Unicode.Scalar(value)!)) + "b"
      #expect(Self.raw(StyledLine(text).plain) == [])
      #expect(Self.raw(visible(text)) == [])
      let coloured = StyledLine(text, .bold).rendered(colour: true)
      #expect(Self.raw(coloured) == ["1b", "1b"])
      var bytes = PrintedBytes()
      #expect(Self.raw(String(decoding: bytes.revealed(Array(text.utf8)), as: UTF8.self)) == [])
      #expect(Self.raw(quotedJSON(text)) == [])
    }
  }

  @Test func emojiAndWritingStay() {
    for text in ["👩‍👩‍👧", "❤️", "👍🏽", "Привет", "单例", "é", "שלום"] {
      #expect(HiddenCharacters.revealed(text) == text)
    }
    #expect(HiddenCharacters.revealed("a\u{200D}b") == "a<U+200D>b")
  }

  @Test func charactersInPiecesAreWhole() {
    var gate = PrintedBytes()
    let shown = Array("я\u{1B}x".utf8).flatMap { gate.revealed([$0]) } + gate.rest()
    #expect(String(decoding: shown, as: UTF8.self) == "я␛x")
    #expect(gate.revealed([0xE2, 0x80]) == [])
    #expect(gate.rest() == Array("\u{FFFD}".utf8))
  }

  /// Every view at once: classes, zones, strings and output whose names hold all of them.
  @Test(arguments: Language.allCases) func noViewPrintsAName(_ language: Language) {
    var escapes = ""
    for scalar in Self.hidden {
      for byte in String(Character(Unicode.Scalar(scalar)!)).utf8 {
        let digits = String(byte, radix: 8)
        escapes += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    let lines = [
      "#import <objc/runtime.h>",
      "Class made = objc_allocateClassPair([NSObject class], \"Car\(escapes)\", 0);",
      "objc_registerClassPair(made);", "id a = [[made alloc] init];", "a", "[a description]",
      "NSString *s = [NSString stringWithUTF8String: \"x\(escapes)\"];", "s",
      "printf(\"p\(escapes)\\n\");", "puts(\"p\(escapes)\");", "NSLog(@\"%@ %@\", s, a);",
      "NSZone *z = NSCreateZone(4096, 4096, YES);", "NSSetZoneName(z, s);",
      "id b = [made allocWithZone: z];",
      "[a performSelector: NSSelectorFromString(s)];", ":objects", ":zones", ":class", ":pools",
      ":why a", ":why alive a", ":leaks", ":life a", ":memory a", ":graph", ":trace", ":weak",
      ":threads", ":stack", ":back 3", ":branches", ":goto end", ":disasm", ":inserted",
      ":class Car\u{202E}", ":start \u{9B}", ":explain \u{200B}", ":load a\u{1B}b",
    ]
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var settings = Conversation.Settings(language: language)
    settings.opensLesson = false
    let script = ScriptedLines(lines.map { .line($0) }) { _, _ in }
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    #expect(screen.contains("<U+202E>") && screen.contains("␛"))
    #expect(Self.raw(screen) == [])
  }
}

/// Files that are none, and files that must not be overwritten or reached.
@Suite struct HostileFileTests {
  let place: TestFolder
  init() throws { place = try TestFolder() }

  func write(_ name: String, _ text: String) throws {
    let file = try #require(fopen("\(place.path)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
  }

  @Test func pipesAndDevicesAreNoText() {
    #expect(mkfifo(place.path + "/pipe.m", 0o600) == 0)
    #expect(readFile(place.path + "/pipe.m") == .notPlain)
    #expect(readFile("/dev/zero") == .notPlain)
    #expect(readFile(place.path) == .isFolder)
  }

  @Test func headersStayBelowTheProgram() throws {
    for name in ["own", "own/below", "other"] {
      #expect(mkdir(place.path + "/" + name, 0o755) == 0)
    }
    for name in ["own/a.h", "own/below/b.h", "other/c.h", "d.h"] { try write(name, "int x;\n") }
    #expect(symlink("../other/c.h", place.path + "/own/link.h") == 0)
    #expect(symlink("a.h", place.path + "/own/inner.h") == 0)
    #expect(mkfifo(place.path + "/own/pipe.h", 0o600) == 0)
    let program = place.path + "/own/main.m"
    let own = LocalHeaders(programs: [program])
    for name in ["a.h", "below/b.h", "below/../a.h", "inner.h", place.path + "/own/a.h"] {
      #expect(own.read(name: name, from: program) != nil, "\(name)")
    }
    for name in [
      "../d.h", "link.h", "/etc/passwd", "../own/../d.h", "pipe.h", "below", "", "a.h\0",
      "/proc/self/environ", "/dev/zero",
    ] { #expect(own.read(name: name, from: program) == nil, "\(name)") }
    let opened = LocalHeaders(programs: [program], included: [place.path + "/other"])
    #expect(opened.read(name: "c.h", from: program) != nil)
    #expect(opened.read(name: "link.h", from: program) != nil)
    #expect(opened.read(name: "../d.h", from: program) == nil)
  }

  @Test func nothingIsOverwrittenUnasked() throws {
    try write("there", "old")
    let path = place.path + "/there"
    #expect(writeFile(path, [1]) == .exists)
    #expect(readFile(path) == .bytes(Array("old".utf8)))
    #expect(writeFile(path, [1], replacing: true) == nil)
    #expect(readFile(path) == .bytes([1]))
    #expect(symlink("there", place.path + "/link") == 0)
    #expect(symlink("nowhere", place.path + "/loose") == 0)
    for name in ["link", "loose"] {
      #expect(writeFile(place.path + "/" + name, [2], replacing: true) == .isLink)
    }
    #expect(mkfifo(place.path + "/pipe", 0o600) == 0)
    #expect(writeFile(place.path + "/pipe", [2], replacing: true) == .notPlain)
    #expect(readFile(path) == .bytes([1]))
    #expect(writeFile(place.path + "/fresh", [3]) == nil)
  }
}
