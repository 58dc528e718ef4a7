import Foundation
import Shell
import Testing
import Texts

/// The one table of the command line, held against its reader, its help and what is written from it.
@Suite struct SubcommandTests {
  static let rows = [Subcommand.shell] + Subcommand.table

  /// A command line on which the option can stand: right but for what it leads to.
  static func line(_ row: Subcommand, _ option: Subcommand.Option) -> [String] {
    var words = row.name.isEmpty ? [] : [row.name]
    if let action = row.actions.first { words.append(action) }
    words.append(option.name)
    switch option.value {
    case .none: break
    case .words(let known): words[words.count - 1] += "=\(known.first ?? "")"
    case .file, .folder, .text: words.append("1")
    }
    return words + ["x"]
  }

  @Test func everyOptionOfTheTableIsRead() {
    for row in Self.rows {
      for option in row.options {
        // What belongs to one action only is read behind that action.
        let lines = (row.actions.isEmpty ? [""] : row.actions).map { action in
          Self.line(row, option).map { $0 == row.actions.first ? action : $0 }
        }
        let isRead = lines.contains { line in
          if case .usage("cli.unknownOption", _) = Invocation(line) { false } else { true }
        }
        #expect(isRead, "\(row.name) \(option.name)")
      }
    }
  }

  @Test func anOptionOfNoRowIsRefusedByName() {
    for row in Subcommand.table {
      let words = [row.name] + row.actions.prefix(1) + ["--walk", "x"]
      guard case .usage(let key, let arguments) = Invocation(words) else {
        Issue.record("\(words) is taken")
        continue
      }
      #expect(key == "cli.unknownOption" || key.hasSuffix(".usage"), "\(words)")
      #expect(key != "cli.unknownOption" || arguments.first == "--walk")
    }
  }

  /// The page of each subcommand names its options, and no others.
  @Test(arguments: Language.allCases) func helpNamesTheOptionsOfTheTable(language: Language) throws
  {
    for row in Subcommand.table {
      let page = Texts.text("cli.help.\(row.name)", in: language)
      let named = Set(
        page.matches(of: /(?:^|[\s\[(,；，：。、（])(--?[a-zA-Z][a-z-]*)/).map { String($0.output.1) })
      for option in row.options where option.name != "--help" && option.name != "-h" {
        #expect(
          named.contains(option.name),
          "\(language.code) \(row.name): \(option.name) is not explained")
      }
      for name in named {
        #expect(
          row.options.contains { $0.name == name },
          "\(language.code) \(row.name): \(name) is no option")
      }
    }
  }

  /// `--help` lists the exit statuses that the documentation gives to a program's run, and no others.
  @Test(arguments: Language.allCases) func helpListsTheExitStatuses(language: Language) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/command-line.md").standardizedFileURL
    let documented = try String(contentsOf: path, encoding: .utf8)
      .matches(of: /\n\| (\d+) \| [^|]/).map { String($0.output.1) }.filter { $0.count > 1 }
    let page = Texts.text("cli.help", in: language)
    let listed = (page.split(separator: "\n").last ?? "").matches(of: /\d+/)
      .map { String($0.output) }
    #expect(documented.contains("74") && listed == documented)
  }

  @Test(arguments: GeneratedText.allCases) func generatedTextsNameEverything(text: GeneratedText) {
    let written = text.text(version: "1.2.3").replacing("\\-", with: "-")
    for row in Subcommand.table {
      #expect(written.contains(row.name))
      for option in row.options {
        let name = text == .fish ? String(option.name.drop { $0 == "-" }) : option.name
        #expect(written.contains(name), "\(row.name) \(option.name)")
      }
    }
  }

  static let judges: [(GeneratedText, [String])] = [
    (.bash, ["/bin/bash", "-n"]), (.zsh, ["/usr/bin/zsh", "-n"]), (.fish, ["/usr/bin/fish", "-n"]),
    (.man, ["/usr/bin/groff", "-man", "-Tutf8", "-ww", "-z"]),
  ]

  /// Each is read by the program that it is for, where that is installed.
  @Test(arguments: judges) func theirReadersTakeThem(text: GeneratedText, reader: [String]) throws {
    guard FileManager.default.isExecutableFile(atPath: reader[0]) else { return }
    let folder = try TestFolder()
    let file = folder.path + "/text"
    try text.text(version: "1.2.3").write(toFile: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: reader[0])
    process.arguments = reader.dropFirst() + [file]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: said, as: UTF8.self) == "")
  }

  /// The shell that a learner has completes what the table knows.
  @Test(arguments: [
    (["ch"], "check"), (["check", "--f"], "--format"), (["check", "--format", "ju"], "junit"),
    (["lesson", "pre"], "preview"), (["course", "ins"], "install"), (["--les"], "--lessons"),
  ])
  func bashCompletes(words: [String], expected: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let typed = (["selfsame"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      GeneratedText.bash.text(version: "1")
      + "\nCOMP_WORDS=(\(typed)); COMP_CWORD=\(words.count); _selfsame; echo \"${COMPREPLY[*]}\"\n"
    process.arguments = ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said.split(whereSeparator: \.isWhitespace).map(String.init) == [expected])
  }
}
