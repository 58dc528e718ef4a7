import Diagnostics
import Session
import Testing
import VirtualMachine

/// Swift typed piece by piece: the part of the library that is itself Swift comes with the first text that names
/// something of it, and goes with that text when it is taken back.
@Suite struct SwiftPromptTests {
  private func session() -> ProgramSession {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = .swift
    return session
  }

  private func titles(_ outcome: Outcome) -> [String] { outcome.diagnostics.map { "\($0)" } }

  @Test func partsOfTheLibraryComeWithTheirFirstText() {
    let session = session()
    for text in [
      "import Dispatch", "let a = DispatchTime.now() + .milliseconds(20)",
      "let gate = DispatchSemaphore(value: 0)", "let item = DispatchWorkItem { gate.signal() }",
      "DispatchQueue(label: \"q\").asyncAfter(deadline: a, execute: item)",
      "let r: Result<Int, Error> = .success(2)",
    ] {
      let outcome = session.evaluate(text)
      #expect(titles(outcome) == [])
      // Nothing is told of the library's own functions and classes.
      #expect(outcome.notices.isEmpty, "\(outcome.notices)")
    }
    let waited = session.evaluate("gate.wait(timeout: .now() + 1) == .success")
    #expect(waited.values.first?.content == .number("true"))
    #expect(session.evaluate("try? r.get()").status == .done)
  }

  /// What the front end makes up stands nowhere in a text, and has no name that anybody knows.
  @Test(arguments: [
    (
      "struct K: CustomDebugStringConvertible { var debugDescription: String { \"\\([self])\" } }\n"
        + "func go() {\n  print(K())\n}\ngo()",
      "K.debugDescription"
    ),
    ("func down(_ n: Int) -> Int {\n  return down(n + 1)\n}\nprint(down(0))", "down(_:)"),
  ])
  func aStopStandsWhereTheProgramIs(program: String, name: String) throws {
    let text = "import Foundation\n" + program
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "a.swift", text: Array(text.utf8))
    let stop = try #require(outcome.diagnostics.last)
    #expect(stop.code == .limitCallDepth)
    #expect(stop.place.start >= 18, "\(stop.place)")
    #expect(stop.arguments.last?.contains(name) == true, "\(stop.arguments)")
  }

  /// In the defaults what has no value is taken out.
  @Test func aDefaultIsTakenOutByNil() {
    let session = session()
    for (text, value) in [
      ("import Foundation", nil), ("let d = UserDefaults.standard", nil),
      ("d.set(4, forKey: \"n\")", nil), ("d.integer(forKey: \"n\")", "4"),
      ("d.set(nil, forKey: \"n\")", nil), ("d.object(forKey: \"n\") == nil", "true"),
      ("let none: Int? = nil", nil), ("d.set(5, forKey: \"n\")", nil),
      ("d.set(none, forKey: \"n\")", nil), ("d.integer(forKey: \"n\")", "0"),
    ] as [(String, String?)] {
      let outcome = session.evaluate(text)
      #expect(titles(outcome) == [], "\(text)")
      if let value { #expect(outcome.values.first?.content == .number(value), "\(text)") }
    }
  }

  /// What lies in a pool of the program's goes at its end.
  @Test func aPoolAnswersWhatItsClosureDoes() {
    let session = session()
    for text in [
      "import Foundation", "class A { deinit { print(\"gone\") } }",
      "autoreleasepool { let a = A(); _ = a; print(\"in\") }",
    ] {
      #expect(titles(session.evaluate(text)) == [])
    }
    let outcome = session.evaluate(
      "autoreleasepool { () -> Int in 5 } + autoreleasepool(invoking: { 2 })")
    #expect(outcome.values.first?.content == .number("7"))
  }

  @Test func aTextThatFailsTakesItsPartAlong() {
    let session = session()
    let failed = session.evaluate("let a = DispatchTime.now() + nothing")
    #expect(failed.status == .failed)
    #expect(failed.diagnostics.count == 1, "\(titles(failed))")
    #expect(titles(session.evaluate("let a = DispatchTime.now() + 2.5")) == [])
    let later = session.evaluate("a > .now()")
    #expect(later.values.first?.content == .number("true"))
  }

  @Test func aNameOfOnesOwnIsNotTheLibrarys() {
    let session = session()
    #expect(titles(session.evaluate("enum Result<T> { case good(T), bad }")) == [])
    let asked = session.evaluate("if case .good(let n) = Result.good(3) { print(n) }")
    #expect(titles(asked) == [])
  }

  /// Each variable that an input declares is shown, in Swift's words and by the program's name.
  @Test(arguments: [
    ("let e = 1, f = \"b\"", ["e Int 1", "f String b"]),
    ("var (c, d) = (3, \"s\")", ["c Int 3", "d String s"]),
    ("let (x, _) = (1, 2)", ["x Int 1"]),
    ("let (u, v): (Int, [Int]) = (7, [8])", ["u Int 7", "v [Int] [8]"]),
    ("guard let z = Int(\"4\") else { fatalError() }", ["z Int 4"]),
    ("let o: Int? = 4, w: String? = nil", ["o Int? Optional(4)", "w String? nil"]),
    ("let q = 5", ["q Int 5"]),
  ]) func eachVariableIsShown(_ text: String, _ shown: [String]) {
    let outcome = session().evaluate(text)
    #expect(titles(outcome) == [])
    let words = outcome.values.map { value in
      let content =
        switch value.content {
        case .number(let text), .structure(let text): text
        case .cString(let text): text.text
        case .nilObject: "nil"
        default: "\(value.content)"
        }
      return "\(value.name ?? "?") \(value.typeName) \(content)"
    }
    #expect(words == shown)
  }

  /// Of what would fill a hundred screens the beginning is looked at, whatever it costs to have all of it in words.
  @Test func aLongTextIsShownByItsBeginning() {
    let session = session()
    #expect(
      titles(session.evaluate("let s = String(repeating: \"e\\u{301}\", count: 100_000)")) == [])
    let text = session.evaluate("s").values.first?.content
    guard case .cString(let excerpt) = text else {
      Issue.record("\(String(describing: text))")
      return
    }
    #expect(excerpt.units == 200_000)
    #expect(excerpt.text.utf16.count == TextExcerpt.mostUnits)
    guard case .structure(let list) = session.evaluate("[s, s]").values.first?.content else {
      Issue.record("no list")
      return
    }
    #expect(list.utf16.count == TextExcerpt.mostUnits + 1)
    #expect(list.hasSuffix("…"))
  }

  /// What puts a value into words takes and gives back what it looks at: that is nothing the program did.
  @Test(arguments: ["a", "print(a)", "p", "print(p, [p])", "e", "t", "d"])
  func lookingAtAValueIsNobodysAct(_ text: String) {
    let session = session()
    let made = session.evaluate(
      """
      struct P { var list = [1] }; enum E { case one(P) }
      let a = [[1]], p = P(), e = E.one(p), t = ([1], p), d = ["k": [p]]
      """)
    #expect(titles(made) == [])
    let outcome = session.evaluate(text)
    #expect(titles(outcome) == [])
    var library = session.libraryEvents()
    let names = session.events(outcome.events).filter { !library.isOwn($0) }
      .map { session.callableName(Int($0.callable)) }
    #expect(!names.contains { $0.hasPrefix("text_") }, "\(names)")
  }

  /// An input may leave a variable without a value, but not read it.
  @Test func whatHasNoValueIsNotRead() {
    let session = session()
    #expect(session.evaluate("let x: Int; print(x)").status == .failed)
    #expect(titles(session.evaluate("let y: Int")) == [])
    #expect(titles(session.evaluate("y = 3")) == [])
    #expect(session.evaluate("y").values.first?.content == .number("3"))
    #expect(
      titles(session.evaluate("let z: Int; if y > 2 { z = 1 } else { z = 2 }; print(z)")) == [])
  }

  /// What stands in a box already keeps what its type promises later.
  @Test func aValueInABoxAdoptsLater() {
    let session = session()
    for text in [
      "let a: Any = 1", "let b: Any = [1]", "protocol P { func f() -> Int }",
      "extension Int: P { func f() -> Int { self } }",
      "extension Array: P { func f() -> Int { count } }",
    ] {
      #expect(titles(session.evaluate(text)) == [])
    }
    for text in ["(1 as any P).f()", "([7] as any P).f()", "(a as! any P).f()"] {
      #expect(session.evaluate(text).values.first?.content == .number("1"), "\(text)")
    }
  }

  @Test func genericTypesOfFunctionsAreForgotten() {
    let session = session()
    for name in ["f", "g"] {
      let text =
        "func \(name)() -> Int { struct B<T> { var \(name): T }; return B(\(name): 1).\(name) }"
      #expect(titles(session.evaluate(text)) == [])
      #expect(session.evaluate("\(name)()").values.first?.content == .number("1"))
    }
    #expect(session.evaluate("let b: B<Int>? = nil").status == .failed)
  }

  /// Of a type's methods nothing is told: the type is.
  @Test func aDefinedTypeIsTold() {
    let session = session()
    #expect(
      session.evaluate("struct S { var n = 1; func g() {}; init(a: Int) { n = a } }").notices
        == [.typeDefined("S")])
    #expect(session.evaluate("struct T { var n = 1 }").notices == [.typeDefined("T")])
    #expect(
      session.evaluate("enum E { case a }; protocol P { func p() }; class C { func m() {} }")
        .notices == [.typeDefined("E"), .typeDefined("P"), .classDefined("C")])
    #expect(session.evaluate("func f(_ x: Int) -> Int { x }").notices == [.functionDefined("f")])
  }
}
