internal import Diagnostics

/// `Sources/Film` on the disk: the page's own files below `Page/`, and the Swift that carries them.
///
/// A page is HTML, CSS and JavaScript as they are written, without a build step: each file is a text.
struct PageFolder {
  var folder: LibraryFolder

  /// What the files below `Generated/` should be, by name; nil: it is no folder of a page.
  static func at(_ path: String) -> PageFolder? {
    let folder = LibraryFolder(path: path)
    return folder.names(in: "Page").isEmpty ? nil : PageFolder(folder: folder)
  }

  func generated() throws(Problem) -> [String: String] {
    let kinds = ["html": "Page", "css": "Style", "js": "Script"]
    var files: [String: String] = [:]
    for name in folder.names(in: "Page") {
      guard let dot = name.lastIndex(of: "."),
        let kind = kinds[String(name[name.index(after: dot)...])]
      else { throw Problem("Page/\(name): neither html, css nor js") }
      let text = try folder.read("Page/" + name)
      if text.contains("\"\"\"#") || text.contains("\\#") {
        throw Problem("Page/\(name): `\"\"\"#` and `\\#` cannot stand in it")
      }
      let stem = name[..<dot]
      let type = stem.prefix(1).uppercased() + stem.dropFirst() + kind + "Text"
      files[type + ".swift"] = GeneratedLibrary.text(type, of: "Page/" + name, text)
    }
    return files
  }
}
