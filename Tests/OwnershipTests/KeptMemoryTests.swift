import Diagnostics
import Ownership
import Session
import Testing

/// Who keeps C memory is found in one walk over the pointers between its pieces, however the pieces were made.
@Suite struct KeptMemoryTests {
  /// A chain of pieces from `malloc`, the last of which holds an object. A variable holds the piece made last,
  /// or the one made first: then the walk comes to the pieces against the order in which they lie.
  private func chain(_ count: Int, heldByTheLastMade: Bool) throws -> ReferenceMap {
    let session = ProgramSession()
    let link = heldByTheLastMade ? "n->next = first; first = n;" : "last->next = n; last = n;"
    let text = """
      typedef struct Link { struct Link *next; id kept; } Link;
      Link *first = calloc(1, sizeof(Link));
      void build(void) {
        Link *last = first;
        first->kept = [[NSObject alloc] init];
        for (int i = 0; i < \(count); i++) { Link *n = calloc(1, sizeof(Link)); \(link) }
      }
      build();
      """
    try #require(session.evaluate(text).status == .done)
    return session.moment.references()
  }

  @Test(arguments: [true, false])
  func eachPointerIsFollowedOnce(_ heldByTheLastMade: Bool) throws {
    let small = try chain(100, heldByTheLastMade: heldByTheLastMade)
    let large = try chain(400, heldByTheLastMade: heldByTheLastMade)
    // The variable's pointer, and one from each piece to the next.
    #expect(small.placesWalked == 101)
    #expect(large.placesWalked == 401)
    let reference = try #require(large.references(to: 1).first)
    #expect(reference.holder == .variable(name: "first", isPrompt: true))
  }

  private func cpp(_ inputs: [String]) throws -> ProgramSession {
    let session = ProgramSession()
    session.inputLanguage = .cpp
    for input in [
      "#include <memory>\nstruct N { std::shared_ptr<N> next; std::weak_ptr<N> back; int n; };"
    ] + inputs {
      let outcome = session.evaluate(input)
      try #require(outcome.status == .done, "\(input): \(outcome.diagnostics.map(\.title))")
    }
    return session
  }

  /// What shared_ptr own in a ring is told as one, with the lines that made it, however the objects were made; it is no
  /// `delete` that is missing.
  @Test(arguments: [
    ("auto a = std::make_shared<N>(), b = std::make_shared<N>(); a->next = b; b->next = a;", 2),
    ("std::shared_ptr<N> a(new N); a->next = a;", 1),
    (
      "auto a = std::make_shared<N>(); auto b = std::shared_ptr<N>(new N); a->next = b; b->next = std::make_shared<N>(); b->next->next = a;",
      3
    ),
  ]) func aRingOfSharedPointersIsTold(_ made: String, _ objects: Int) throws {
    let session = try cpp(["void f() { \(made) }", "f();"])
    let report = session.moment.leakReport()
    #expect(report.memoryRings.map(\.objects) == [objects])
    #expect(report.memory.isEmpty && !report.isEmpty)
    let places = try #require(report.memoryRings.first).places
    #expect(!places.isEmpty)
    for place in places { #expect(session.moment.isUsers(place)) }
  }

  @Test(arguments: [
    "auto a = std::make_shared<N>(), b = std::make_shared<N>(); a->next = b; b->back = a;",
    "auto a = std::make_shared<N>(); a->next = a; a->next = nullptr;",
  ]) func whatComesToAnEndIsNoRing(_ made: String) throws {
    let session = try cpp(["void f() { \(made) }", "f();"])
    #expect(session.moment.leakReport().isEmpty)
  }

  /// The counts of the library bear its mark: what a program makes of the same name is its own.
  @Test func aProgramsOwnCountsAreNone() throws {
    let session = try cpp([
      "struct __counts_of { __counts_of *other; };",
      "void f() { auto a = new __counts_of, b = new __counts_of; a->other = b; b->other = a; }",
      "f();",
    ])
    let report = session.moment.leakReport()
    #expect(report.memoryRings.isEmpty && report.memory.map(\.blocks) == [1, 1])
    #expect(session.cppObjects().isEmpty == false)
  }

  /// A ring that a variable leads to is nobody's loss.
  @Test func aRingThatIsReachedIsNone() throws {
    let session = try cpp(["auto a = std::make_shared<N>();", "a->next = a;"])
    #expect(session.moment.leakReport().isEmpty)
    #expect(session.evaluate("a = nullptr;").status == .done)
    #expect(session.moment.leakReport().memoryRings.map(\.objects) == [1])
  }

  /// A variable of a program's is no library's, whatever its name.
  @Test func aVariableNamedAsOneOfTheLibrarysHolds() throws {
    let session = ProgramSession()
    let text = "static NSObject *__selfsame_kept; __selfsame_kept = [[NSObject alloc] init];"
    try #require(session.evaluate(text).status == .done)
    let reference = try #require(session.moment.references().references(to: 1).first)
    #expect(reference.holder == .variable(name: "__selfsame_kept", isPrompt: true))
  }

  /// A list of C whose ends lead to each other is lost memory, by line, as any other.
  @Test func aRingOfCIsToldByItsLines() throws {
    let session = ProgramSession()
    let text = """
      typedef struct Link { struct Link *next; } Link;
      void build(void) {
        Link *a = malloc(sizeof(Link)), *b = malloc(sizeof(Link));
        a->next = b; b->next = a;
      }
      build();
      """
    try #require(session.evaluate(text).status == .done)
    let report = session.moment.leakReport()
    #expect(report.memoryRings.isEmpty && report.memory.map(\.blocks) == [1, 1])
  }
}
