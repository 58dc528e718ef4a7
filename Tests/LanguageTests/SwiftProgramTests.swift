import Diagnostics
import Foundation
import Ownership
import Session
import Testing
import Texts
import VirtualMachine

/// Runs every program below SwiftPrograms/ and compares with what the real compiler's program did.
///
/// Beside each program lies its record (`NAME.txt`): the first line says how it ended (`exit 0`, `trap` with
/// the sentence, or `error` with swiftc's), the rest is what it printed. Where swiftc is installed the
/// records themselves are held against it, some in each run and all in `make long`.
@Suite struct SwiftProgramTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("SwiftPrograms")

  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }()

  static let compiler: String? = Workbench.tool(
    "/opt/swift/usr/bin/swiftc", "/usr/bin/swiftc")

  @Test func thereAreProgramsOfEveryKind() {
    #expect(Self.programs.count >= 60)
  }

  @Test(arguments: programs)
  func doesWhatTheRealProgramDoes(program: String) throws {
    let url = Self.folder.appendingPathComponent(program + ".swift")
    let text = try Array(Data(contentsOf: url))
    let expected = try ProgramRecord(of: program, in: Self.folder)
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: program + ".swift", text: text)
    let output = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    let titles = outcome.diagnostics.filter { $0.severity == .error }.compactMap(\.title)
    if expected.end.hasPrefix("error ") {
      #expect(outcome.status == .failed)
      #expect(titles.contains(String(expected.end.dropFirst(6))), "said \(titles)")
    } else if expected.end.hasPrefix("trap") {
      #expect(outcome.exitStatus == 70)
      #expect(output == expected.output)
      let sentence = String(expected.end.dropFirst(5))
      if !sentence.isEmpty { #expect(titles.contains(sentence), "said \(titles)") }
    } else {
      #expect(titles == [])
      #expect(output == expected.output)
      #expect(outcome.exitStatus == 0)
      // What the library made for the program is no loss of the program's.
      #expect(session.moment.leakReport().isEmpty == !program.hasSuffix("_leaks"))
    }
  }

  /// What swiftc takes and this translation could not do truthfully: each error says "not built", and none
  /// of them is a sentence of swiftc's.
  static let refused = RefusedPrograms(beside: folder, ending: ".swift")

  @Test(arguments: refused.files)
  func whatIsNotBuiltIsRefusedByName(file: String) throws {
    let outcome = try Self.refused.run(file)
    #expect(outcome.status == .failed)
    #expect(outcome.diagnostics.allSatisfy { $0.code == .swiftNotBuilt }, "\(outcome.diagnostics)")
  }

  /// Whatever is fed in: an answer, and never a trap of our own.
  static let hostile: [(name: String, text: [UInt8])] = {
    func text(_ name: String, _ text: String) -> (name: String, text: [UInt8]) {
      (name, Array(text.utf8))
    }
    func many(_ part: String, _ count: Int) -> String { String(repeating: part, count: count) }
    return [
      text("empty", ""), ("bytes", (0...255).map { UInt8($0) }),
      text("parentheses", "print(" + many("(", 5000) + "1" + many(")", 5000) + ")"),
      text("braces", "func f() " + many("{ if true ", 3000) + "{}" + many("}", 3000)),
      text("an open string", "let a = \"abc\nprint(a)"),
      text("an open comment", "/* /* */ let a = 1"),
      text("interpolations", "print(\"" + many("\\(\"", 300) + "x" + many("\")", 300) + "\")"),
      text("a sum", "let n = " + many("1 + ", 3000) + "1"),
      text("members", "let n = a" + many(".b", 5000)),
      text("optionals", "let x: Int" + many("?", 2000) + " = nil"),
      text("types", "let x: " + many("[", 2000) + "Int" + many("]", 2000) + " = []"),
      text("closures", "let f = " + many("{ ", 400) + "1" + many(" }", 400)),
      text(
        "classes",
        "class C0 {}\n" + (1..<300).map { "class C\($0): C\($0 - 1) {}\n" }.joined() + "C299()"),
      text("a circle of classes", "class A: B {}\nclass B: A {}\nlet a = A()"),
      text("a protocol of itself", "protocol P: P {}\nstruct S: P {}\nlet p: P = S()"),
      text("a struct in itself", "struct A { var a: A }\nlet x: A? = nil"),
      text("two structs in each other", "struct A { var b: B? }\nstruct B { var a: A? }\nprint(1)"),
      text(
        "types without end",
        "struct P<T> { var v: T; var n: P<P<T>>? }\nlet p = P<Int>(v: 1, n: nil)"),
      text("aliases", "typealias A = B\ntypealias B = A\nlet a: A = 1"),
      text(
        "subscripts",
        "struct S { subscript(i: Int) -> S { self } }\nlet t = S()" + many("[0]", 1000)),
      text("choices", "let a = 1\nlet x = " + many("a == 0 ? 1 : ", 5000) + "2"),
      text(
        "choices within choices",
        "let a = true\nlet x = " + many("a ? ", 5000) + "2" + many(": 1", 5000)),
      text("optionals of optionals", "var x: Int" + many("?", 10000) + " = nil"),
      text("a parameter far away", "let f: (Int) -> Int = { $300000000 }"),
      text("a parameter farther away", "let f = { $9223372036854775807 }"),
      text("a function that asks for more of itself", "func f<T>(_ t: T) { f([t]) }\nf(1)"),
      text("a function of pairs", "func f<T>(_ t: T) { f((t, t)) }\nf(1)"),
      text("a class above itself", "class A<T>: A<[T]> {}\nlet x = A<Int>()"),
      text(
        "classes above each other",
        "class A<T>: B<[T]> {}\nclass B<T>: A<T> {}\nlet x = A<Int>()"),
      text(
        "pairs of pairs",
        "let t0 = (1, 2)\n"
          + (1..<60).map { "let t\($0) = (t\($0 - 1), t\($0 - 1))\n" }.joined()),
      text(
        "names for pairs of pairs",
        "typealias T0 = (Int, Int)\n"
          + (1..<60).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
          + "var x: T59? = nil"),
      text(
        "structs of two structs each",
        "struct S0 { var a = 1 }\n"
          + (1..<40).map { "struct S\($0) { var a = S\($0 - 1)(), b = S\($0 - 1)() }\n" }.joined()
          + "var s = S39()"),
      text(
        "overloads within overloads",
        "func f(_ a: Int) -> Int { a }\nfunc f(_ a: Double) -> Double { a }\nlet x = "
          + many("f(", 60) + "1" + many(")", 60)),
      text(
        "protocols that meet again",
        "protocol P0a {}\nprotocol P0b {}\n"
          + (1..<60).map {
            "protocol P\($0)a: P\($0 - 1)a, P\($0 - 1)b { func a\($0)() }\n"
              + "protocol P\($0)b: P\($0 - 1)a, P\($0 - 1)b { func b\($0)() }\n"
          }.joined() + "class A: P59a {}\nlet p: P0b = A()"),
      text(
        "a struct of a struct of two",
        "struct P<T> { var a: T; var b: T }\nlet x0 = P(a: 1, b: 2)\n"
          + (1..<30).map { "let x\($0) = P(a: x\($0 - 1), b: x\($0 - 1))\n" }.joined()),
      text("lines", (0..<500).map { "let v\($0) = \($0)\n" }.joined() + "print(v499)"),
    ]
  }()

  @Test(arguments: hostile.indices)
  func whateverIsFedInGetsAnAnswer(number: Int) {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "hostile.swift", text: Self.hostile[number].text)
    #expect(
      outcome.status == .done || outcome.diagnostics.contains { $0.severity == .error },
      "\(Self.hostile[number].name): \(outcome.status)")
    for each in outcome.diagnostics where each.code == .swiftNotBuilt {
      #expect(each.arguments.first?.isEmpty == false)
    }
  }

  @Test(.enabled(if: compiler != nil), arguments: Workbench.asked(programs))
  func theRecordIsTrue(program: String) throws {
    let compiler = try #require(Self.compiler)
    let url = Self.folder.appendingPathComponent(program + ".swift")
    let bench = try Workbench()
    let binary = bench.folder.appendingPathComponent(program).path
    let made = try bench.run(compiler, ["-suppress-warnings", url.path, "-o", binary, "-lm"])
    let expected = try ProgramRecord(of: program, in: Self.folder)
    if made.status != 0 {
      let sentence = made.errors.components(separatedBy: "error: ").dropFirst().first
      let first = sentence?.components(separatedBy: "\n").first ?? ""
      #expect(expected.end == "error " + first)
      return
    }
    // Line by line, or what was printed before a trap would be lost with the buffer.
    let ran = try bench.run("/usr/bin/stdbuf", ["-oL", binary])
    #expect(ran.output == expected.output)
    if ran.status == 0 {
      #expect(expected.end == "exit 0")
    } else {
      let range = ran.errors.range(of: "Fatal error: [^\n]*", options: .regularExpression)
      // Addresses are another thing each time.
      let sentence =
        range.map { String(ran.errors[$0]) }?
        .replacingOccurrences(of: " 0x[0-9a-f]+", with: "", options: .regularExpression) ?? ""
      #expect(expected.end == "trap \(sentence)")
    }
  }
}
