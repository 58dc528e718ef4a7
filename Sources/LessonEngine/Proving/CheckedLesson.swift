import Diagnostics
import Session

/// What a check tells of one lesson file, ready to be put into a report: so it goes from the process that proved the
/// lesson to the one that writes the report, as a line of JSON.
package struct CheckedLesson: Equatable, Sendable {
  package var passed: Int
  package var failed: Int
  /// Steps whose words are older than their lesson's.
  package var stale: Int
  /// As if it were alone.
  package var status: Int32
  /// What the report says of it. In front of each but the first part of a piece stands the piece's number in the
  /// whole report.
  package var pieces: [[String]]

  package init(_ report: LessonReport, pieces: [[String]]) {
    var alone = CheckReport()
    alone.lessons = [report]
    passed = alone.passed
    failed = alone.failed
    stale = report.diagnostics.count { $0.code == .translationProseChanged }
    status = alone.exitStatus
    self.pieces = pieces
  }

  package var line: String {
    let pieces = pieces.map { "[\($0.map(quotedJSON).joined(separator: ", "))]" }
    return "[\(passed), \(failed), \(stale), \(status), [\(pieces.joined(separator: ", "))]]"
  }

  /// The files of one folder: one line.
  package static func line(_ files: [CheckedLesson]) -> String {
    "[\(files.map(\.line).joined(separator: ", "))]"
  }

  package static func read(line: some Sequence<UInt8>) -> [CheckedLesson]? {
    guard let list = JSONText(line)?.list else { return nil }
    let files = list.compactMap { CheckedLesson($0) }
    return files.count == list.count ? files : nil
  }

  private init?(_ value: JSONText) {
    guard let list = value.list, list.count == 5, let passed = list[0].number,
      let failed = list[1].number, let stale = list[2].number,
      let status = list[3].number.flatMap({ Int32(exactly: $0) }), let pieces = list[4].list
    else { return nil }
    self.passed = passed
    self.failed = failed
    self.stale = stale
    self.status = status
    self.pieces = pieces.compactMap(\.texts)
    if self.pieces.count != pieces.count { return nil }
  }
}

/// All files of a check, in the order of the course.
package struct CheckSum: Equatable, Sendable {
  package var files: [CheckedLesson]
  package init(_ files: [CheckedLesson]) { self.files = files }

  package var passed: Int { files.reduce(0) { $0 + $1.passed } }
  package var failed: Int { files.reduce(0) { $0 + $1.failed } }
  package var stale: Int { files.reduce(0) { $0 + $1.stale } }
  /// Where several apply, the first of 66, 3, 1, 5.
  package var exitStatus: Int32 {
    let all = Set(files.map(\.status))
    return [66, 3, 1, 5].first { all.contains($0) } ?? 0
  }

  package func text(_ form: CheckReport.Form) -> String {
    let pieces = files.flatMap(\.pieces)
    switch form {
    case .json:
      var text = "{\n  \"version\": 1,\n  \"exit\": \(exitStatus),\n  \"passed\": \(passed),\n"
      text += "  \"failed\": \(failed),\n  \"lessons\": ["
      text += pieces.map { "\n    " + $0.joined() }.joined(separator: ",")
      return text + "\n  ]\n}\n"
    case .tap: return tapText(parts: pieces)
    case .junit:
      let suites = pieces.enumerated().map { $1.joined(separator: String($0)) }
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" + suites.joined()
        + "</testsuites>\n"
    case .text: return pieces.map { $0.joined() }.joined()
    }
  }
}

/// A folder to be proved by another process, and how wide and in which style its words shall stand.
package struct CheckJob: Equatable, Sendable {
  package var folder: String
  package var root: String?
  package var width: Int
  package var hasColour: Bool

  package init(folder: String, root: String?, width: Int, hasColour: Bool) {
    self.folder = folder
    self.root = root
    self.width = width
    self.hasColour = hasColour
  }

  package var line: String {
    "[\(quotedJSON(folder)), \(root.map(quotedJSON) ?? "null"), \(width), \(hasColour)]"
  }

  package init?(line: some Sequence<UInt8>) {
    guard let list = JSONText(line)?.list, list.count == 4, let folder = list[0].text,
      let width = list[2].number, (10...10_000).contains(width)
    else { return nil }
    self.init(
      folder: folder, root: list[1].text, width: width, hasColour: list[3] == .truth(true))
  }
}
