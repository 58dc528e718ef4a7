import CMiniZip

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
    guard DiskFile.kind(of: path) == .plain, let zip = unzOpen64(path) else {
      throw CourseProblem(.noArchive, path)
    }
    defer { unzClose(zip) }
    var files: [File] = []
    var seen: Set<String> = []
    var size = 0
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
      // The upper half holds Unix rights where the archive was made on such a system.
      let kind = (facts.external_fa >> 16) & 0o170000
      if facts.version >> 8 == 3, kind != 0, kind != 0o100000, kind != 0o040000 {
        throw CourseProblem(.link, plain)
      }
      if facts.flag & 1 != 0 { throw CourseProblem(.locked, plain) }
      guard seen.insert(plain.lowercased()).inserted else { throw CourseProblem(.twice, plain) }
      if seen.count > CourseArchive.most.files { throw CourseProblem(.tooLarge, path) }
      if !isFolder {
        let bytes = try CourseArchive.content(
          of: zip, plain, room: CourseArchive.most.allBytes - size)
        size += bytes.count
        files.append(File(path: plain, bytes: bytes))
      }
      status = unzGoToNextFile(zip)
    }
    guard status == UNZ_END_OF_LIST_OF_FILE, let first = files.first else {
      throw CourseProblem(.damaged, path)
    }
    // A path of a file that is also a folder could not be written.
    let paths = Set(files.map(\.path))
    for file in files {
      var above = file.path
      while let slash = above.lastIndex(of: "/") {
        above = String(above[..<slash])
        if paths.contains(above) { throw CourseProblem(.twice, above) }
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

  /// What the archive says of a size is not believed: the bytes are counted as they come.
  private static func content(
    of zip: unzFile, _ name: String, room: Int
  ) throws(CourseProblem) -> [UInt8] {
    guard unzOpenCurrentFile(zip) == UNZ_OK else { throw CourseProblem(.damaged, name) }
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
        && part.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != "\\" && $0 != ":"
            && $0.properties.generalCategory != .format
        }
    }
    return leadsDown && path.utf8.count <= most.pathBytes ? nil : CourseProblem(.badPath, path)
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

  /// There is no home, and so no place for courses.
  package static let withoutHome = CourseProblem(.noHome, "")

  init(_ reason: Reason, _ subject: String, _ detail: String = "") {
    self.reason = reason
    self.subject = subject
    self.detail = detail
  }
}
