/// One file of the library as it was read: what it is to the others, and its text.
struct SourceFile {
  /// From the folder of the library: `Foundation/NSRange.m`.
  var path: String
  /// The lines `//: key value …` of its head.
  var part = ""
  var names: [String] = []
  var requires: [String] = []
  var calls: [String] = []
  var headers: [String] = []
  /// What its text declares is no program's to name: only `names` call for it.
  var isInternal = false
  var arc = false
  var core = false
  var readsInput = false
  /// What stands below the head.
  var text = ""

  /// Reads a file, or says what is wrong with its head.
  static func parsed(_ path: String, _ whole: String) -> Result<SourceFile, Problem> {
    var file = SourceFile(path: path)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(where: { !$0.hasPrefix("//") }), end > 0 else {
      return .failure(Problem("\(path): begins without a comment that says what it is"))
    }
    for line in lines[..<end] where line.hasPrefix("//: ") {
      let words = line.dropFirst(4).split(separator: " ")
      let value = words.dropFirst().joined(separator: " ")
      switch words.first ?? "" {
      case "part": file.part = value
      case "names": file.names += words.dropFirst().map(String.init)
      case "requires": file.requires.append(value)
      case "calls": file.calls += words.dropFirst().map(String.init)
      case "headers": file.headers += words.dropFirst().map(String.init)
      case "arc": file.arc = true
      case "internal": file.isInternal = true
      case "core": file.core = true
      case "reads": file.readsInput = value == "input"
      default: return .failure(Problem("\(path): what does `\(line)` say?"))
      }
    }
    if file.part.isEmpty {
      return .failure(Problem("\(path): its head names no part (`//: part …`)"))
    }
    let body = lines[end...].drop { $0.isEmpty }
    file.text = body.joined(separator: "\n")
    while file.text.hasSuffix("\n") { file.text.removeLast() }
    return .success(file)
  }

  var folder: Substring { path.prefix { $0 != "/" } }

  /// Which list it belongs to, by its ending.
  var language: String {
    if path.hasSuffix(".swift") { return "swift" }
    return path.hasSuffix(".cpp") ? "cPlusPlus" : core ? "core" : "all"
  }

  /// The name that its text has in the program: `NSString+Blocks.m` -> `NSStringBlocksText`.
  var typeName: String {
    let name = path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let words = name[..<dot].split { !$0.isLetter && !$0.isNumber }
    let stem = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return stem + (name.hasSuffix(".h") ? "Header" : "") + "Text"
  }
}

/// What is wrong with the library's files, in a line.
struct Problem: Error {
  var words: String
  init(_ words: String) { self.words = words }
}
