import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// C++ typed piece by piece, as a lesson's steps and its checks do.
@Suite struct CPlusPlusPromptTests {
  private func session() -> ProgramSession {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = .cpp
    return session
  }

  private func titles(_ outcome: Outcome) -> [String] { outcome.diagnostics.compactMap(\.title) }

  @Test func aClassGrowsOverSeveralInputs() {
    let session = session()
    for text in [
      "class S {\npublic:\n  static S *shared();\n  int n;\nprotected:\n  S();\nprivate:\n  static S *one;\n};",
      "S *S::one = nullptr;", "S::S() : n(7) {}",
      "S *S::shared() { if (!one) one = new S; return one; }",
      "S *a = S::shared();", "S *b = S::shared();",
    ] {
      #expect(titles(session.evaluate(text)) == [])
    }
    let same = session.evaluate("a == b")
    #expect(same.values.first?.content == .bool(true), "\(same.values)")
    #expect(session.evaluate("a->n").values.first?.content == .number("7"))
    #expect(session.evaluate("(a->n == 7) ? 1 : 0").values.first?.content == .number("1"))
    #expect(
      titles(session.evaluate("S other;")) == ["calling a protected constructor of class 'S'"])
    #expect(session.evaluate("a->n").values.first?.content == .number("7"))
  }

  /// A type of a class is one in its class, in each later input, and a variable of the prompt's hides one.
  @Test func typesOfClassesStayInTheirClasses() {
    let session = session()
    for text in [
      "template <class T> struct A { typedef T *pointer; using item = T; T x; pointer at(); };",
      "template <class T> typename A<T>::pointer A<T>::at() { pointer p = (pointer)&x; return p; }",
      "int pointer = 7;", "A<int> a{4};", "A<int>::pointer item = a.at();",
      "struct size { int n; };", "struct size s = {3};", "int size = (pointer) - 2;",
    ] {
      #expect(titles(session.evaluate(text)) == [], "\(text)")
    }
    #expect(session.evaluate("(pointer) * 2").values.first?.content == .number("14"))
    #expect(session.evaluate("(size) - *item").values.first?.content == .number("1"))
  }

  /// What the library makes of its templates for the program is no definition of the program's.
  @Test func definitionsOfStdAreNotTold() {
    let session = session()
    let told = [
      "struct Coin { int cents; };", "std::vector<Coin> purse(2);",
      "std::shared_ptr<Coin> lucky = std::make_shared<Coin>();", "int sum(int n) { return n; }",
    ].flatMap { session.evaluate($0).notices }
    #expect(told == [.classDefined("Coin"), .functionDefined("sum")])
  }

  /// What a template was typed as stays a tree, of which later inputs make what they need.
  @Test func templatesAndOwnersAreTypedPieceByPiece() {
    let session = session()
    for text in [
      "template <typename T> T twice(T a) { return a + a; }",
      "template <class T> class List;", "template <class T> struct Box { T v; T get(); };",
      "template <class T> T Box<T>::get() { return v; }", "Box<int> b{7};",
      "struct A { int n = 3; };", "std::unique_ptr<A> p = std::make_unique<A>();",
      "std::shared_ptr<A> q = std::make_shared<A>();", "auto r = q;",
    ] {
      #expect(titles(session.evaluate(text)) == [], "\(text)")
    }
    func value(_ text: String) -> String {
      let outcome = session.evaluate(text)
      guard case .number(let number)? = outcome.values.first?.content else {
        return "\(outcome.diagnostics)"
      }
      return number
    }
    #expect(value("twice(4)") == "8")
    #expect(value("twice(2.5)") == "5.0")
    #expect(value("twice<int>(3)") == "6")
    #expect(value("b.get()") == "7")
    #expect(value("p->n") == "3")
    #expect(value("q.use_count()") == "2")
    #expect(session.cppObjects().map(\.className) == ["A", "A"])
    for text in ["p.reset();", "r = nullptr;", "q.reset();"] {
      #expect(titles(session.evaluate(text)) == [], "\(text)")
    }
    #expect(session.cppObjects().isEmpty)
    #expect(
      titles(session.evaluate("List<int> l;"))
        == ["implicit instantiation of undefined template 'List<int>'"])
    // What is wrong in an instance takes the input back, and the template stays.
    #expect(titles(session.evaluate("twice(p)")) != [])
    #expect(value("twice(5)") == "10")
  }

  /// A method waits for the static member that it speaks of, and so does who calls it.
  @Test func aClassMayBeTypedBeforeItsStaticMembers() {
    let session = session()
    let text =
      "class S {\npublic:\n  S() { ++made; }\n  static S &get() { return *one; }\n  int twice() { return get().n + n; }\n"
      + "  int n = 4;\n  static S *one;\n  static int made;\n};"
    #expect(titles(session.evaluate(text)) == [])
    #expect(titles(session.evaluate("S::get();")) == ["undefined reference to `S::one'"])
    #expect(titles(session.evaluate("int S::made = 0;")) == [])
    #expect(titles(session.evaluate("S a;")) == [])
    #expect(titles(session.evaluate("a.twice();")) == ["undefined reference to `S::one'"])
    #expect(titles(session.evaluate("S *S::one = new S;")) == [])
    #expect(session.evaluate("a.twice()").values.first?.content == .number("8"))
    #expect(session.evaluate("S::made").values.first?.content == .number("2"))
  }

  /// What is told are the program's own names; what `new` has made is listed until it is deleted.
  @Test func whatIsThereIsToldInTheProgramsWords() throws {
    let session = session()
    let boat =
      "class Boat {\npublic:\n  int n;\n  Boat() : n(3) {}\n  ~Boat() {}\n  static int all;\n}"
    #expect(session.evaluate(boat + ";").notices == [.classDefined("Boat")])
    #expect(session.evaluate("int Boat::all = 0;").notices == [])
    #expect(
      session.evaluate("int twice(int x) { return 2 * x; }").notices == [.functionDefined("twice")])
    #expect(session.evaluate("auto f = [](int x) { return x + 1; };").notices == [])
    #expect(
      session.evaluate("struct Pier { struct Post { int h; }; Post p; };").notices
        == [.classDefined("Pier"), .classDefined("Pier::Post")])
    #expect(session.source(ofClass: "Boat") == boat)
    #expect(session.cppObjects().isEmpty)
    _ = session.evaluate("Boat *a = new Boat; Boat *b = a; int *no = new int;")
    _ = session.evaluate("Pier *p = new Pier();")
    #expect(session.cppObjects().map(\.className) == ["Boat", "Pier"])
    #expect(try #require(session.cppObjects().first).variables == ["a", "b"])
    _ = session.evaluate("delete b; a = 0;")
    #expect(session.cppObjects().map(\.className) == ["Pier"])
  }

  /// What is shown as a list, a text or a pointer is known by the library's mark on its class, not by its members.
  @Test func aClassOfTheProgramIsNoneOfTheLibrarys() throws {
    let session = session()
    for text in [
      "#include <memory>\n#include <string>\n#include <vector>",
      "struct Row { int *__start; int *__last; int n; }; struct Kept { long *__held; int n; };",
      "struct Word { char *__start; long __count; }; struct Own { int __first, n; };",
      "int numbers[2] = {1, 2}; long number = 3; char letters[3] = \"ab\";",
      "Row row{numbers, numbers + 2, 7}; Kept kept{&number, 8}; Word word{letters, 9};",
      "Own own{4, 5}; std::vector<int> list{1, 2}; std::string name = \"ab\";",
      "auto one = std::make_unique<int>(6); std::shared_ptr<int> two(new int(7));",
    ] {
      #expect(titles(session.evaluate(text)) == [], "\(text)")
    }
    let world = session.moment.world
    func shown(_ name: String) throws -> String {
      let variable = try #require(world.globalInfos().last { $0.displayName == name })
      var reader = StructureReader(encoding: Array(variable.encoding.utf8), world: world)
      return reader.text(at: variable.address)
    }
    #expect(try shown("row").hasSuffix(", 7}"))
    #expect(try shown("kept").hasSuffix(", 8}"))
    #expect(try shown("word") == "{\"ab\", 9}")
    #expect(try shown("own") == "{4, 5}")
    #expect(try shown("list") == "{1, 2}")
    #expect(try shown("name") == "\"ab\"")
    #expect(try !shown("one").contains("{") && !shown("two").contains("{"))
    // A member is called as its program calls it.
    let own = try #require(world.globalInfos().last { $0.displayName == "own" })
    let reader = StructureReader(encoding: Array(own.encoding.utf8), world: world)
    #expect(reader.members(at: own.address).map(\.path) == [".__first", ".n"])
  }

  @Test func lambdasAreTypedLikeAnyValue() {
    let session = session()
    for text in [
      "int x = 1;", "auto f = [](int a) { return a + x; };",
      "auto g = [&](int a) { x += a; return x; };", "int (*p)(int) = f;",
      "struct S { int n = 3; int get() { return [this] { return n; }(); } };", "S s;",
    ] {
      #expect(titles(session.evaluate(text)) == [])
    }
    #expect(session.evaluate("f(2)").values.first?.content == .number("3"))
    #expect(session.evaluate("g(5)").values.first?.content == .number("6"))
    #expect(session.evaluate("p(1)").values.first?.content == .number("7"))
    #expect(session.evaluate("s.get()").values.first?.content == .number("3"))
    #expect(session.evaluate("auto h = [](int a) {", mayGoOn: true).status == .incomplete)
  }

  @Test func halfAnInputWaitsForTheRest() {
    let session = session()
    #expect(session.evaluate("struct A {", mayGoOn: true).status == .incomplete)
    #expect(session.evaluate("struct A {\n  int n = 3;\n};").status == .done)
    #expect(session.evaluate("A a;").status == .done)
    #expect(session.evaluate("a.n").values.first?.content == .number("3"))
  }

  @Test func objectsAtThePromptLiveOn() {
    let session = session()
    _ = session.evaluate("#include <iostream>\n#include <string>\nusing namespace std;")
    _ = session.evaluate("string s = \"a text of more than fifteen characters\";")
    _ = session.evaluate("s += \"!\";")
    let said = session.evaluate("cout << s << endl;")
    #expect(
      String(decoding: said.output.flatMap(\.bytes), as: UTF8.self)
        == "a text of more than fifteen characters!\n", "\(titles(said))")
    #expect(session.evaluate("s.size()").values.first?.content == .number("39"))
    #expect(session.evaluate("s == \"x\" ? 1 : 0").values.first?.content == .number("0"))
  }

  @Test func virtualFunctionsMayComeLater() {
    let session = session()
    for text in [
      "struct A {\n  virtual int f();\n  virtual ~A() {}\n};", "int A::f() { return 1; }",
      "struct B : A {\n  int f() override { return 2; }\n};", "A *p = new B;",
    ] {
      #expect(titles(session.evaluate(text)) == [])
    }
    #expect(session.evaluate("p->f()").values.first?.content == .number("2"))
    #expect(titles(session.evaluate("delete p;")) == [])
    #expect(session.evaluate("p->f()").status == .stopped)
  }
}
