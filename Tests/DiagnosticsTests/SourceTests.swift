import Diagnostics
import Testing

/// Texts, places in them, and the nearest name.
@Suite struct SourceTests {
  @Test func linesAreFoundByTheirBytes() {
    let file = SourceFile(name: "a.m", origin: .file, text: Array("one\r\n\nздесь\nlast".utf8))
    #expect(
      [0, 2, 4, 5, 6, 15, 16, 17, 99].map { file.line(at: $0) } == [0, 0, 0, 1, 2, 2, 2, 3, 3])
    let lines = (0..<4).map { String(decoding: file.lineText($0), as: UTF8.self) }
    #expect(lines == ["one", "", "здесь", "last"])
    #expect(file.lineText(4).isEmpty)
    #expect(file.lineText(-1).isEmpty)
  }

  /// Old editors end lines so; clang, swiftc and cmark count them.
  @Test func aCarriageReturnAloneEndsALine() {
    let file = SourceFile(name: "a.m", origin: .file, text: Array("one\rtwo\r\nthree\r".utf8))
    #expect(file.lineStarts == [0, 4, 9, 15])
    let lines = (0..<4).map { String(decoding: file.lineText($0), as: UTF8.self) }
    #expect(lines == ["one", "two", "three", ""])
  }

  @Test func placesAreJoined() {
    let a = SourceRange(file: 1, start: 5, end: 8)
    let b = SourceRange(file: 1, start: 2, end: 6)
    #expect(a.joined(with: b) == SourceRange(file: 1, start: 2, end: 8))
    #expect(SourceRange.none.isNone)
    #expect(!a.isNone)
  }

  @Test func aMapKeepsItsTexts() {
    var map = SourceMap()
    for number in 0..<100 {
      #expect(
        map.add(name: "\(number)", origin: .input(number), text: Array("text \(number)".utf8))
          == number)
    }
    let copy = map
    _ = map.add(name: "later", origin: .file, text: [])
    #expect(copy.files.count == 100)
    #expect(copy.text(of: SourceRange(file: 40, start: 5, end: 7)) == "40")
    #expect(copy.text(of: SourceRange(file: 40, start: 5, end: 700)) == "40")
    #expect(copy.text(of: SourceRange(file: 100, start: 0, end: 1)) == "")
    #expect(copy.file(of: .none) == nil)
  }

  /// A hint is right or absent.
  @Test(arguments: [
    ("retian", ["retain", "release"], "retain"), ("RETAIN", ["retain", "retainx"], "retain"),
    ("coumt", ["count", "mount"], "count"), ("cat", ["bat", "hat"], nil),
    ("x", ["y"], nil), ("abc", ["xyz"], nil), ("same", ["same"], nil),
    ("obejct", ["object", "objects"], "object"),
  ])
  func theNearestNameIsNamedOrNone(_ name: String, _ candidates: [String], _ wanted: String?) {
    #expect(closestName(to: name, among: candidates) == wanted)
  }

  @Test func theOrderOfTheCandidatesDoesNotMatter() {
    for candidates in [["Retain", "RETAIN", "retains"], ["retains", "RETAIN", "Retain"]] {
      #expect(closestName(to: "retain", among: candidates) == "RETAIN")
    }
    #expect(closestName(to: "coutn", among: ["count", "mount", "count"]) == "count")
    #expect(closestName(to: "fount", among: ["mount", "count", "mount"]) == nil)
  }

  /// Two names of a page each would take hours to lay side by side.
  @Test func noHandTypesANameOfAPage() {
    let page = String(repeating: "a", count: 300_000)
    #expect(closestName(to: "b" + page, among: [page]) == nil)
    #expect(closestName(to: page, among: [page.uppercased()])?.utf8.count == 300_000)
  }

  @Test func aMessageIsAFewLines() {
    let long = String(repeating: "x", count: 5000)
    let problem = Diagnostic(.undeclared, title: long, arguments: [long], at: .none)
    #expect(problem.title?.utf8.count ?? 0 < 1100)
    #expect(problem.arguments[0].utf8.count < 1100)
    #expect(Diagnostic(.undeclared, title: "short", at: .none).title == "short")
  }

  /// One letter may carry a million marks: it is one character, and a page of them is cut all the same.
  @Test func marksAreCutLikeLetters() {
    let heap = "e" + String(repeating: "\u{301}", count: 1_000_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      let problem = Diagnostic(.undeclared, title: heap, arguments: [heap], at: .none)
      #expect(problem.title?.utf8.count ?? .max < 1100)
      #expect(problem.arguments[0].unicodeScalars.first == "e")
      #expect(closestName(to: heap, among: (0..<500).map { "name\($0)é" }) == nil)
      #expect(closestName(to: heap, among: [heap]) == nil)
    }
    #expect(time < .seconds(20))
    #expect(ends(of: "abcdef", first: 2, "…", last: 1) == "ab…f")
    #expect(ends(of: "abc", first: 2, "…", last: 1) == "abc")
    #expect(ends(of: "é", first: 2, "…", last: 1) == "é")
  }

  @Test func aCodeIsALetterAndFourDigits() {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.utf8.count == 5)
      #expect("EWRM".contains(String(code.prefix(1))))
      #expect(Int(code.dropFirst()) != nil)
    }
  }
}
