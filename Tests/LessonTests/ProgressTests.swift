import Foundation
import LessonEngine
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of its own for each test, gone afterwards.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/selfsame-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    path = try #require(made)
  }

  func write(_ name: String, _ text: String) throws {
    let file = try #require(fopen("\(path)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
  }

  func read(_ name: String) -> String {
    guard let file = fopen("\(path)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100_000)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[0..<count], as: UTF8.self)
  }

  func makeFolder(_ name: String) { mkdir("\(path)/\(name)", 0o755) }

  /// Names in a folder below, except `.` and `..`.
  func names(_ folder: String) -> [String] {
    guard let directory = opendir("\(path)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  deinit { removeAll("") }

  private func removeAll(_ folder: String) {
    for name in names(folder) {
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      if unlink("\(path)/\(inner)") != 0 { removeAll(inner) }
    }
    rmdir(folder.isEmpty ? path : "\(path)/\(folder)")
  }
}

@Suite struct ProgressTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  func progress() -> LessonEngine.Progress {
    LessonEngine.Progress(course: "/courses/one", stateFolder: folder.path)
  }

  /// The progress file's name below the state folder.
  var file: String {
    "progress/" + (folder.names("progress").first { !$0.hasSuffix(".lock") } ?? "")
  }

  @Test func isKept() {
    let first = progress()
    first.solve(lesson: "l", step: "a", contentHash: "1234")
    first.miss(lesson: "l", step: "b", contentHash: "1234")
    first.miss(lesson: "l", step: "b", contentHash: "1234")
    #expect(first.save() == nil)
    let second = progress()
    #expect(second.isSolved(lesson: "l", step: "a"))
    #expect(!second.isSolved(lesson: "l", step: "b"))
    #expect(second.misses(lesson: "l", step: "b") == 2)
    #expect(second.contentHash(lesson: "l") == "1234")
  }

  /// Nothing that a person or a damaged file says is too large to be counted on from.
  @Test(arguments: ["9223372036854775807", "1000000001", "-9223372036854775808"])
  func writtenNumbersCanBeCountedOn(_ text: String) throws {
    #expect(writtenNumber("12") == 12 && writtenNumber("x") == nil)
    let number = try #require(writtenNumber(text))
    #expect(abs(number - 1) <= 1_000_000_001 && abs(-number + 1) <= 1_000_000_001)
    let one = progress()
    one.miss(lesson: "l", step: "a", contentHash: "1")
    #expect(one.save() == nil)
    let lines = folder.read(file).replacing("misses l a 1", with: "misses l a \(text)")
    try folder.write(file, lines)
    let two = progress()
    two.miss(lesson: "l", step: "a", contentHash: "1")
    #expect(two.misses(lesson: "l", step: "a") > 0)
  }

  @Test func coursesAreKeptApart() {
    let one = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    _ = one.save()
    let other = LessonEngine.Progress(course: "/courses/two", stateFolder: folder.path)
    #expect(!other.isSolved(lesson: "l", step: "a"))
  }

  @Test func twoShellsAtOnceLoseNothing() {
    let one = progress()
    let two = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    one.miss(lesson: "l", step: "c", contentHash: "1")
    _ = one.save()
    two.solve(lesson: "l", step: "b", contentHash: "1")
    _ = two.save()
    let third = progress()
    #expect(third.isSolved(lesson: "l", step: "a"))
    #expect(third.isSolved(lesson: "l", step: "b"))
    #expect(third.misses(lesson: "l", step: "c") == 1)
  }

  /// Of two counts of the same misses the greater one is what was seen, whoever writes last.
  @Test func theGreaterCountOfMissesStays() {
    let one = progress()
    let two = progress()
    one.miss(lesson: "l", step: "a", contentHash: "1")
    for _ in 0..<3 { two.miss(lesson: "l", step: "a", contentHash: "1") }
    _ = one.save()
    _ = two.save()
    #expect(progress().misses(lesson: "l", step: "a") == 3)
    _ = one.save()
    #expect(progress().misses(lesson: "l", step: "a") == 3)
  }

  @Test func linesOfANewerVersionAreKept() throws {
    let one = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    _ = one.save()
    let name = file
    try folder.write(name, folder.read(name) + "medal l gold with ribbon\n")
    let two = progress()
    two.solve(lesson: "l", step: "b", contentHash: "1")
    _ = two.save()
    #expect(folder.read(name).contains("medal l gold with ribbon\n"))
    #expect(folder.read(name).contains("solved l a\n"))
  }

  /// Killed between writing and renaming: the half-written file beside it does no harm.
  @Test func aHalfWrittenFileIsNeverRead() throws {
    let one = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    _ = one.save()
    try folder.write("\(file).99999.new", "solved l ")
    let two = progress()
    #expect(two.isSolved(lesson: "l", step: "a"))
    two.solve(lesson: "l", step: "b", contentHash: "1")
    #expect(two.save() == nil)
  }

  @Test func rubbishIsNoCrash() throws {
    let one = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    _ = one.save()
    try folder.write(file, "misses l a 99999999999999999999\nsolved\n\u{0}\n")
    let two = progress()
    #expect(two.misses(lesson: "l", step: "a") == 0)
  }

  /// Cut, or with a byte of another value, anywhere: every fact is still there, or the loss is told and the file
  /// as it was is kept beside.
  @Test func aDamagedFileIsKeptBesideAndTold() throws {
    var state: UInt64 = 99
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
    let steps = ["a", "close-alloc", "return-one"]
    func write() {
      let one = progress()
      for step in steps { one.solve(lesson: "l", step: step, contentHash: "1234") }
      one.miss(lesson: "l", step: "b", contentHash: "1234")
      #expect(one.save() == nil)
    }
    write()
    let name = file
    let whole = Array(folder.read(name).utf8)
    for round in 0..<1000 {
      var bytes = whole
      if round % 3 == 0 {
        bytes.removeLast(1 + roll(bytes.count))
      } else {
        let at = roll(bytes.count)
        let value = UInt8(roll(256))
        if bytes[at] == value { continue }
        bytes[at] = value
      }
      let output = try #require(fopen("\(folder.path)/\(name)", "w"))
      fwrite(bytes, 1, bytes.count, output)
      fclose(output)
      let two = progress()
      let isAll =
        steps.allSatisfy { two.isSolved(lesson: "l", step: $0) }
        && two.misses(lesson: "l", step: "b") == 1 && two.contentHash(lesson: "l") == "1234"
      #expect(isAll || two.damaged != nil, "round \(round)")
      if let kept = two.damaged?.keptAs { unlink(kept) } else { #expect(two.damaged == nil) }
    }
    write()
    #expect(progress().damaged == nil)
  }

  @Test func aFolderThatCannotBeMadeIsToldOnce() {
    let progress = Progress(course: "c", stateFolder: "/dev/null/selfsame")
    progress.solve(lesson: "l", step: "a", contentHash: "1")
    #expect(progress.save() != nil)
    #expect(progress.save() == nil)
    #expect(progress.isSolved(lesson: "l", step: "a"))
  }

  /// Who keeps a lock (a shell that was stopped, or somebody who means harm) hangs nobody.
  @Test func aLockThatIsKeptHangsNobody() throws {
    let one = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    _ = one.save()
    let lock = open("\(folder.path)/\(file).lock", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    one.solve(lesson: "l", step: "b", contentHash: "1")
    #expect(one.save() == nil)
    #expect(progress().isSolved(lesson: "l", step: "b"))
  }

  /// What is there and cannot be read is not replaced by what this shell knows.
  @Test func aFileThatCannotBeReadStays() throws {
    let one = progress()
    one.solve(lesson: "l", step: "a", contentHash: "1")
    _ = one.save()
    let name = file
    let much = String(repeating: "solved l step-of-somebody\n", count: 400_000)
    try folder.write(name, much)
    #expect(one.save()?.why == String(cString: strerror(EFBIG)))
    var status = stat()
    #expect(stat("\(folder.path)/\(name)", &status) == 0 && Int(status.st_size) == much.utf8.count)
    unlink("\(folder.path)/\(name)")
    #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0)
    #expect(progress().save()?.why == String(cString: strerror(ENXIO)))
  }

  /// Cut anywhere, with bytes exchanged, or nothing but noise: what is left counts, the file as it was lies
  /// beside, and the next save is whole.
  @Test func anyDamageIsKeptBesideOrWhole() throws {
    let one = progress()
    for step in ["a", "b", "c"] { one.solve(lesson: "l", step: step, contentHash: "1") }
    one.miss(lesson: "l", step: "d", contentHash: "1")
    _ = one.save()
    let name = file
    let whole = Array(folder.read(name).utf8)
    var state: UInt64 = 99
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    let rounds = ProcessInfo.processInfo.environment["SELFSAME_LONG"] == nil ? 60 : 1000
    for round in 0..<rounds {
      var bytes = whole
      switch round % 3 {
      case 0: bytes.removeSubrange(roll(bytes.count)...)
      case 1:
        for _ in 0...roll(4) { bytes[roll(bytes.count)] = UInt8(roll(256)) }
      default: bytes = (0..<roll(200)).map { _ in UInt8(roll(256)) }
      }
      let path = "\(folder.path)/\(name)"
      for old in folder.names("progress") where old.contains("damaged") {
        unlink("\(folder.path)/progress/\(old)")
      }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let found = progress()
      #expect(found.save() == nil)
      let kept = folder.names("progress").first { $0.contains("damaged") }
      if let kept {
        #expect(
          try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/progress/\(kept)"))
            == Data(bytes))
      } else {
        // A file without a line is one that nothing was written to.
        #expect(bytes == whole || bytes.isEmpty, "round \(round): \(bytes)")
      }
      let after = progress()
      for step in ["a", "b", "c"] where found.isSolved(lesson: "l", step: step) {
        #expect(after.isSolved(lesson: "l", step: step))
      }
    }
  }
}
