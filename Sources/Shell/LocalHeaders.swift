/// `#import "Name.h"`: a header beside the text that names it.
///
/// The floors below read no files; they ask through this. A header is looked for in the folder of the file
/// that imports it; for a text typed at the prompt that is the current folder.
enum LocalHeaders {
  /// Bytes of the header, or nil when there is no such file, or it is not UTF-8.
  @Sendable
  static func read(name: String, from: String) -> [UInt8]? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    var path = name
    if !name.hasPrefix("/"), let slash = from.lastIndex(of: "/") {
      path = String(from[...slash]) + name
    }
    guard case .text(let bytes) = SourceReading.read(path) else { return nil }
    return bytes
  }
}
