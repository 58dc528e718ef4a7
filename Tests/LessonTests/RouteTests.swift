import Foundation
import LessonEngine
import Testing
import Texts

/// The routes through a course: bold links in the table of contents make the short one.
@Suite struct RouteTests {
  static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Lessons").path

  @Test(arguments: Language.allCases) func theShortRouteLeavesLessonsOut(
    language: Language
  ) {
    let course = Course(folder: Self.lessons, language: language)
    let short = course.indices(on: .short)
    let full = course.indices(on: .full)
    #expect(course.hasShortRoute && !short.isEmpty && short.count < full.count)
    #expect(full == Array(course.entries.indices))
    #expect(short.allSatisfy { course.entries[$0].isShort })
    // The same lessons in every language.
    #expect(short == Course(folder: Self.lessons, language: .en).indices(on: .short))
  }

  /// A learner on the short route meets nothing that an earlier lesson of the route did not prepare.
  @Test func whatALessonNeedsIsOnItsRoute() {
    let course = Course(folder: Self.lessons, language: .en)
    var known: Set<String> = []
    for index in course.indices(on: .short) {
      guard let lesson = course.lesson(at: index).lesson else { continue }
      for needed in lesson.needs { #expect(known.contains(needed), "\(lesson.id): \(needed)") }
      known.insert(lesson.id)
    }
  }

  @Test func theNextLessonIsTheNextOnTheRoute() {
    let course = Course(folder: Self.lessons, language: .en)
    guard let left = course.entries.indices.first(where: { !course.entries[$0].isShort }) else {
      Issue.record("every lesson is on the short route")
      return
    }
    #expect(course.next(after: left - 1, on: .full) == left)
    #expect(course.next(after: left - 1, on: .short).map { $0 > left } == true)
    #expect(course.next(after: course.entries.count - 1, on: .full) == nil)
  }

  @Test func aCourseWithoutBoldLinksHasOneRoute() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "routes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one", "two"] {
      let lesson = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
      try "---\nlesson: 1\nid: \(name)\ntitle: \(name)\n---\n\n# \(name)\n".write(
        to: lesson.appendingPathComponent("lesson.md"), atomically: true, encoding: .utf8)
    }
    try "# C\n\n- [one](one/lesson.md)\n- [two](two/lesson.md)\n".write(
      to: folder.appendingPathComponent("course.md"), atomically: true, encoding: .utf8)
    let course = Course(folder: folder.path, language: .en)
    #expect(!course.hasShortRoute)
    #expect(course.indices(on: .short) == [0, 1])
  }
}
