import Diagnostics
import Foundation
import LessonEngine
import Session
import Testing
import Texts

/// The ways through a course: what they promise, and what the checker holds against them.
@Suite struct RouteTests {
  static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Lessons").path

  @Test(arguments: Language.allCases) func theShortWaysAreShort(language: Language) {
    let course = Course(folder: Self.lessons, language: language)
    #expect(course.routes.map(\.id) == ["objc", "other", "all"])
    for route in course.routes where !route.stops.isEmpty {
      let order = course.indices(on: route.id)
      let steps = order.reduce(0) { $0 + (course.lesson(at: $1).canonical?.steps.count ?? 0) }
      #expect((8...10).contains(order.count), "\(route.id): \(order.count) lessons")
      #expect(steps <= 70, "\(route.id): \(steps) steps")
      #expect(order.first == 0 && order == order.sorted())
    }
    #expect(course.indices(on: "all") == Array(course.entries.indices))
    // The same lessons in every language.
    let english = Course(folder: Self.lessons, language: .en)
    #expect(
      course.routes.map { course.indices(on: $0.id) }
        == english.routes.map { english.indices(on: $0.id) })
  }

  @Test func theNextLessonIsTheNextOnTheRoute() throws {
    let course = Course(folder: Self.lessons, language: .en)
    let order = course.indices(on: "objc")
    #expect(course.next(after: order[0], on: "objc") == order[1])
    #expect(course.next(after: order[order.count - 1], on: "objc") == nil)
    // From a lesson beside the route back to it.
    let beside = try #require(course.entries.indices.first { !order.contains($0) })
    #expect(course.next(after: beside, on: "objc") == order.first { $0 > beside })
    #expect(course.next(after: 0, on: "no such route") == 1)
  }

  // MARK: What the checker finds

  private func problems(of contents: String) throws -> [DiagnosticCode] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "routes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lessons = [
      "one": ("[]", "[alloc]", "[[NSObject alloc] init]"),
      "two": ("[one]", "[retain, owners]", "[[NSObject new] retain]"),
      "three": ("[two]", "[dealloc]", "NSObject *c = [[NSObject new] retain];"),
    ]
    for (name, (needs, teaches, code)) in lessons {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try """
      ---
      lesson: 1
      id: \(name)
      title: \(name)
      needs: \(needs)
      teaches: \(teaches)
      ---

      # \(name)

      ```objc run
      \(code)
      ```

      """.write(to: place.appendingPathComponent("lesson.md"), atomically: true, encoding: .utf8)
    }
    try
      (contents + "\n## P\n\n- [1](one/lesson.md)\n- [2](two/lesson.md)\n- [3](three/lesson.md)\n")
      .write(to: folder.appendingPathComponent("course.md"), atomically: true, encoding: .utf8)
    let report = Checker { ProgramSession(options: $0) }.check([folder.path])
    return report.lessons.flatMap(\.diagnostics).map(\.code)
  }

  private func route(_ assumes: String, bridge: String = "") -> String {
    let quote =
      bridge.isEmpty ? "" : "\n" + bridge.split(separator: "\n").map { "  > \($0)\n" }.joined()
    return """
      # C

      <!-- route: short assumes: [\(assumes)] -->
      ### Short

      - [1](one/lesson.md)
      - [3](three/lesson.md)
      \(quote)
      """
  }

  @Test func aJumpNeedsABridgeOrAnAssumption() throws {
    #expect(try problems(of: route("")) == [.courseRouteJump, .courseRouteUntaught])
    #expect(try problems(of: route("owners, retain")) == [])
    #expect(try problems(of: route("", bridge: "`retain` claims an object.")) == [])
    // A bridge that does not name what the code uses is none.
    #expect(try problems(of: route("", bridge: "Something was skipped.")) == [.courseRouteUntaught])
  }

  @Test func aBridgeIsShort() throws {
    let long = (1...9).map {
      "Line \($0) of `retain`, which is as long as a line of this book may be at most.\\"
    }
    .joined(separator: "\n")
    #expect(try problems(of: route("owners", bridge: long)).contains(.courseBridgeLong))
  }

  @Test func whatIsAssumedIsAConcept() throws {
    #expect(try problems(of: route("owners, retain, telepathy")) == [.courseRouteConcept])
  }

  @Test func aCourseWithoutRoutesHasOneWay() throws {
    #expect(try problems(of: "# C\n") == [])
  }
}
