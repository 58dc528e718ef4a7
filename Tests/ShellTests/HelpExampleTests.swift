import Foundation
import Session
import Testing
import Texts
import Views

@testable import Shell

/// `:help COMMAND` shows an example, and what it shows runs.
@Suite struct HelpExampleTests {
  private let course = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Lessons").path

  /// What every example is typed into: a free shell of its own, with the course at hand and a folder to write to.
  private func play(_ lines: [String]) throws -> (status: Int32, screen: String) {
    let folder = try TestFolder()
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var settings = Conversation.Settings(language: .en)
    settings.opensLesson = false
    settings.saysMissingState = false
    settings.lessonsFolder = course
    let own = lines.map { line in
      ["boat.m", "run.html", "answers"].reduce(line) {
        $0.replacingOccurrences(of: $1, with: "\(folder.path)/\($1)")
      }
    }
    let script = ScriptedLines(own.map { .line($0) }) { _, _ in }
    let status = Conversation(lines: script, terminal: terminal, settings: settings).run()
    return (status, screen)
  }

  static let withoutExample: Set = ["edit"]

  @Test func everyCommandHasOne() {
    let without = Command.table.filter { $0.isBuilt && $0.example.isEmpty }.map(\.name)
    #expect(Set(without) == Self.withoutExample)
  }

  /// Examples about a task are played in a step that has one.
  @Test(arguments: ["hint", "check", "submit", "solution"])
  func anExampleOfATaskHasOne(_ name: String) throws {
    let screen = try play(#require(Command.named(name)).example).screen
    #expect(!screen.contains("no hints") && !screen.contains("no task"), "\(screen)")
    #expect(!screen.contains("a number in digits"), "\(screen)")
  }

  /// Where the example is about something that goes wrong, it does.
  @Test(arguments: Command.table.filter { !$0.example.isEmpty }.map(\.name), [":mrc", ":arc"])
  func anExampleRuns(_ name: String, _ mode: String) throws {
    let command = try #require(Command.named(name))
    let screen = try play([mode] + command.example).screen
    #expect(
      screen.contains("error[") == ["stack", "errors"].contains(name),
      "\(command.example)\n\(screen)")
    let help = try play([":help \(name)"]).screen
    for line in command.example { #expect(help.contains("    " + line), "\(help)") }
  }
}
