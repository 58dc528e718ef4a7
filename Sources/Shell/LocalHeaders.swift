import Texts

/// `#import "Name.h"`: a header beside the text that names it.
///
/// The floors below read no files; they ask through this. A header is looked for in the folder of the file
/// that imports it (for a text typed at the prompt the current folder), then in the folders of `--include`.
/// Whatever the name says (`../..`, `/etc/passwd`, a link that leads elsewhere), the file must lie in the
/// program's own folder or below it, or in a folder that was opened: a program that is only looked at must not
/// read what it was not given.
struct LocalHeaders: Sendable {
  /// Folders without links and dots, each with a slash at its end.
  private let opened: [String]
  /// As they were given, to look in.
  private let included: [String]

  /// What is wrong with the folders of `--include`, as a line for the terminal; nil: they are there.
  static func problem(_ included: [String], _ language: Language) -> String? {
    included.first { !isFolder($0) }.map {
      "selfsame: " + text("cli.include.noFolder", [$0], in: language)
    }
  }

  /// `programs`: the files that were named, or nothing for the prompt.
  init(programs: [String] = [], included: [String] = []) {
    let own = programs.isEmpty ? ["."] : programs.map(LocalHeaders.folder)
    self.included = included
    opened = (own + included).compactMap { realPath($0).map { $0 == "/" ? $0 : $0 + "/" } }
  }

  /// Bytes of the header, or nil when there is no such file within reach, or it is not UTF-8.
  @Sendable func read(name: String, from: String) -> [UInt8]? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    let beside = name.hasPrefix("/") ? name : LocalHeaders.folder(of: from) + "/" + name
    for path in [beside] + included.map({ $0 + "/" + name }) {
      guard let real = realPath(path), opened.contains(where: { real.hasPrefix($0) }),
        case .text(let bytes) = SourceReading.read(real)
      else { continue }
      return bytes
    }
    return nil
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
