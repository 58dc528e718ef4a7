import Bytecode
import Foundation
import Testing

/// The floors and their arrows, held against the sources.
@Suite struct SourceRuleTests {
  /// What each target may import besides itself. `libc` stands for Glibc and Darwin; `Synchronization`
  /// is the standard library's, for what is made once and shared by several sessions.
  static let allowed: [String: Set<String>] = [
    "CLibEdit": [],
    "CCMark": [],
    "CMiniZip": [],
    "Diagnostics": [],
    "Texts": ["Diagnostics"],
    "Library": [],
    "LibraryGenerator": ["Diagnostics", "Syntax", "libc"],
    "Syntax": ["Diagnostics"],
    "SwiftFrontEnd": ["Diagnostics", "Syntax"],
    "CPlusPlusFrontEnd": ["Diagnostics", "Syntax"],
    "Bytecode": ["Diagnostics"],
    "Compiler": ["Diagnostics", "Syntax", "Bytecode"],
    "VirtualMachine": ["Diagnostics", "Bytecode", "Synchronization", "libc"],
    "Ownership": ["Diagnostics", "Bytecode", "VirtualMachine"],
    "Mistakes": ["Diagnostics", "Bytecode", "VirtualMachine", "Ownership"],
    "Session": [
      "Diagnostics", "Library", "Syntax", "SwiftFrontEnd", "CPlusPlusFrontEnd", "Bytecode",
      "Compiler", "VirtualMachine", "Ownership", "Mistakes", "Synchronization", "libc",
    ],
    "Explorer": ["Diagnostics", "Bytecode", "VirtualMachine", "Session"],
    "Conditions": ["Diagnostics", "Syntax", "Bytecode", "VirtualMachine", "Session"],
    "LessonEngine": [
      "CCMark", "CMiniZip", "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership",
      "Session",
      "Explorer",
      "Conditions", "Synchronization", "libc",
    ],
    "Film": ["Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session"],
    "Views": [
      "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session", "Explorer",
      "Conditions", "LessonEngine",
    ],
    "Shell": [
      "CLibEdit", "Diagnostics", "Texts", "Bytecode", "VirtualMachine", "Ownership", "Session",
      "Explorer",
      "Conditions", "LessonEngine", "Film", "Views", "Synchronization", "libc",
    ],
    "selfsame": ["EntryPoint"],
    "EntryPoint": [
      "Diagnostics", "Texts", "VirtualMachine", "Session", "LessonEngine", "Views", "Shell", "libc",
    ],
  ]

  static let forbiddenNames: Set<String> = [
    "Utils", "Utilities", "Core", "Common", "Helper", "Helpers", "Support", "Misc", "Manager",
    "Runtime",
  ]

  /// The module of an import line, whatever stands before it.
  static func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let position = words.firstIndex(of: "import"), position + 1 < words.count else {
      return nil
    }
    let modifiers: Set<String> = ["package", "internal", "private", "fileprivate", "public"]
    for word in words[..<position] where !modifiers.contains(word) && !word.hasPrefix("@") {
      return nil
    }
    let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "var", "let"]
    var name = words[position + 1]
    if kinds.contains(name), position + 2 < words.count { name = words[position + 2] }
    let module = name.split(separator: ".").first.map(String.init) ?? name
    return ["Glibc", "Musl", "Darwin"].contains(module) ? "libc" : module
  }

  @Test func importsGoDownwards() throws {
    let sources = try Repository.sources(below: "Sources")
    #expect(sources.count > 100)
    for source in sources {
      let allowed = Self.allowed[source.target]
      let isFloor = allowed != nil
      #expect(isFloor, "\(source): the target is not in the table of floors")
      for line in source.lines {
        guard let module = Self.importedModule(line) else { continue }
        let isAllowed = allowed?.contains(module) ?? false
        #expect(isAllowed, "\(source): \(source.target) imports \(module)")
      }
    }
  }

  @Test func nothingImportsFoundation() throws {
    for source in try Repository.sources(below: "Sources") {
      let modules = source.lines.compactMap(Self.importedModule)
      let heavy = modules.filter { $0.hasPrefix("Foundation") || $0 == "Dispatch" }
      #expect(heavy == [], "\(source)")
    }
  }

  /// No word of a name: `StringHelpers` and `MemoryManager` are meant as well. The library's files have the
  /// names of what they hold, which others gave.
  @Test func nothingHasANameThatSaysNothing() {
    for path in Repository.paths(below: "Sources") + Repository.paths(below: "Tests")
    where !path.hasPrefix("Sources/Library/") {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let stem = name.split(separator: ".").first.map(String.init) ?? ""
      let empty = Self.words(of: stem).filter(Self.forbiddenNames.contains)
      #expect(empty == [], "\(path)")
    }
  }

  static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(String(character))
      } else if character.isLetter {
        words[words.count - 1].append(character)
      } else {
        words.append("")
      }
    }
    return words
  }

  /// A comment stands before the first declaration of each file, or on the line above it.
  @Test func everyFileOpensWithItsConcept() throws {
    for source in try Repository.sources(below: "Sources") {
      var sawComment = false
      for line in source.lines {
        let text = line.drop { $0 == " " }
        if text.isEmpty || text.hasPrefix("#") || Self.importedModule(line) != nil { continue }
        sawComment = text.hasPrefix("//") || text.hasPrefix("/*")
        break
      }
      #expect(sawComment, "\(source) begins without a word on what it models")
    }
  }

  /// `TODO(#12)`: an open end belongs to an issue.
  @Test func openEndsCarryAnIssueNumber() throws {
    // Put together, so that this file does not find itself.
    let marks = ["TO" + "DO", "FIX" + "ME"]
    for source in try Repository.sources(below: "Sources") + Repository.sources(below: "Tests") {
      for (number, line) in source.lines.enumerated() {
        for mark in marks where line.contains(mark) {
          let numbered = line.range(of: mark + #"\(#[0-9]+\)"#, options: .regularExpression)
          let hasIssue = numbered != nil
          #expect(hasIssue, "\(source):\(number + 1)")
        }
      }
    }
  }

  /// A file above 800 lines has its reason in docs/architecture.md.
  @Test func longFilesSayWhy() throws {
    let reasons = try Repository.codeWords(in: "docs/architecture.md")
    for source in try Repository.sources(below: "Sources") where source.lines.count > 801 {
      #expect(
        reasons.contains(source.path), "\(source): \(source.lines.count) lines and no reason")
    }
    for path in Repository.paths(below: "Sources/Library") where path.hasSuffix(".m") {
      let count = try Repository.text(path).count { $0 == "\n" }
      let isShort = count <= 800 || reasons.contains(path)
      #expect(isShort, "\(path): \(count) lines and no reason")
    }
  }

  /// A function above 150 lines has its reason there, too.
  @Test func longFunctionsSayWhy() throws {
    let reasons = try Repository.codeWords(in: "docs/architecture.md")
    var checked = 0
    for source in try Repository.sources(below: "Sources")
    where !source.path.contains("/Generated/") {
      for (start, line) in source.lines.enumerated() {
        let indent = line.prefix { $0 == " " }
        guard let word = line.range(of: "func "), line.hasSuffix("{") || line.hasSuffix("("),
          !line.drop(while: { $0 == " " }).hasPrefix("//")
        else { continue }
        let name = String(line[word.upperBound...].prefix { $0.isLetter || $0.isNumber })
        let rest = source.lines[(start + 1)...]
        guard let end = rest.firstIndex(where: { $0 == indent + "}" }) else { continue }
        checked += 1
        #expect(
          end - start < 150 || reasons.contains(name),
          "\(source):\(start + 1): \(name) has \(end - start + 1) lines and no reason")
      }
    }
    #expect(checked > 3000)
  }

  /// Who asks the table of types takes it out before its argument is worked out, and what that adds is not in it.
  @Test func typesAreKnownBeforeTheTableIsAsked() throws {
    for source in try Repository.sources(below: "Sources/Compiler") {
      for (index, line) in source.lines.enumerated() {
        let isLate = line.contains(
          /state\.types\.\w+\([^)]*\b(typeOf|resolveType|expression|operand)\(/)
        #expect(!isLate, "\(source.path):\(index + 1)")
      }
    }
  }

  /// What is known of an opcode stands in its descriptor; whoever tells opcodes apart names each, so that a
  /// new one is never taken for another. The loop and its families are complete by their own switch.
  @Test func noDefaultOverOpcodes() throws {
    let opcodes = Set(Opcode.allCases.map { "\($0)" })
    var checked = 0
    for source in try Repository.sources(below: "Sources")
    where !source.path.hasPrefix("Sources/VirtualMachine/Interpreter/") {
      for (index, line) in source.lines.enumerated() where line.contains("switch ") {
        let indent = line.prefix { $0 == " " }
        let block = source.lines[(index + 1)...].prefix { !$0.hasPrefix(indent + "}") }
        let cases = block.filter { $0.hasPrefix(indent + "case .") }
        let names = cases.flatMap { text in
          text.prefix { $0 != ":" }.split(separator: ".").dropFirst().map {
            $0.prefix { $0.isLetter || $0.isNumber }
          }
        }
        let isOfOpcodes =
          names.filter { opcodes.contains(String($0)) }.count * 2 > names.count
          && (line.contains("pcode") || line.contains("switch op ") || source.target == "Bytecode")
        guard isOfOpcodes else { continue }
        checked += 1
        let hasDefault = block.contains { $0.hasPrefix(indent + "default") }
        #expect(!hasDefault, "\(source):\(index + 1) has a default over opcodes")
      }
    }
    #expect(checked >= 1)
  }
}
