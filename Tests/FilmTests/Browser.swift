import Foundation

/// A browser without a window, where one is installed.
struct Browser {
  static let program: String? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in ["/usr/bin/", "/usr/local/bin/", "/snap/bin/"].map { $0 + name } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Said once, where there is none.
  static let isThere: Bool = {
    if program == nil { print("no Chromium is installed: the film's page is not opened (skipped)") }
    return program != nil
  }()

  struct Answer {
    var document: String
    /// What the page said to the console, errors among it.
    var console: [String]
  }

  /// Opens a page and answers what it became. `script` is added behind the page's own.
  static func open(_ html: String, fragment: String, script: String = "", width: Int = 1280) throws
    -> Answer
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("film.html")
    var text = html
    if !script.isEmpty {
      text = text.replacingOccurrences(
        of: "</body>", with: "<script>\(script)</script></body>", options: .backwards)
    }
    try text.write(to: page, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--user-data-dir=\(folder.path)/profile", "--enable-logging=stderr",
      "--window-size=\(width),900", "--virtual-time-budget=600000", "--timeout=120000",
      "--dump-dom",
      page.absoluteString + fragment,
    ]
    let answers = folder.appendingPathComponent("out")
    let words = folder.appendingPathComponent("err")
    for file in [answers, words] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardOutput = try FileHandle(forWritingTo: answers)
    process.standardError = try FileHandle(forWritingTo: words)
    try process.run()
    process.waitUntilExit()
    let log = try String(contentsOf: words, encoding: .utf8)
    return Answer(
      document: try String(contentsOf: answers, encoding: .utf8),
      console: log.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init))
  }

  /// The text of an element that holds no other, by its id.
  static func text(of id: String, in document: String) -> String? {
    guard let start = document.range(of: "id=\"\(id)\""),
      let open = document.range(of: ">", range: start.upperBound..<document.endIndex),
      let close = document.range(of: "</", range: open.upperBound..<document.endIndex)
    else { return nil }
    return document[open.upperBound..<close.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&nbsp;", with: "\u{A0}")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
}
