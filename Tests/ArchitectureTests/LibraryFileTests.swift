import Foundation
import Testing

@testable import LibraryGenerator

/// The library's files and what was written from them.
@Suite struct LibraryFileTests {
  @Test func whatIsWrittenFromTheLibraryIsUpToDate() throws {
    let folder = LibraryFolder(path: Repository.root.appendingPathComponent("Sources/Library").path)
    let outdated = try folder.outdated()
    #expect(outdated == [], "run `make library`")
  }

  /// A file that says nothing about itself, or something that nobody reads, is refused by name.
  @Test(arguments: [
    ("@interface A\n@end\n", "without a comment"),
    ("// A.\n\n@interface A\n@end\n", "names no part"),
    ("// A.\n//: part A\n//: after B\n\n@interface A\n@end\n", "what does"),
  ])
  func headsAreRead(_ text: String, _ problem: String) {
    switch SourceFile.parsed("Foundation/A.m", text) {
    case .success(let file): Issue.record("read as \(file)")
    case .failure(let found): #expect(found.words.contains(problem))
    }
  }

  @Test func aTextIsWhatStandsBelowTheHead() throws {
    let file = try SourceFile.parsed(
      "Foundation/NSA+B.m", "// A.\n//: part A\n//: names NSA b\n\nint a;\n\nint b;\n\n"
    ).get()
    #expect(file.text == "int a;\n\nint b;")
    #expect(file.names == ["NSA", "b"])
    #expect(file.typeName == "NSABText")
  }
}
