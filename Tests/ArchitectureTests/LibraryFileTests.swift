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

  /// What a text declares is announced by itself: a class, a function, an enum constant, a macro. A tag is not.
  @Test(arguments: ["Box", "boxes", "BoxOpen", "BOX", "newBox"])
  func whatATextDeclaresIsNotListedAgain(_ name: String) throws {
    let text = """
      @interface Box
      @end
      int boxes;
      struct boxTag { int a; };
      enum { BoxShut, BoxOpen };
      #define BOX 1
      static inline int newBox(void) { return BOX; }
      """
    let list = ["@b", "boxWithLid", "__box", "boxTag"]
    let file = try SourceFile.parsed(
      "A/Box.m", "// A.\n//: part A\n//: names \(list.joined(separator: " "))\n\n" + text
    ).get()
    _ = try GeneratedLibrary([file])
    var twice = file
    twice.names.append(name)
    do throws(Problem) {
      _ = try GeneratedLibrary([twice])
      Issue.record("\(name) was announced twice")
    } catch {
      #expect(error.words.contains("names again: \(name)"))
    }
    // For a part that is not for programs the list is all.
    twice.isInternal = true
    _ = try GeneratedLibrary([twice])
  }

  @Test func filesOfAPartStandTogether() throws {
    let files = try ["A", "B", "A"].enumerated().map { index, part in
      try SourceFile.parsed("A/F\(index).m", "// A.\n//: part \(part)\n\nint a\(index);\n").get()
    }
    do throws(Problem) {
      _ = try GeneratedLibrary(files)
      Issue.record("two texts of one part")
    } catch {
      #expect(error.words.contains("A/F2.m: stands apart from A/F0.m"))
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
