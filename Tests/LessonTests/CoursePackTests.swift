import Diagnostics
import Foundation
import Testing
import Texts

@testable import LessonEngine

/// Courses as things that are handed on: packed, installed, updated, removed; and archives from enemies.
@Suite struct CoursePackTests {
  let folder: TemporaryFolder
  var store: CourseStore { CourseStore(folder: folder.path + "/data/courses") }

  static let lesson = """
    ---
    lesson: 1
    id: x.NAME
    title: T
    ---

    Text.

    <!-- step: one -->

    ## Do it

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = 40 + 2;
    ```

    ```check
    x == 42 -- it is 42
    ```

    """

  init() throws {
    folder = try TemporaryFolder()
    try writeCourse(version: "1.0", lessons: ["a", "b"])
  }

  func writeCourse(version: String, lessons: [String]) throws {
    folder.makeFolder("one")
    var contents = """
      ---
      id: harbour.one
      version: \(version)
      languages: [en]
      title: The harbour
      authors: [A. Person, B. Person]
      licence: CC-BY-4.0
      requires: 0.1
      ---

      # The harbour

      """
    for name in lessons {
      folder.makeFolder("one/\(name)")
      folder.makeFolder("one/\(name)/answers")
      try folder.write("one/\(name)/lesson.md", Self.lesson.replacing("NAME", with: name))
      try folder.write("one/\(name)/answers/right-other.m", "int x = 42;\n")
      contents += "- [\(name)](\(name)/lesson.md)\n"
    }
    try folder.write("one/course.md", contents)
  }

  var source: String { folder.path + "/one" }

  @Test func aCourseSaysWhatItIs() throws {
    let course = Course(folder: source, language: .en)
    #expect(course.diagnostics.isEmpty)
    #expect(course.facts.id == "harbour.one")
    #expect(course.facts.version.text == "1.0")
    #expect(course.facts.authors == ["A. Person", "B. Person"])
    #expect(course.title == "The harbour")
    #expect(course.entries.map(\.slug) == ["a", "b"])
  }

  @Test(arguments: [
    ("id: Harbour\nversion: 1", DiagnosticCode.lessonBadValue),
    ("id: a..b\nversion: 1", .lessonBadValue), ("id: a\nversion: one", .lessonBadValue),
    ("id: a\nversion: 1.2.3.4.5", .lessonBadValue), ("id: a\nrequires: 999", .courseNeedsNewer),
    ("id: a\nlanguages: [xx]", .lessonBadValue), ("id: a\nauthor: B", .lessonUnknownKey),
    ("id: a\nid: b", .lessonDuplicateKey),
  ])
  func wrongFactsAreToldAtTheirPlace(facts: String, code: DiagnosticCode) throws {
    try folder.write("one/course.md", "---\n\(facts)\n---\n\n# C\n\n- [A](a/lesson.md)\n")
    let course = Course(folder: source, language: .en)
    #expect(course.diagnostics.map(\.code) == [code])
    #expect(course.diagnostics.first?.place.start ?? 0 > 3)
    #expect(course.entries.count == 1)
  }

  @Test func versionsAreComparedByTheirNumbers() throws {
    let order = try ["0.9", "1.0", "1.9", "1.10", "2"].map { try #require(CourseVersion($0)) }
    #expect(order == order.shuffled().sorted())
    #expect(CourseVersion("1.0") == CourseVersion("1"))
    for wrong in ["", ".", "1.", "a", "1.2.3.4.5", "1234567", "-1", "١"] {
      #expect(CourseVersion(wrong) == nil, "\(wrong)")
    }
  }

  @Test func theSameCourseGivesTheSameBytes() throws {
    let first = folder.path + "/1.zip"
    let second = folder.path + "/2.zip"
    try CourseStore.packed(source, .student).archive.write(to: first, folder: "c")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0), .posixPermissions: 0o600],
      ofItemAtPath: source + "/a/lesson.md")
    try CourseStore.packed(source, .student).archive.write(to: second, folder: "c")
    #expect(
      try Data(contentsOf: .init(filePath: first)) == Data(contentsOf: .init(filePath: second)))
  }

  @Test func theStudentsEditionHoldsNoOpenSolution() throws {
    let student = try CourseStore.packed(source, .student).archive
    let teacher = try CourseStore.packed(source, .teacher).archive
    let all = { (archive: CourseArchive) in
      archive.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
    #expect(!all(student).contains("40 + 2") && !all(student).contains("x == 42"))
    #expect(all(student).contains("int x = ___;") && all(student).contains("solution sealed"))
    #expect(!student.files.contains { $0.path.contains("answers/") })
    #expect(all(teacher).contains("40 + 2"))
    #expect(teacher.files.contains { $0.path == "a/answers/right-other.m" })
  }

  @Test func aSealedLessonIsTheSameLesson() throws {
    let zip = folder.path + "/c.zip"
    try CourseStore.packed(source, .student).archive.write(to: zip, folder: "c")
    _ = try store.install(zip)
    let original = LoadedLesson(folder: source + "/a", language: .en)
    let sealed = LoadedLesson(folder: store.folder(of: "harbour.one") + "/a", language: .en)
    #expect(sealed.diagnostics.isEmpty)
    #expect(sealed.lesson?.contentHash == original.lesson?.contentHash)
    #expect(sealed.lesson?.steps == original.lesson?.steps)
  }

  @Test(arguments: ["", "```", "```objc solution\n```", "~~~~objc solution\n```\n~~~\n~~~~\nx"])
  func sealingIsUndoneByOpening(text: String) {
    let bytes = Array(text.utf8)
    #expect(SealedFences.opened(SealedFences.sealed(bytes)) == bytes)
  }

  /// A fence is what cmark takes for one when the lesson is taught, however it is written.
  @Test(arguments: [
    ("\n", "\r\n"), ("\n```\n", "\n```\t\n"), ("\n```", "\n   ```"), ("```", "~~~~"),
    ("objc solution", "  objc  solution  "), ("Text.", "Te\rxt."),
    ("Text.", "- ```objc\n  int y;\n  ```"), ("Text.", "<!--\n```objc\n-->"),
    ("Text.", "> ```objc\n> int y;"), ("Text.", "1. a\n\n   ```\n   b"),
  ])
  func noFormOfALessonLeavesItsSolutionOpen(part: String, written: String) throws {
    let text = Array(Self.lesson.replacing("NAME", with: "a").replacing(part, with: written).utf8)
    try folder.write("one/a/lesson.md", String(decoding: text, as: UTF8.self))
    #expect(
      !LoadedLesson(folder: source + "/a", language: .en).diagnostics.contains {
        $0.severity == .error
      })
    let file = try #require(
      CourseStore.packed(source, .student).archive.files.first { $0.path == "a/lesson.md" })
    let packed = String(decoding: file.bytes, as: UTF8.self)
    #expect(!packed.contains("40 + 2") && !packed.contains("x == 42"), "\(packed)")
    #expect(SealedFences.opened(file.bytes) == text)
    #expect(SealedFences.sealed(file.bytes) == file.bytes)
  }

  /// What tells as much as the lesson: an editor's copy of it, probes kept for marking, the reasons of spoilt
  /// solutions that pass, and what a prediction comes to. What a run prints, and the examples of an
  /// explanation, are read by everybody.
  @Test func whateverTellsAnAnswerIsSealed() throws {
    try folder.write("one/a/lesson.md~", Self.lesson)
    try folder.write(
      "one/hidden.md", "<!-- step: one -->\n\n```objc probe p\nint z = 40 + 2;\n```\n")
    folder.makeFolder("one/Explanations")
    try folder.write("one/Explanations/E0301.md", "# E\n\n```objc wrong\nint shown = 1;\n```\n")
    try folder.write(
      "one/a/lesson.md",
      Self.lesson.replacing("NAME", with: "a").replacing(
        "<!-- step: one -->",
        with: """
          ```objc run
          printf("read by all\\n");
          ```

          ```output
          read by all
          ```

          <!-- step: guess -->

          ```objc predict kind=fate
          printf("nobody knows\\n");
          ```

          ```output
          nobody knows yet
          ```

          <!-- step: one -->
          """) + "\n```survives\ndrop-line 1 -- a reason that tells\n```\n")
    let files = try CourseStore.packed(source, .student).archive.files
    let all = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for secret in ["40 + 2", "x == 42", "a reason that tells", "nobody knows yet"] {
      #expect(!all.contains(secret), "\(secret)")
    }
    #expect(all.contains("\nread by all\n```") && all.contains("int shown = 1;"))
  }

  /// What cannot be read cannot be hidden: such a course is not packed, and the first fault is told.
  @Test(arguments: ["lesson.md", "lesson.ru.md"])
  func aLessonThatCannotBeReadIsNotPacked(name: String) throws {
    let whole = Self.lesson.replacing("NAME", with: "a")
    try folder.write("one/a/\(name)", String(whole.dropLast("```\n".count)))
    do {
      _ = try CourseStore.packed(source, .student)
      Issue.record("packed")
    } catch {
      #expect(error.reason == .notSound && error.subject == "\(source)/a/\(name)")
      #expect(error.fault != nil)
    }
  }

  @Test func everyLessonOfOursSurvivesSealing() throws {
    let lessons = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Lessons")
    var count = 0
    for slug in Course.lessonFolders(below: lessons.path) {
      let bytes = try DiskFile.read("\(lessons.path)/\(slug)/lesson.md")
      let sealed = SealedFences.sealed(bytes)
      #expect(SealedFences.opened(sealed) == bytes, "\(slug)")
      count += sealed == bytes ? 0 : 1
    }
    #expect(count > 20)
  }

  @Test func aCourseTravels() throws {
    let zip = folder.path + "/c.zip"
    try CourseStore.packed(source, .student).archive.write(to: zip, folder: "harbour.one-1.0")
    #expect(try store.install(zip).id == "harbour.one")
    #expect(store.courses().map(\.title) == ["The harbour"])
    #expect(throws: CourseProblem(.installed, "harbour.one")) { try store.install(zip) }

    let state = folder.path + "/state"
    let progress = Progress(course: "harbour.one", stateFolder: state)
    progress.solve(lesson: "x.a", step: "one", contentHash: "1")
    #expect(progress.save() == nil)

    #expect(throws: CourseProblem(.notNewer, "harbour.one", "1.0")) { try store.update(zip) }
    try FileManager.default.removeItem(atPath: source + "/b")
    try writeCourse(version: "2.0", lessons: ["a", "c"])
    try folder.write(
      "one/a/lesson.md", Self.lesson.replacing("NAME", with: "a").replacing("Text.", with: "Words.")
    )
    let change = try store.update(source)
    #expect(change.from.text == "1.0" && change.facts.version.text == "2.0")
    #expect(change.added == ["c"] && change.changed == ["a"] && change.removed == ["b"])
    #expect(
      Progress(course: "harbour.one", stateFolder: state).isSolved(lesson: "x.a", step: "one"))

    try store.remove("harbour.one")
    #expect(store.courses().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).isEmpty)
    #expect(throws: CourseProblem(.notInstalled, "../one")) { try store.remove("../one") }
    #expect(throws: CourseProblem(.notInstalled, "harbour.one")) { try store.update(source) }
  }

  /// A process that was killed leaves a folder behind; the next one takes it away, and no other's; and what was
  /// put aside for an update that never came is there again.
  @Test func whatWasLeftHalfDoneGoes() throws {
    _ = try store.install(source)
    try FileManager.default.moveItem(
      atPath: store.folder(of: "harbour.one"), toPath: store.folder + "/.harbour.one.999999998.old")
    try writeCourse(version: "1.0.1", lessons: ["a"])
    #expect(try store.update(source).from.text == "1.0")
    // The numbers of processes end long before that one.
    for name in [".new.999999999", ".harbour.one.999999999.old", ".new.\(getpid())x", ".mine"] {
      folder.makeFolder("data/courses/\(name)")
    }
    try writeCourse(version: "1.1", lessons: ["a"])
    _ = try store.update(source)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: store.folder).sorted()
        == [".mine", ".new.\(getpid())x", "harbour.one"])
  }

  @Test func aLinkInACourseIsRefused() throws {
    try FileManager.default.createSymbolicLink(
      atPath: source + "/a/passwords.md", withDestinationPath: "/etc/passwd")
    #expect(throws: CourseProblem(.link, "a/passwords.md")) {
      try CourseStore.packed(source, .student)
    }
  }

  // MARK: Archives from enemies

  @Test(arguments: [
    "../evil", "/etc/evil", "c/../../evil", "c/./evil", "c//evil", "c\\..\\evil", "c/\u{1B}[2J",
    "c/\u{202E}evil", "c/.hidden", "C:evil", String(repeating: "long/", count: 80),
    "c/" + String(repeating: "x", count: 130), "c/a\u{2028}b", "c/a\u{2029}b", "c/a ", "c/ a",
    "c/a.",
    "c/what?.md", "c/a|b", "c/\u{E0041}", "\\\\host\\share", "//c/evil", "c/..", "c/a\u{85}b",
  ])
  func aPathThatLeadsElsewhereIsRefused(path: String) throws {
    try expectRefused(zip([("c/course.md", "x", 0), (path, "x", 0)]), [.badPath])
  }

  @Test func othersAreRefusedByName() throws {
    try expectRefused(zip([("c/link", "/etc/passwd", 0o120777)]), [.link])
    try expectRefused(zip([("c/fifo", "", 0o010644)]), [.link])
    try expectRefused(zip([("c/a", "1", 0), ("c/A", "2", 0)]), [.twice])
    try expectRefused(zip([("c/a", "1", 0), ("c/a/b", "2", 0)]), [.twice])
    try expectRefused(zip([("c/A", "1", 0), ("c/a/b", "2", 0)]), [.twice])
    try expectRefused(zip([("c/ß.md", "1", 0), ("c/SS.md", "2", 0)]), [.twice])
    try expectRefused(zip([("c/\u{E9}", "1", 0), ("c/e\u{301}", "2", 0)]), [.twice])
    try expectRefused(zip([("c/readme.md", "1", 0)]), [.noCourse])
    try expectRefused(Data("no archive".utf8), [.noArchive])
    try expectRefused(Data(), [.noArchive])
    var damaged = zip([("c/course.md", "hello hello hello", 0)])
    damaged[45] ^= 1
    try expectRefused(damaged, [.damaged])
  }

  /// Two tellings of one entry, or of how many there are, that differ: two programs would unpack two things.
  @Test func anArchiveThatContradictsItselfIsRefused() throws {
    let entries: [(name: String, text: String, mode: UInt32)] = [
      ("c/course.md", "---\nid: a\nversion: 1\n---\n", 0), ("c/notes.txt", "text", 0),
    ]
    func changed(_ change: (inout Data) throws -> Void) rethrows -> Data {
      var archive = zip(entries)
      try change(&archive)
      return archive
    }
    let local = try #require(zip(entries).range(of: Data("c/notes.txt".utf8)))
    let central = try #require(
      zip(entries).range(of: Data("c/notes.txt".utf8), options: .backwards))
    let end = zip(entries).count - 22
    try expectRefused(
      changed { $0.replaceSubrange(local, with: Data("../evil.txt".utf8)) }, [.damaged])
    try expectRefused(changed { $0[local.lowerBound - 24] |= 1 }, [.damaged])
    try expectRefused(changed { $0[central.lowerBound - 38] |= 1 }, [.locked])
    try expectRefused(changed { $0[central.lowerBound - 22] ^= 1 }, [.damaged])
    // The end counts fewer entries than there are, and more.
    for count in [UInt8(1), 3] {
      try expectRefused(
        changed {
          $0[end + 8] = count
          $0[end + 10] = count
        }, [.damaged])
    }
    // Both entries begin at the same place.
    try expectRefused(
      changed {
        $0.replaceSubrange(central.lowerBound - 4..<central.lowerBound, with: Data(count: 4))
      },
      [.damaged])
    // By its own word the directory lies close below the end of all numbers.
    let field = { (value: UInt64, bytes: Int) in
      Data((0..<bytes).map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) })
    }
    let head = Data(repeating: 0x20, count: 24)
    func record(_ parts: Data...) -> Data { Data(parts.joined()) }
    let entry = record(
      Data([0x50, 0x4B, 1, 2, 45, 3, 45, 0, 0, 8, 0, 0, 0, 0, 0x21, 0]), field(0, 12), field(3, 2),
      field(0, 8), field(0o040755 << 16, 4), field(0, 4), Data("in/".utf8))
    for offset in [UInt64.max - 15, .max - 48, .max - 60, .max] {
      let end64 = record(
        Data([0x50, 0x4B, 6, 6]), field(44, 8), field(45, 2), field(45, 2), field(0, 8),
        field(1, 8), field(1, 8), field(UInt64(entry.count), 8), field(offset, 8))
      let locator = record(
        Data([0x50, 0x4B, 6, 7]), field(0, 4), field(UInt64(head.count + entry.count), 8),
        field(1, 4))
      let end = record(Data([0x50, 0x4B, 5, 6]), field(0, 4), field(.max, 12), field(0, 2))
      try expectRefused(record(head, entry, end64, locator, end), [.damaged, .noArchive])
    }
    // A link stays one, whichever system it claims to come from.
    var link = zip([("c/course.md", "x", 0), ("c/link", "/etc/passwd", 0o120777)])
    let name = try #require(link.range(of: Data("c/link".utf8), options: .backwards))
    for system in [UInt8(0), 10, 19] {
      link[name.lowerBound - 41] = system
      try expectRefused(link, [.link])
    }
  }

  /// An id becomes a folder's name, so it is looked at before anything has that name; the person reads what is
  /// wrong, and in which file of his.
  @Test(arguments: [
    "../evil", "/etc", "a/b", ".a", "a\u{1B}[31m", "\u{202E}a", "A", "a b", "a\u{200B}",
  ])
  func aHostileIDIsRefused(id: String) throws {
    let path = folder.path + "/enemy.zip"
    try zip([("c/course.md", "---\nid: \(id)\nversion: 1\n---\n\n# T\n", 0)]).write(
      to: .init(filePath: path))
    do {
      _ = try store.install(path)
      Issue.record("installed")
    } catch {
      #expect(error.reason == .notSound && error.subject == path + "/course.md")
      #expect(error.fault?.code == .lessonBadValue)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder).isEmpty)
  }

  @Test func aBombIsRefusedBeforeItFillsAnything() throws {
    let big = CourseArchive(files: [
      .init(
        path: "course.md", bytes: [UInt8](repeating: 0x20, count: CourseArchive.most.fileBytes + 1))
    ])
    let path = folder.path + "/bomb.zip"
    try big.write(to: path, folder: "c")
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    #expect(size < 20_000)
    #expect(throws: CourseProblem(.tooLarge, "c/course.md")) { try store.install(path) }
  }

  /// Every cut of a good archive is refused or read, and never leaves anything behind.
  @Test func cutArchivesLeaveNothing() throws {
    let whole = folder.path + "/c.zip"
    try CourseStore.packed(source, .student).archive.write(to: whole, folder: "c")
    let bytes = try Data(contentsOf: .init(filePath: whole))
    // The last record is 22 bytes, of which the length of a comment is not missed.
    for length in stride(from: 0, to: bytes.count - 22, by: 7) {
      try expectRefused(bytes.prefix(length), [.noArchive, .damaged, .noCourse, .link, .badPath])
    }
  }

  private func expectRefused(
    _ archive: Data, _ reasons: [CourseProblem.Reason], _ place: SourceLocation = #_sourceLocation
  ) throws {
    let path = folder.path + "/enemy.zip"
    try archive.write(to: .init(filePath: path))
    var found: CourseProblem.Reason?
    do { _ = try store.install(path) } catch { found = error.reason }
    #expect(
      found.map { reasons.contains($0) } == true, "\(String(describing: found))",
      sourceLocation: place)
    let left = (try? FileManager.default.contentsOfDirectory(atPath: store.folder)) ?? []
    #expect(left.isEmpty, sourceLocation: place)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/evil"), sourceLocation: place)
  }

  /// A zip with any names and rights, stored, not compressed.
  private func zip(_ entries: [(name: String, text: String, mode: UInt32)]) -> Data {
    var body = Data()
    var contents = Data()
    func put<Number: FixedWidthInteger>(_ number: Number, _ data: inout Data) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    for (name, text, mode) in entries {
      let start = UInt32(body.count)
      var facts = Data()
      put(UInt16(20), &facts)
      put(UInt16(1 << 11), &facts)
      put(UInt32(0), &facts)
      put(UInt16(0x21), &facts)
      var crc = ~UInt32(0)
      for byte in text.utf8 {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
      }
      put(~crc, &facts)
      put(UInt32(text.utf8.count), &facts)
      put(UInt32(text.utf8.count), &facts)
      put(UInt16(name.utf8.count), &facts)
      put(UInt16(0), &facts)
      put(UInt32(0x0403_4B50), &body)
      body += facts + Data(name.utf8) + Data(text.utf8)
      put(UInt32(0x0201_4B50), &contents)
      put(UInt16(3 << 8 | 20), &contents)
      contents += facts
      put(UInt16(0), &contents)
      put(UInt16(0), &contents)
      put(UInt16(0), &contents)
      put(mode << 16, &contents)
      put(start, &contents)
      contents += Data(name.utf8)
    }
    var end = Data()
    put(UInt32(0x0605_4B50), &end)
    put(UInt32(0), &end)
    put(UInt16(entries.count), &end)
    put(UInt16(entries.count), &end)
    put(UInt32(contents.count), &end)
    put(UInt32(body.count), &end)
    put(UInt16(0), &end)
    return body + contents + end
  }
}
