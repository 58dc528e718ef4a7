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
}
