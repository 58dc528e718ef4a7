import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// Runs every program below CPlusPlusPrograms/ and compares with what the real compiler's program did.
///
/// Beside each program lies its record (`NAME.txt`): the first line says how it ended (`exit N`, or `error`
/// with the first sentence of clang or of the linker), the rest is what it printed. Where clang++ is
/// installed the records themselves are held against it, some in each run and all in `make long`.
@Suite struct CPlusPlusProgramTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("CPlusPlusPrograms")

  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".cpp") }.map { String($0.dropLast(4)) }.sorted()
  }()

  static let compiler: String? = Workbench.tool(
    "/opt/swift/usr/bin/clang++", "/usr/bin/clang++")

  /// Linkers do not agree about quotation marks, and clang adds the name of an option to some sentences.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "'")
      .replacingOccurrences(of: Self.folder.path + "/", with: "")
      .replacingOccurrences(of: " \\[-W[^\\]]+\\]$", with: "", options: .regularExpression)
  }

  @Test func thereAreProgramsOfEveryKind() {
    #expect(Self.programs.count >= 50)
  }

  @Test(arguments: programs)
  func doesWhatTheRealProgramDoes(program: String) throws {
    let url = Self.folder.appendingPathComponent(program + ".cpp")
    let text = try Array(Data(contentsOf: url))
    let expected = try ProgramRecord(of: program, in: Self.folder)
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: program + ".cpp", text: text)
    let output = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    let titles = outcome.diagnostics.filter { $0.severity == .error }.compactMap(\.title)
    if expected.end.hasPrefix("error ") {
      #expect(outcome.status == .failed)
      let sentences = titles.map(plain)
      #expect(
        sentences.contains(plain(String(expected.end.dropFirst(6)))), "said \(titles)")
    } else {
      #expect(titles == [])
      #expect(output == expected.output)
      #expect("exit \(outcome.exitStatus)" == expected.end)
    }
  }

  /// What is thrown and comes to nobody, or where nothing may come out, ends the program there: what it has printed
  /// by then, as clang's do on a terminal.
  static let endings: [(text: String, printed: String)] = [
    ("int main() { G g(1); throw 1; }", "+1 "),
    ("int main() { G g(1); try { throw 1; } catch (char) { } }", "+1 "),
    (
      "void f() noexcept { G g(2); throw 1; }\nint main() { try { f(); } catch (...) { printf(\"no\"); } }",
      "+2 "
    ),
    (
      "void g() { G g(3); throw 1; }\nvoid f() noexcept { G k(2); g(); }\nint main() { G g(1); f(); }",
      "+1 +2 +3 -3 "
    ),
    (
      "struct D { ~D() { printf(\"D \"); throw 1; } };\nint main() { try { D d; } catch (int) { printf(\"no\"); } }",
      "D "
    ),
    (
      "struct D { ~D() noexcept(false) { printf(\"D \"); throw 1; } };\n"
        + "int main() { try { D d; } catch (int) { printf(\"yes \"); } try { D d; throw 2; } catch (int) { printf(\"no\"); } }",
      "D yes D "
    ),
    (
      "struct T { T() {} T(const T &) { throw 5; } T(T &&) {} };\n"
        + "int main() { G g(1); try { try { throw T(); } catch (T t) {} } catch (int) { printf(\"no\"); } }",
      "+1 "
    ),
    (
      "struct V { virtual void f() noexcept {} };\nstruct W : V { void f() noexcept override { throw 4; } };\n"
        + "int main() { W w; V &v = w; try { v.f(); } catch (int) { printf(\"no\"); } }", ""
    ),
  ]
  static let announcement =
    "#include <cstdio>\nstruct G { int n; G(int n) : n(n) { printf(\"+%d \", n); } ~G() { printf(\"-%d \", n); } };\n"

  @Test(arguments: endings.indices)
  func whatNobodyCatchesEndsTheProgram(number: Int) {
    let (text, printed) = Self.endings[number]
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(
      path: "ending.cpp", text: Array((Self.announcement + text).utf8))
    let output = outcome.output.filter { $0.stream == .standardOutput }
    #expect(String(decoding: output.flatMap(\.bytes), as: UTF8.self) == printed)
    #expect(outcome.diagnostics.map(\.code) == [.aborted])
  }

  /// A variable that has another name in C, so that it hides no global there, is told of by its own.
  @Test(arguments: ["int x;", "int x; { x = 1; int x; x += ::x; }"])
  func aVariableIsToldByItsOwnName(text: String) {
    let session = ProgramSession(options: SessionOptions())
    let whole = "int x = 1; int main() { \(text) return ::x + x; }"
    let outcome = session.runFile(path: "name.cpp", text: Array(whole.utf8))
    #expect(outcome.diagnostics.first?.arguments.contains("x") == true, "\(outcome.diagnostics)")
  }

  /// What clang takes and this translation does not do: each error says "not built", none is a sentence of clang's.
  static let refused = RefusedPrograms(beside: folder, ending: ".cpp")

  @Test(arguments: refused.files)
  func whatIsNotBuiltIsRefusedByName(file: String) throws {
    let outcome = try Self.refused.run(file)
    #expect(outcome.status == .failed)
    #expect(outcome.diagnostics.allSatisfy { $0.code == .cppNotBuilt }, "\(outcome.diagnostics)")
  }

  @Test(.enabled(if: compiler != nil), arguments: Workbench.asked(refused.files))
  func clangTakesIt(file: String) throws {
    let compiler = try #require(Self.compiler)
    let url = Self.refused.folder.appendingPathComponent(file)
    let made = try Workbench().run(compiler, ["-std=c++17", "-w", "-fsyntax-only", url.path])
    #expect(made.status == 0, "\(made.errors)")
  }

  /// A line of each header that the library carries; no two of them are in each other's way.
  static let headers: [(name: String, line: String)] = [
    ("iostream", "std::cout << 1 << std::endl;"),
    ("memory", "std::shared_ptr<int> b = std::make_shared<int>(2); b.reset();"),
    ("memory", "std::unique_ptr<int> c(new int(3)); c.reset();"),
    ("string", "std::string d = \"d\"; d += 'e';"),
    ("vector", "std::vector<int> e = {1, 2}; e.push_back(3);"),
    ("mutex", "std::mutex f; { std::lock_guard<std::mutex> g(f); }"),
    ("functional", "std::function<int(int)> h = [](int i) { return i; }; h(1);"),
    ("atomic", "std::atomic<int> j(1); j.fetch_add(1);"),
    ("algorithm", "int k = std::max(1, 2); k = std::min(k, 1);"),
    ("utility", "std::pair<int, int> l = std::make_pair(1, 2); l.first = 3;"),
    (
      "stdexcept",
      "try { throw std::runtime_error(\"m\"); } catch (const std::exception &m) { m.what(); }"
    ),
    ("initializer_list", "std::initializer_list<int> n = {1, 2}; (void)n.size();"),
    ("cstdio", "printf(\"o\");"),
  ]

  @Test(arguments: headers.indices)
  func eachPairOfHeadersFits(number: Int) {
    for other in Self.headers[number...] {
      let one = Self.headers[number]
      let session = ProgramSession(options: SessionOptions())
      let outcome = session.runFile(
        path: "pair.cpp",
        text: Array(
          "#include <\(one.name)>\n#include <\(other.name)>\nint main() {\n{ \(one.line) }\n{ \(other.line) }\n}"
            .utf8))
      #expect(outcome.diagnostics.isEmpty, "\(one.line) \(other.line): \(outcome.diagnostics)")
      #expect(outcome.status == .exited(0))
    }
  }

  /// A static that is asked for while it is made, and what `new` made and `delete` gave back: told in C++'s words.
  @Test func stopsAreToldInWordsOfCPlusPlus() throws {
    func stop(_ text: String) throws -> Diagnostic {
      let session = ProgramSession(options: SessionOptions())
      let outcome = session.runFile(path: "stop.cpp", text: Array(text.utf8))
      return try #require(outcome.diagnostics.last { $0.severity == .error })
    }
    let once = try stop(
      "struct Log { int n; Log() : n(twice()) {} int twice(); };\n"
        + "Log &log() { static Log only; return only; }\n"
        + "int Log::twice() { return log().n * 2; }\nint main() { return log().n; }")
    #expect(
      once.title
        == "terminate called after throwing an instance of '__gnu_cxx::recursive_init_error'")
    #expect(once.arguments == ["log()::only"])
    #expect(!once.place.isNone)
    let gone = try stop(
      "struct A { int n = 1; int end() { delete this; return n; } };\n"
        + "int main() { return (new A)->end(); }")
    #expect(gone.code == .useAfterFree)
    #expect(gone.arguments.last == "new A")
    let plain = try stop("int main() { int *p = new int(3); delete p; return *p; }")
    #expect(plain.arguments.last == "new int")
  }

  /// What is warned of in a body of `main`.
  private func titles(_ text: String) -> [String] {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "main.cpp", text: Array("int main() { \(text) }".utf8))
    return outcome.diagnostics.filter { $0.severity == .warning }.compactMap(\.title)
  }

  @Test func severalCharactersAreWarnedOf() {
    #expect(titles("int a = 'ab';") == ["multi-character character constant"])
    #expect(titles("char a = 'a', b = '\\n', c = '\\'';") == [])
  }

  /// clang's warning of a `delete` that is not of the kind of the variable's own `new`.
  @Test func aDeleteOfTheOtherKindIsWarnedOf() {
    #expect(
      titles("long *row = new long[2](); delete row;") == [
        "'delete' applied to a pointer that was allocated with 'new[]'; did you mean 'delete[]'?"
      ])
    #expect(
      titles("char *one(new char('a')); { delete[] one; }") == [
        "'delete[]' applied to a pointer that was allocated with 'new'; did you mean 'delete'?"
      ])
    #expect(titles("int *a = new int[2]; delete[] a; int *b = new int; delete b;") == [])
  }

  /// What a small text could unfold to: each is answered, none is walked to its end.
  static let hostile: [(name: String, text: String)] = {
    let structs = (1..<60).map { "struct S\($0) { S\($0 - 1) a, b; };\n" }.joined()
    return [
      (
        "structs of two structs each",
        "struct S0 { int a; };\n" + structs + "int main() { S59 *p = nullptr; S59 x; }"
      ),
      ("a default argument of itself", "int f(int a = f());\nint main() { return f(); }"),
      (
        "a template that asks for more of itself",
        "template <typename T> struct A { A<A<T>> p; };\nint main() { A<int> a; return 0; }"
      ),
      (
        "a template that asks for two more",
        "template <class T> struct A { A<A<T> *> p; A<T **> q; };\nint main() { A<int> a; }"
      ),
      (
        "functions that ask for two more",
        "template <class T> struct P {};\ntemplate <class T> struct A { A<P<T>> *p; A<T *> *q;\n"
          + "void f() { p->f(); q->f(); } };\nint main() { A<int> a; a.f(); }"
      ),
      (
        "a function that counts up",
        "template <int N> int f() { return f<N + 1>(); }\nint main() { return f<0>(); }"
      ),
      (
        "a name that doubles",
        "template <class A, class B> struct P { P<P<A, B>, P<A, B>> *p; void f() { p->f(); } };\n"
          + "int main() { P<int, int> p; p.f(); }"
      ),
      (
        "a result that is never found out",
        "template <class T> auto f(T t) { return f(&t); }\nint main() { return f(1); }"
      ),
      (
        "a pack that grows",
        "template <class... A> int f(A... a) { return f(1, a...); }\nint main() { return f(); }"
      ),
      ("a template without an end", "template <typename T> class A { A<T\nint main() {}"),
      ("a template of nothing", "template <> class A {}; A<int> a;\nint main() {}"),
      (
        "a constructor's default of its own",
        "struct A { int n; A(int m = A().n) : n(m) {} };\nint main() { A a; }"
      ),
    ]
  }()

  @Test(.timeLimit(.minutes(10)), arguments: hostile.indices)
  func whateverIsFedInGetsAnAnswer(number: Int) {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "hostile.cpp", text: Array(Self.hostile[number].text.utf8))
    #expect(
      outcome.diagnostics.contains { $0.severity == .error },
      "\(Self.hostile[number].name): \(outcome.status)")
  }

  @Test(.enabled(if: compiler != nil), arguments: Workbench.asked(programs))
  func theRecordIsTrue(program: String) throws {
    let compiler = try #require(Self.compiler)
    let url = Self.folder.appendingPathComponent(program + ".cpp")
    let bench = try Workbench()
    let binary = bench.folder.appendingPathComponent(program).path
    let made = try bench.run(
      compiler, ["-std=c++17", "-w", "-fno-color-diagnostics", url.path, "-o", binary])
    let expected = try ProgramRecord(of: program, in: Self.folder)
    if made.status != 0 {
      let sentences = made.errors.split(separator: "\n").compactMap { line -> String? in
        if let start = line.range(of: "undefined reference to ") {
          return String(line[start.lowerBound...])
        }
        return line.range(of: "error: ").map { String(line[$0.upperBound...]) }
      }
      #expect(plain(expected.end) == "error " + plain(sentences.first ?? ""))
      return
    }
    let ran = try bench.run(binary, [])
    #expect(ran.output == expected.output)
    #expect(expected.end == "exit \(ran.status)")
  }
}
