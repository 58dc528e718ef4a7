import Diagnostics
import LessonEngine
import Testing
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct CourseTests {
  let folder: TemporaryFolder
  static let lesson = "---\nlesson: 1\nid: x.NAME\ntitle: T\n---\n\nText.\n"

  init() throws {
    folder = try TemporaryFolder()
    folder.makeFolder("one")
    for name in ["b", "a"] {
      folder.makeFolder("one/\(name)")
      try folder.write(
        "one/\(name)/lesson.md", Self.lesson.replacing("NAME", with: name))
    }
  }

  @Test func withoutATableTheOrderIsAlphabetical() {
    let course = Course(folder: folder.path, language: .en)
    #expect(course.entries.map(\.slug) == ["one/a", "one/b"])
    #expect(course.entries.map(\.number) == [1, 2])
    #expect(course.lesson(at: 1).lesson?.id == "x.b")
    #expect(course.index(of: "x.b") == 1)
  }

  @Test func theTableDecides() throws {
    try folder.write(
      "course.md", "# C\n\n## Part\n\n- [B](one/b/lesson.md)\n- [A](one/a/lesson.md)\n")
    let course = Course(folder: folder.path, language: .zh)
    #expect(course.title == "C")
    #expect(course.diagnostics.isEmpty)
    #expect(course.entries.map(\.slug) == ["one/b", "one/a"])
    #expect(course.entries.map(\.title) == ["B", "A"])
    #expect(course.entries.map(\.part) == ["Part", "Part"])
  }

  @Test func whatIsWrongWithTheTableIsTold() throws {
    try folder.write(
      "course.md", "- [A](one/a/lesson.md)\n- [A](one/a/lesson.md)\n- [C](one/c/lesson.md)\n- D\n")
    let course = Course(folder: folder.path, language: .en)
    #expect(
      course.diagnostics.map(\.code)
        == [.courseDuplicateLesson, .courseMissingLesson, .courseBadEntry])
    #expect(course.entries.count == 1)
  }

  /// Links within links are walked once, and one that leads out is no way to all that lies there.
  @Test func linksAreNoWayOut() throws {
    let outside = try TemporaryFolder()
    outside.makeFolder("deep")
    try outside.write("lesson.md", Self.lesson.replacing("NAME", with: "linked"))
    try outside.write("deep/lesson.md", Self.lesson.replacing("NAME", with: "deep"))
    for (number, target) in [".", "..", ".", outside.path, "/"].enumerated() {
      #expect(symlink(target, "\(folder.path)/one/link\(number)") == 0)
    }
    let course = Course(folder: folder.path, language: .en)
    #expect(course.entries.map(\.slug) == ["one/a", "one/b", "one/link3"])
  }

  /// What a stranger's lesson shows would be a file of whoever checks it.
  @Test func aTextThatIsALinkOutIsNoText() throws {
    let texts = [("c", "/etc/hostname"), ("d", "../a/lesson.md"), ("e", "real.md")]
    for (name, target) in texts {
      folder.makeFolder("one/\(name)")
      #expect(symlink(target, "\(folder.path)/one/\(name)/lesson.md") == 0)
    }
    try folder.write("one/e/real.md", Self.lesson.replacing("NAME", with: "e"))
    let codes = ["a", "c", "d", "e"].map {
      LoadedLesson(folder: "\(folder.path)/one/\($0)", language: .en).diagnostics.map(\.code)
    }
    #expect(codes == [[], [.unreadableFile], [.unreadableFile], []])
  }

  @Test func aFolderThatIsNotThereIsTold() {
    let course = Course(folder: folder.path + "/nowhere", language: .en)
    #expect(course.diagnostics.map(\.code) == [.unreadableFile])
    #expect(course.lesson(at: 0).lesson == nil)
  }
}
