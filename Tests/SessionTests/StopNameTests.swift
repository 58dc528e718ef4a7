import Diagnostics
import Session
import Testing

/// What a stop speaks of is called as the program's text has it: never by a name that a front end made.
@Suite struct StopNameTests {
  @Test(arguments: [
    // A part of a sum that nobody gave a name.
    (
      "struct A { int x, y; A operator+(const A &o) { A r; r.x = x + o.x; return r; } };\n"
        + "int main() { A a, b; a.x = 1; b.x = 2; return (a + b).y; }\n", "y"
    ),
    // A call whose argument a reference was bound to, after its statement.
    (
      "const int &same(const int &x) { return x; }\n"
        + "int main() { const int &r = same(3 + 4); return r; }\n", "same(3 + 4)"
    ),
    ("int main() { int __mine; return __mine; }\n", "__mine"),
  ])
  func aValueWithoutANameIsCalledByItsText(program: String, name: String) throws {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "a.cpp", text: Array(program.utf8))
    let said = try #require(outcome.diagnostics.first)
    #expect(said.arguments.contains(name) && said.related.allSatisfy { $0.arguments == [name] })
  }

  /// Who wrote pthread_once has not heard of dispatch_once.
  @Test(arguments: [
    (
      "a.m",
      "#include <pthread.h>\npthread_once_t o = PTHREAD_ONCE_INIT;\n"
        + "void f(void) { pthread_once(&o, f); }\nint main(void) { f(); return 0; }\n",
      "pthread_once"
    ),
    (
      "a.cpp",
      "#include <mutex>\nstd::once_flag o;\nvoid f() { std::call_once(o, f); }\n"
        + "int main() { f(); }\n", "std::call_once"
    ),
  ])
  func whatRunsOnceIsCalledByItsName(file: String, program: String, name: String) throws {
    let session = ProgramSession(options: SessionOptions())
    let said = try #require(
      session.runFile(path: file, text: Array(program.utf8)).diagnostics.first)
    #expect(said.code == .onceRecursion && said.title == nil && said.arguments.first == name)
  }

  @Test(arguments: [0, 1])
  func aFreedBlockIsCalledByTheCallThatMadeIt(onThread: Int) throws {
    let read = "char *p = malloc(20); free(p); p[3] = 1;"
    let program =
      "#include <stdlib.h>\n#include <pthread.h>\nvoid *work(void *x) { \(read) return x; }\n"
      + "int main(void) { if (!\(onThread)) work(0); pthread_t t; pthread_create(&t, 0, work, 0);"
      + " pthread_join(t, 0); return 0; }\n"
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "a.m", text: Array(program.utf8))
    #expect(outcome.diagnostics.first?.arguments.last == "malloc(20)")
  }
}
