#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `Sources/Library` (or the folder of a page) on the disk: what is written there, and what should be.
struct LibraryFolder {
  var path: String

  /// What the files below `Generated/` should be, by name.
  func generated() throws(Problem) -> [String: String] {
    if let page = PageFolder.at(path) { return try page.generated() }
    var sources: [SourceFile] = []
    var listed: Set<String> = []
    for line in try read("Order.txt").split(separator: "\n") where !line.hasPrefix("#") {
      let name = String(line)
      listed.insert(name)
      sources.append(try SourceFile.parsed(name, try read(name)).get())
    }
    // A file that no other needs may be left out of the list: it comes behind.
    for folder in names(in: "") where !folder.contains(".") && folder != "Generated" {
      for name in names(in: folder) where !listed.contains(folder + "/" + name) {
        let path = folder + "/" + name
        sources.append(try SourceFile.parsed(path, try read(path)).get())
      }
    }
    return try GeneratedLibrary(sources).files
  }

  /// Names below `Generated/` that are missing, too many, or not what they should be.
  func outdated() throws(Problem) -> [String] {
    let wanted = try generated()
    var wrong = names(in: "Generated").filter { wanted[$0] == nil }
    for (name, text) in wanted where (try? read("Generated/" + name)) != text { wrong.append(name) }
    return wrong.sorted()
  }

  /// Writes what is not as it should be, and takes away what is too many; answers the names.
  func write() throws(Problem) -> [String] {
    let wanted = try generated()
    let changed = try outdated()
    for name in changed {
      guard let text = wanted[name] else {
        unlink(path + "/Generated/" + name)
        continue
      }
      guard let file = fopen(path + "/Generated/" + name, "wb") else {
        throw Problem("Generated/\(name): \(String(cString: strerror(errno)))")
      }
      fputs(text, file)
      fclose(file)
    }
    return changed
  }

  func names(in folder: String) -> [String] {
    guard let stream = opendir(path + "/" + folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  func read(_ name: String) throws(Problem) -> String {
    guard let file = fopen(path + "/" + name, "rb") else {
      throw Problem("\(name): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
