import Diagnostics
import Library
import Session
import Testing

@testable import CPlusPlusFrontEnd

/// The lists of what C++ has and is not built, against what is: a name that is built answers no more from there.
@Suite struct UnbuiltCppTests {
  static let headers = [
    "algorithm", "vector", "string", "array", "functional", "memory", "mutex", "limits",
    "iostream", "sstream", "cmath", "map", "set", "unordered_map", "unordered_set",
  ].map { "#include <\($0)>\n" }.joined()

  private func codes(_ statements: String) -> [DiagnosticCode] {
    let session = ProgramSession(options: SessionOptions())
    let text = Self.headers + "using namespace std;\nint main() { \(statements) }\n"
    return session.runFile(path: "unbuilt.cpp", text: Array(text.utf8)).diagnostics.map(\.code)
  }

  @Test func namesAreNotBuilt() {
    let names = CppCompiler.unbuiltNames.union(CppCompiler.furtherNames).sorted()
    for name in names { #expect(codes("\(name);") == [.cppNotBuilt], "\(name)") }
  }

  /// How an object of each class is made that the list of members has.
  static let objects = [
    "std::string": "string x;", "std::vector": "vector<int> x;",
    "std::ostream": "ostream &x = cout;", "std::ostringstream": "ostringstream x;",
    "std::array": "array<int, 2> x;", "std::numeric_limits": "numeric_limits<double> x;",
    "std::istream": "istringstream y; istream &x = y;", "std::stringstream": "stringstream x;",
    "std::map": "map<int, int> x;", "std::set": "set<int> x;",
    "std::unordered_map": "unordered_map<int, int> x;",
    "std::unordered_set": "unordered_set<int> x;",
    "std::function": "function<int()> x;", "std::unique_lock": "unique_lock<mutex> x;",
  ]

  @Test func membersAreNotBuilt() {
    for (name, members) in CppCompiler.unbuiltMembers.sorted(by: { $0.key < $1.key }) {
      guard let object = Self.objects[name] else {
        Issue.record("how is a \(name) made?")
        continue
      }
      for member in members.sorted() {
        #expect(codes("\(object) x.\(member)(1);") == [.cppNotBuilt], "\(name)::\(member)")
      }
    }
  }

  /// What is built and needs its `std::` is named in clang's words.
  @Test func whatIsBuiltIsNamed() {
    let session = ProgramSession(options: SessionOptions())
    let text = "#include <utility>\nint main() { int a = 1, b = 2; swap(a, b); }\n"
    let outcome = session.runFile(path: "named.cpp", text: Array(text.utf8))
    #expect(
      outcome.diagnostics.map(\.title)
        == ["use of undeclared identifier 'swap'; did you mean 'std::swap'?"])
  }

  /// Every declaration that the library's index has of C can be read in C++.
  @Test func whatIsOfCCanBeDeclared() {
    let all = LibraryPart.declarationsOfC
    #expect(all.count > 250)
    let session = ProgramSession(options: SessionOptions())
    let text =
      "#include <cmath>\n// \(all.map(\.name).joined(separator: " "))\nint main() { return 3; }\n"
    let outcome = session.runFile(path: "all.cpp", text: Array(text.utf8))
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.exitStatus == 3)
  }
}
