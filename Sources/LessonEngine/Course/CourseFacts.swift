import Diagnostics
package import Texts

/// What a course says of itself, in the lines between `---` and `---` at the top of `course.md`:
///
///     id: harbour.singletons        its name for progress and installing
///     was: [harbour.alone]          names that it had before
///     version: 1.2                  an update has a larger one
///     languages: [en, ru]           what it can be read in; en is always there
///     authors: [A. Person]
///     licence: CC-BY-4.0
///     requires: 0.2                 the oldest selfsame that can teach it
///
/// A course without such lines works as before; it cannot be packed, because nobody could tell an update
/// of it from another course. The facts belong to `course.md` alone: a translation does not repeat them.
package struct CourseFacts: Equatable, Sendable {
  package var id = ""
  package var was: [String] = []
  package var version = CourseVersion()
  package var languages: [Language] = [.en]
  package var title = ""
  package var authors: [String] = []
  package var licence = ""
  package var requires: CourseVersion?

  package init() {}

  static let keys = [
    "id", "was", "version", "languages", "title", "authors", "licence", "requires",
  ]

  /// Takes what the front matter says; what is wrong is returned, each at its place.
  mutating func take(_ matter: FrontMatter) -> [Diagnostic] {
    var found = matter.diagnostics
    func bad(_ key: String, _ expected: String) {
      guard let entry = matter.entry(key) else { return }
      found.append(
        Diagnostic(
          .lessonBadValue, arguments: [key, entry.value, expected], at: entry.valuePlace))
    }
    func number(_ key: String) -> CourseVersion? {
      guard let entry = matter.entry(key) else { return nil }
      let version = CourseVersion(entry.value)
      if version == nil { bad(key, "1.2") }
      return version
    }
    id = matter.entry("id")?.value ?? ""
    if !id.isEmpty, !isCourseName(id) {
      bad("id", "a.b-c")
      id = ""
    }
    was = matter.list("was")
    if !was.allSatisfy(isCourseName) {
      bad("was", "[a.b-c]")
      was = []
    }
    version = number("version") ?? CourseVersion()
    requires = number("requires")
    if let needed = requires, needed > .ofThisProgram, let entry = matter.entry("requires") {
      found.append(
        Diagnostic(
          .courseNeedsNewer, arguments: [needed.text, CourseVersion.ofThisProgram.text],
          at: entry.valuePlace))
    }
    title = matter.entry("title")?.value ?? ""
    authors = matter.list("authors")
    licence = matter.entry("licence")?.value ?? ""
    for name in matter.list("languages") {
      guard let language = Language(code: name) else {
        bad(
          "languages", "[" + Language.allCases.map(\.code).joined(separator: ", ") + "]")
        continue
      }
      if !languages.contains(language) { languages.append(language) }
    }
    return found
  }
}

/// Numbers with dots between them. `1.10` is larger than `1.9`, and `1.0` equals `1`.
package struct CourseVersion: Comparable, Sendable {
  package private(set) var text = ""
  private var numbers: [Int] = []

  package init() {}

  /// nil for anything but one to four numbers of at most six digits.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    for part in parts {
      guard (1...6).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.text = text
  }

  package static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }
  package static func < (one: Self, other: Self) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  /// The version of this program, which `--version` tells and a course may require.
  package static let ofThisProgram = CourseVersion("0.2.0") ?? CourseVersion()
}

/// A name that may become a folder and a file's name anywhere: small letters and digits, dots and dashes
/// between them, at most 60.
package func isCourseName(_ text: String) -> Bool {
  func isPlain(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
  let bytes = Array(text.utf8)
  guard let first = bytes.first, let last = bytes.last, bytes.count <= 60 else { return false }
  guard isPlain(first), isPlain(last) else { return false }
  return zip(bytes, bytes.dropFirst()).allSatisfy { one, next in
    isPlain(one) || ((one == 0x2E || one == 0x2D) && isPlain(next))
  }
}
