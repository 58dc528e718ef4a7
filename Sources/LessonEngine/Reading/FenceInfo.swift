import Diagnostics

/// The words behind the backticks: language, role, name, attributes.
///
/// Whatever cannot be understood is an error, never ignored: a fence with a misspelled role would
/// otherwise be shown and never run, and nobody would notice that the lesson proves nothing.
struct FenceInfo {
  private(set) var role = FenceRole.plain
  private(set) var language = ""
  private(set) var name = ""
  private(set) var attributes: [FenceAttribute] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Languages that run.
  static let taughtLanguages = ["objc", "swift", "cpp"]
  /// What else these are called.
  private static let otherNames = [
    "c": "objc", "c++": "cpp", "cxx": "cpp", "cc": "cpp", "objective-c": "objc", "m": "objc",
    "objectivec": "objc", "obj-c": "objc",
  ]
  /// Languages that are only ever shown.
  static let shownLanguages = [
    "c", "text", "sh", "console", "bash", "json", "yaml", "markdown", "diff", "xml",
  ]

  init(_ info: String, place: SourceRange) {
    var words = info.split(separator: " ").map(String.init)
    guard let first = words.first else { return }
    let loners = FenceRole.allCases.filter { !$0.hasLanguage }.map(\.rawValue)
    if let role = FenceRole(rawValue: first), role != .plain {
      if role.hasLanguage {
        report(.lessonUnknownRole, [first], place, suggestion: "objc \(first)")
        return
      }
      self.role = role
      words.removeFirst()
    } else {
      language = first
      words.removeFirst()
      let known = Self.taughtLanguages + Self.shownLanguages
      if !known.contains(first) {
        // Whoever writes a role means a language that runs.
        let meant = words.isEmpty ? nil : Self.otherNames[first.lowercased()]
        if let near = meant ?? closestName(to: first, among: loners + Self.taughtLanguages) {
          report(.lessonUnknownRole, [first], place, suggestion: near)
        } else if !words.isEmpty {
          report(.lessonNotBuilt, [first], place)
        }
        return
      }
      if let word = words.first, !word.contains("=") {
        let roles =
          FenceRole.allCases.filter { $0.hasLanguage && $0 != .plain }.map(\.rawValue) + ["film"]
        // A `film` is a run of which a film is written.
        let isFilm = word == "film"
        guard let role = FenceRole(rawValue: isFilm ? "run" : word), role.hasLanguage,
          role != .plain
        else {
          report(
            .lessonUnknownRole, [word], place, suggestion: closestName(to: word, among: roles))
          return
        }
        self.role = role
        if isFilm { attributes.append(FenceAttribute(key: "film", value: "yes")) }
        words.removeFirst()
      }
      if role != .plain && role != .show && !Self.taughtLanguages.contains(first) {
        report(
          .lessonNotBuilt, [first], place,
          suggestion: Self.otherNames[first].map { "\($0) \(role.rawValue)" })
      }
    }
    read(words, place)
  }

  private mutating func read(_ words: [String], _ place: SourceRange) {
    for word in words {
      guard let equals = word.firstIndex(of: "=") else {
        if role.flags.contains(word) {
          attributes.append(FenceAttribute(key: word, value: "yes"))
        } else if role.nameRule == .none || !name.isEmpty {
          report(
            .lessonUnknownAttribute, [word, role.rawValue], place,
            suggestion: closestName(to: word, among: role.flags + role.attributeKeys))
        } else {
          name = word
        }
        continue
      }
      let key = String(word[..<equals])
      let value = String(word[word.index(after: equals)...])
      if !role.attributeKeys.contains(key) {
        report(
          .lessonUnknownAttribute, [key, role.rawValue], place,
          suggestion: closestName(to: key, among: role.attributeKeys))
      } else if value.isEmpty || attributes.contains(where: { $0.key == key }) {
        report(.lessonBadAttribute, [key, value], place)
      } else if let values = Self.values(of: key, unlike: value) {
        report(
          .lessonBadValue, [key, value, values.joined(separator: ", ")], place,
          suggestion: closestName(to: value, among: values))
      } else {
        attributes.append(FenceAttribute(key: key, value: value))
      }
    }
    if role.nameRule == .required && name.isEmpty {
      report(.lessonBadAttribute, [role.rawValue, ""], place)
    }
    if role == .predict && diagnostics.isEmpty && attributes.isEmpty {
      let kinds = PredictionKind.allCases.map { "kind=\($0.rawValue)" }
      report(.lessonBadAttribute, ["kind", "", kinds.joined(separator: ", ")], place)
    }
  }

  /// The values that would do for an attribute, or one like them; nil: the one that it has does.
  private static func values(of key: String, unlike value: String) -> [String]? {
    let values: [String]
    switch key {
    case "file": return isFileName(value) ? nil : ["Lamp.h"]
    case "points": return Int(value).map((0...1000).contains) ?? false ? nil : ["2"]
    case "stops", "film": values = ["yes"]
    case "compiles": values = ["no"]
    case "pool": values = ["kept"]
    case "extends": values = ["nothing"]
    case "wants": values = AnswerKind.allCases.map(\.rawValue)
    case "kind": values = PredictionKind.allCases.map(\.rawValue)
    default: return nil
    }
    return values.contains(value) ? nil : values
  }

  /// A plain name: lessons have no folders of their own.
  private static func isFileName(_ text: String) -> Bool {
    text.utf8.count <= 64 && !text.hasPrefix(".")
      && text.utf8.allSatisfy {
        ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x41 && $0 <= 0x5A) || ($0 >= 0x30 && $0 <= 0x39)
          || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
      }
  }

  private mutating func report(
    _ code: DiagnosticCode, _ arguments: [String], _ place: SourceRange, suggestion: String? = nil
  ) {
    diagnostics.append(Diagnostic(code, arguments: arguments, at: place, suggestion: suggestion))
  }
}
