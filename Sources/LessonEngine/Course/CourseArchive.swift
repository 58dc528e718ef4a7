import CMiniZip
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files with their names, as they travel in one `.zip`.
///
/// Writing: the same files give the same bytes on every machine, because the order is that of the names, the
/// date is that of no day, and the rights are the same for all. Reading: an archive comes from anywhere, so all of
/// it is looked at before anything is written to disk, and it is refused whole, by the name of what is wrong in
/// it. minizip does the format.
package struct CourseArchive: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    /// Below the course's folder: `one-instance/strict/lesson.md`.
    package var path: String
    package var bytes: [UInt8]
  }

  package var files: [File]

  /// More is no course: it would be a mistake, or a bomb.
  static let most = (files: 20_000, fileBytes: 8 << 20, allBytes: 128 << 20, pathBytes: 240)

  package init(files: [File]) {
    self.files = files.sorted {
      Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8))
    }
  }

  // MARK: From a folder

  /// Every plain file below the folder; names that begin with a dot are left out. Links are refused: what
  /// they lead to would not travel.
  package init(folder: String) throws(CourseProblem) {
    var files: [File] = []
    var open = [""]
    var size = 0
    while let next = open.popLast() {
      guard let names = DiskFile.names(in: next.isEmpty ? folder : "\(folder)/\(next)") else {
        throw CourseProblem(.unreadable, next.isEmpty ? folder : next)
      }
      for name in names {
        let path = next.isEmpty ? name : "\(next)/\(name)"
        if let problem = CourseArchive.refusal(ofPath: path) { throw problem }
        switch DiskFile.kindWithoutFollowing("\(folder)/\(path)") {
        case .folder: open.append(path)
        case .plain:
          guard
            let bytes = try? DiskFile.read("\(folder)/\(path)", limit: CourseArchive.most.fileBytes)
          else { throw CourseProblem(.unreadable, path) }
          files.append(File(path: path, bytes: bytes))
          size += bytes.count
          if files.count > CourseArchive.most.files || size > CourseArchive.most.allBytes {
            throw CourseProblem(.tooLarge, folder)
          }
        case .missing, .unreachable, .other: throw CourseProblem(.link, path)
        }
      }
    }
    self.init(files: files)
  }

  // MARK: The zip

  /// Writes beside and renames, so that nobody meets half an archive. `folder` is put before every path.
  package func write(to path: String, folder: String) throws(CourseProblem) {
    let fresh = "\(path).\(getpid()).new"
    guard let zip = zipOpen(fresh, APPEND_STATUS_CREATE) else {
      throw CourseProblem(.unwritable, path)
    }
    var isWell = true
    for file in files where isWell {
      var facts = zip_fileinfo()
      // The first day that the format knows; a plain file that everybody may read.
      facts.dosDate = 0x0021_0000
      facts.external_fa = 0o100644 << 16
      isWell =
        zipOpenNewFileInZip4(
          zip, "\(folder)/\(file.path)", &facts, nil, 0, nil, 0, nil, Z_DEFLATED, 9, 0, -15, 8, 0,
          nil,
          0, 3 << 8 | 20, 1 << 11) == ZIP_OK
      isWell =
        isWell
        && file.bytes.withUnsafeBytes {
          zipWriteInFileInZip(zip, $0.baseAddress, UInt32($0.count)) == ZIP_OK
        } && zipCloseFileInZip(zip) == ZIP_OK
    }
    isWell = zipClose(zip, nil) == ZIP_OK && isWell
    guard isWell, rename(fresh, path) == 0 else {
      unlink(fresh)
      throw CourseProblem(.unwritable, path)
    }
  }

  /// Reads a whole archive into memory. The folder that all its paths share is taken off.
  package init(zip path: String) throws(CourseProblem) {
    guard DiskFile.kind(of: path) == .plain, let raw = RawBytes(path), let zip = unzOpen64(path)
    else { throw CourseProblem(.noArchive, path) }
    defer { unzClose(zip) }
    // Some file systems know no difference between large and small letters, and write "ß" as "SS".
    func caseless(_ path: String) -> String { path.uppercased().lowercased() }
    var files: [File] = []
    var seen: Set<String> = []
    var size = 0
    var nextRecord: UInt64 = 0
    var status = unzGoToFirstFile(zip)
    while status == UNZ_OK {
      var facts = unz_file_info64()
      var name = [CChar](repeating: 0, count: 2048)
      guard
        unzGetCurrentFileInfo64(zip, &facts, &name, UInt(name.count - 1), nil, 0, nil, 0) == UNZ_OK,
        Int(facts.size_filename) < name.count,
        let entry = String(
          validating: name.prefix(Int(facts.size_filename)).map { UInt8(bitPattern: $0) },
          as: UTF8.self)
      else { throw CourseProblem(.damaged, path) }
      let isFolder = entry.hasSuffix("/")
      let plain = isFolder ? String(entry.dropLast()) : entry
      if let problem = CourseArchive.refusal(ofPath: plain) { throw problem }
      // The upper half holds Unix rights, whichever system an archive claims to come from.
      let kind = (facts.external_fa >> 16) & 0o170000
      if kind != 0, kind != 0o100000, kind != 0o040000 { throw CourseProblem(.link, plain) }
      if facts.flag & 1 != 0 { throw CourseProblem(.locked, plain) }
      guard seen.insert(caseless(plain)).inserted else { throw CourseProblem(.twice, plain) }
      if seen.count > CourseArchive.most.files { throw CourseProblem(.tooLarge, path) }
      if !isFolder {
        let bytes = try CourseArchive.content(
          of: zip, facts, plain, room: CourseArchive.most.allBytes - size, raw)
        size += bytes.count
        files.append(File(path: plain, bytes: bytes))
      }
      // Where the archive says that it is may be anywhere.
      nextRecord =
        unzGetOffset64(zip) &+ 46 &+ UInt64(facts.size_filename) &+ UInt64(facts.size_file_extra)
        &+ UInt64(facts.size_file_comment)
      status = unzGoToNextFile(zip)
    }
    // Behind the last entry that is counted comes the end, and not one that nobody counted.
    guard status == UNZ_END_OF_LIST_OF_FILE, let first = files.first,
      let end = raw.bytes(at: nextRecord, 4), [[80, 75, 5, 6], [80, 75, 6, 6]].contains(end)
    else { throw CourseProblem(.damaged, path) }
    // A path of a file that is also a folder could not be written.
    let paths = Set(files.map { caseless($0.path) })
    for file in files {
      var above = file.path
      while let slash = above.lastIndex(of: "/") {
        above = String(above[..<slash])
        if paths.contains(caseless(above)) { throw CourseProblem(.twice, above) }
      }
    }
    if let slash = first.path.firstIndex(of: "/") {
      let shared = first.path[...slash]
      if files.allSatisfy({ $0.path.hasPrefix(shared) }) {
        for index in files.indices { files[index].path.removeFirst(shared.count) }
      }
    }
    self.init(files: files)
  }

  /// What the archive says of a size is not believed: the bytes are counted as they come. An entry is told of
  /// twice, in the contents and before its bytes; minizip compares check sum, sizes and method, here the
  /// name is, and whether it is encrypted: another program might go by the other ones.
  private static func content(
    of zip: unzFile, _ facts: unz_file_info64, _ name: String, room: Int, _ raw: RawBytes
  ) throws(CourseProblem) -> [UInt8] {
    guard unzOpenCurrentFile(zip) == UNZ_OK else { throw CourseProblem(.damaged, name) }
    let length = Int(facts.size_filename)
    let extra = UInt64(max(0, unzGetLocalExtrafield(zip, nil, 0)))
    let head = raw.bytes(
      at: unzGetCurrentFileZStreamPos64(zip) &- extra &- UInt64(30 + length), 30 + length)
    guard let head, head[30...].starts(with: name.utf8), head[6] & 1 == 0 else {
      unzCloseCurrentFile(zip)
      throw CourseProblem(.damaged, name)
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unzReadCurrentFile(zip, &block, UInt32(block.count))
      if count == 0 { break }
      if count < 0 || bytes.count + Int(count) > min(room, most.fileBytes) {
        unzCloseCurrentFile(zip)
        throw CourseProblem(count < 0 ? .damaged : .tooLarge, name)
      }
      bytes += block[..<Int(count)]
    }
    // Closing compares the check sum.
    guard unzCloseCurrentFile(zip) == UNZ_OK else { throw CourseProblem(.damaged, name) }
    return bytes
  }

  /// A path that may be written below a folder leads down, and down only, with names that every file system takes.
  static func refusal(ofPath path: String) -> CourseProblem? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let leadsDown = parts.allSatisfy { part in
      !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= 120
        && part.last != "." && part.first != " " && part.last != " "
        && part.unicodeScalars.allSatisfy {
          !#"\:*?"<>|"#.unicodeScalars.contains($0)
            && ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
              $0.properties.generalCategory)
        }
    }
    return leadsDown && path.utf8.count <= most.pathBytes ? nil : CourseProblem(.badPath, path)
  }
}

/// A file as it lies there, beside what a library makes of it.
private final class RawBytes {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// nil where there are not so many.
  func bytes(at place: UInt64, _ count: Int) -> [UInt8]? {
    guard let place = off_t(exactly: place) else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, place) == count ? bytes : nil
  }
}

/// Why a course cannot be packed, installed, updated or removed.
package struct CourseProblem: Error, Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    case unreadable, unwritable, noArchive, damaged, badPath, link, locked, twice, tooLarge
    case noCourse, noID, noVersion, notSound, needsNewer, installed, notInstalled, notNewer
    case noHome
  }

  package var reason: Reason
  /// What it is about: a path, an id.
  package var subject: String
  /// A second thing, where the sentence needs one.
  package var detail = ""
  /// What is wrong with a text, where it is that.
  package var fault: Diagnostic?

  /// There is no home, and so no place for courses.
  package static let withoutHome = CourseProblem(.noHome, "")

  init(_ reason: Reason, _ subject: String, _ detail: String = "", fault: Diagnostic? = nil) {
    self.reason = reason
    // A name from an archive may have a line end, or worse, in it.
    self.subject = HiddenCharacters.revealed(subject)
    self.detail = detail
    self.fault = fault
  }
}
