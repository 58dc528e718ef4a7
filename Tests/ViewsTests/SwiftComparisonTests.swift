import Session
import Testing
import VirtualMachine

@testable import Views

/// Two languages beside each other: the same singleton by `dispatch_once` and by `static let`.
@Suite struct SwiftComparisonTests {
  static let objectiveC = """
    #import <Foundation/Foundation.h>
    @interface Settings : NSObject
    + (instancetype)shared;
    @end
    @implementation Settings
    + (instancetype)shared {
      static Settings *shared;
      static dispatch_once_t once;
      dispatch_once(&once, ^{ shared = [[Settings alloc] init]; });
      return shared;
    }
    @end
    int main(void) {
      Settings *a = [Settings shared];
      Settings *b = [Settings shared];
      printf("%s\\n", a == b ? "true" : "false");
    }
    """

  static let swift = """
    final class Settings {
      static let shared = Settings()
      private init() {}
    }
    func main() {
      let a = Settings.shared
      let b = Settings.shared
      print(a === b)
    }
    main()
    """

  static let comparison = Comparison(
    left: side("once.m", objectiveC), right: side("once.swift", swift))

  private static func side(_ path: String, _ text: String) -> Comparison.Side {
    Comparison.side(
      name: path, path: path, text: Array(text.utf8), mode: .arc, options: SessionOptions())
  }

  @Test func staticLetStandsBesideDispatchOnce() throws {
    #expect(Self.comparison.left.output == Self.comparison.right.output)
    #expect(
      Self.comparison.right.language == .swift && Self.comparison.left.language == .objectiveC)
    try expectSnapshot("comparing-swift") { comparisonView(Self.comparison, page: $0) }
  }

  /// The once itself is the same: made the first time, skipped the second.
  @Test func theOnceIsTheSame() {
    for side in [Self.comparison.left, Self.comparison.right] {
      #expect(side.events.filter { $0.event.kind == .once }.count == 1)
      #expect(side.events.filter { $0.event.kind == .onceSkip }.count == 1)
    }
  }
}
