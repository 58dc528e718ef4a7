import LessonEngine

/// Which selfsame this is: its version, and the commit where it is known.
///
/// A checkout tells its commit when it is packaged (`share/selfsame/commit`, beside the lessons). It is not compiled
/// in: every commit would then build everything anew.
package enum ProgramVersion {
  package static var number: String { CourseVersion.ofThisProgram.text }

  /// `0.2.0 (4f0c2d91a3be)`
  package static var line: String { number + (commit.map { " (\($0))" } ?? "") }

  private static var commit: String? {
    guard var folder = executablePath(), let slash = folder.lastIndex(of: "/") else { return nil }
    folder = String(folder[..<slash])
    guard case .bytes(let bytes) = readFile(folder + "/../share/selfsame/commit") else {
      return nil
    }
    let word = String(decoding: bytes, as: UTF8.self).prefix { $0.isHexDigit }
    return (7...40).contains(word.count) ? String(word) : nil
  }
}
