import Diagnostics
import Foundation
import Session
import SwiftFrontEnd
import Testing

/// Every member of the three libraries, called with no, one, two and wrong arguments: an answer, and never the
/// end of the process. The calls are made from the libraries' own tables and files; at most twelve stand in one
/// text, because checking ends at the twentieth error.
@Suite struct LibraryCallTests {
  private func check(_ calls: [String], in language: InputLanguage, _ head: String = "") {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = language
    if !head.isEmpty { #expect(session.evaluate(head).status == .done) }
    for start in stride(from: 0, to: calls.count, by: 12) {
      let part = calls[start..<min(start + 12, calls.count)].joined(separator: "\n")
      let text =
        switch language {
        case .swift: "func never\(start)() {\n\(part)\n}"
        case .cpp: "void never\(start)() {\n\(part)\n}"
        case .objectiveC: "void never\(start)(void) {\n\(part)\n}"
        }
      let outcome = session.evaluate(text)
      #expect(outcome.status == .done || !outcome.diagnostics.isEmpty, "\(part)")
    }
  }

  @Test func swift() {
    let receivers: [SwiftLibraryKind: [String]] = [
      .function: [""], .integer: ["3."], .double: ["2.5."], .bool: ["flag."],
      .string: ["text.", "\"a\"."], .array: ["list.", "[1]."], .set: ["pool."],
      .dictionary: ["table."], .range: ["(1...3)."],
      .sequence: ["list.", "pool.", "table.", "text.", "(0..<2)."], .optional: ["maybe."],
      .makingNumber: ["Int", "Double", "UInt8"], .makingString: ["String"],
      .makingBool: ["Bool"], .makingCharacter: ["Character"],
      .makingArray: ["[Int]", "Array", "Array<String>"], .makingSet: ["Set<Int>", "Set"],
      .makingDictionary: ["[Int: Int]"],
    ]
    var calls: [String] = []
    for kind in SwiftLibraryKind.allCases {
      for form in SwiftCompiler.libraryForms[kind] ?? [] {
        for receiver in receivers[kind] ?? [] {
          let callee = receiver + (form.name == "init" ? "" : form.name)
          let labels: [String] = form.labels.map { $0.text.isEmpty ? "" : "\($0.text): " }
          for given in ["", "1", "1, 2", "1, 2, 3, 4", "nil", "Int.self", "\"x\", wrong: { }"] {
            calls.append("_ = \(callee)(\(given))")
          }
          for value in ["1", "nil", "{ }", "{ $0 }", "{ $0 + $1 }", "[1]", "list"] {
            let given = labels.map { (label: String) -> String in label + value }
            calls.append("_ = \(callee)(\(given.joined(separator: ", ")))")
          }
          calls += ["_ = \(callee) { }", "_ = \(callee) { $2 }", "_ = \(callee)"]
        }
      }
    }
    #expect(calls.count > 1000)
    check(
      calls, in: .swift,
      "var list = [1]; var text = \"a\"; var pool: Set<Int> = [1]; var table = [1: 2]; var flag = true; var maybe: Int? = 1"
    )
  }

  @Test func swiftFrameworks() {
    let types = [
      "UserDefaults", "FileManager", "NotificationCenter", "ProcessInfo", "NSLock", "Thread",
      "NSRecursiveLock", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "UIApplication",
    ]
    let members = [
      "standard", "integer", "bool", "string", "set", "object", "removeObject", "default", "post",
      "fileExists", "addObserver", "removeObserver", "shared", "processInfo", "lock", "unlock",
      "try", "withLock", "main", "global", "async", "sync", "concurrentPerform", "enter", "leave",
      "wait", "signal", "start", "detachNewThread", "sleep", "init",
    ]
    let arguments = ["", "1", "1, 2", "nil, { }, 3"]
    var calls: [String] = []
    for type in types {
      for member in members {
        calls += arguments.map { "_ = \(type).\(member)(\($0))" }
        calls.append("_ = \(type)().\(member) { 1 }")
      }
    }
    check(calls, in: .swift)
  }

  private static let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "Sources/Library")

  private static func texts(_ ending: String) -> [String] {
    let all = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  @Test func cPlusPlus() throws {
    var names: Set<String> = []
    for text in Self.texts("cpp") {
      for match in text.matches(of: /([a-z_]+)\(/) { names.insert(String(match.1)) }
    }
    #expect(names.count > 60)
    var calls: [String] = []
    for name in names.sorted() where !["if", "for", "while", "switch", "return"].contains(name) {
      for callee in ["s.", "std::", "m.", "std::cout.", "std::string::", "g."] {
        for arguments in ["", "1", "1, 2", "nullptr, \"x\", s"] {
          calls.append("\(callee)\(name)(\(arguments));")
        }
      }
    }
    check(
      calls, in: .cpp,
      "#include <iostream>\n#include <string>\n#include <mutex>\nstd::string s; std::mutex m; std::once_flag g;"
    )
  }

  @Test func objectiveC() throws {
    var calls: [String] = []
    var seen: Set<String> = []
    for text in Self.texts("m") {
      var name = "NSObject"
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /^@(?:interface|implementation) (\w+)/) {
          name = String(match.1)
        }
        guard let match = line.firstMatch(of: /^([-+]) \([^)]*\)([^;{]*)/) else { continue }
        let pieces = match.2.matches(of: /(\w+):/).map { String($0.1) }
        let word = pieces.first ?? String(match.2.prefix { $0.isLetter || $0.isNumber })
        let receiver = match.1 == "+" ? name : "((\(name) *)0)"
        guard !word.isEmpty,
          seen.insert(receiver + (pieces.isEmpty ? word : pieces.joined())).inserted
        else { continue }
        let parts = pieces.isEmpty ? [word] : pieces
        calls.append("[\(receiver) \(parts[0])];")
        calls.append("[\(receiver) \(parts[0]):1];")
        calls.append("[\(receiver) \(parts[0]):1 \(parts.count > 1 ? parts[1] : "more"):@\"x\"];")
        calls.append(
          "[\(receiver) \(parts.map { "\($0):(struct { int a; }){1}" }.joined(separator: " "))];")
      }
    }
    #expect(calls.count > 2000)
    check(calls, in: .objectiveC, "#import <Foundation/Foundation.h>")
  }

  /// And run: every C function of the library's files, those that are its own affair, too, with nothing, with
  /// wild addresses and with numbers of every size. Each gets an answer; memory of the host is nobody's.
  @Test func functionsRunWithAnything() throws {
    var functions: [String: Int] = [:]
    for text in Self.texts("m") {
      for line in text.split(separator: "\n") {
        let pattern =
          /^(?:static |extern |inline |const |unsigned )*[A-Za-z_]\w*[ *]+(\w+)\(([^)]*)\)/
        guard let match = line.firstMatch(of: pattern), match.1 != "main" else { continue }
        let isEmpty = ["", "void"].contains(match.2)
        functions[String(match.1)] = isEmpty ? 0 : match.2.count { $0 == "," } + 1
      }
    }
    #expect(functions.count > 500)
    let values = [
      "0", "-1", "64", "(void *)-1", "(void *)8", "block", "4294967296UL", "(void *)object",
      "\"abc\"", "9223372036854775807",
    ]
    var state: UInt64 = 5
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    var calls: [String] = []
    for (name, count) in functions.sorted(by: { $0.key < $1.key }) {
      if !Workbench.isLong, !name.contains("tomic"), roll(5) != 0 { continue }
      for value in values.prefix(3) + ["block"] {
        calls.append("\(name)(\(Array(repeating: value, count: count).joined(separator: ", ")));")
      }
      for _ in 0..<3 {
        let list = (0..<count).map { _ in values[roll(values.count)] }
        calls.append("\(name)(\(list.joined(separator: ", ")));")
      }
    }
    var session: ProgramSession?
    for (number, call) in calls.enumerated() {
      if number % 100 == 0 {
        var options = SessionOptions()
        options.mode = .mrc
        (options.maxSteps, options.maxBytes) = (100_000, 16 << 20)
        session = ProgramSession(options: options)
        _ = session?.evaluate(
          "#import <Foundation/Foundation.h>\n#include <stdatomic.h>\n#include <pthread.h>\n"
            + "char block[256]; id object = [NSObject new]; _Atomic(int) used; atomic_fetch_add(&used, 1);"
        )
      }
      if let outcome = session?.evaluate(call) {
        let isExit = if case .exited = outcome.status { true } else { false }
        #expect(
          outcome.status == .done || isExit || outcome.stop != nil || !outcome.diagnostics.isEmpty,
          "\(call)")
        #expect(outcome.status != .incomplete, "\(call)")
      }
    }
  }
}
