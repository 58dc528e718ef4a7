import Testing
import Texts
import Views

/// The table of contents on a screen that is too small for it.
@Suite struct CourseViewTests {
  private let rows = (0..<48).map { number in
    CourseRow(
      part: "Part \(number / 6)", number: number + 1, title: "Lesson \(number)",
      name: "slug\(number)",
      done: number < 7 ? 5 : 0, total: 5, isOpen: number == 7)
  }

  private func text(fitting limit: Int?, open: String?) -> [String] {
    courseView(
      title: "Course", rows: rows, page: Page(.en, width: 80), fitting: limit, openPart: open
    ).map(\.plain)
  }

  @Test func theOpenPartHasItsLessonsAndTheOthersALine() {
    let lines = text(fitting: 20, open: "Part 1")
    #expect(lines.count <= 20)
    #expect(lines.contains { $0.contains("Lesson 6 ") } && lines.contains { $0.contains("slug11") })
    #expect(!lines.contains { $0.contains("Lesson 5 ") || $0.contains("Lesson 12 ") })
    #expect(lines.contains { $0.contains("1–6  Part 0") && $0.contains("✓") })
  }

  /// The page turns: where somebody stands is what was asked.
  @Test func whatIsTooSmallForThePartHasItsLessonsAllTheSame() {
    #expect(text(fitting: 12, open: "Part 1") == text(fitting: 20, open: "Part 1"))
    #expect(
      text(fitting: 12, open: "Part 1").contains { $0.contains("▸") && $0.contains("Lesson 7 ") })
  }

  @Test func whereThereIsRoomEverythingStands() {
    #expect(text(fitting: 200, open: nil) == text(fitting: nil, open: nil))
    #expect(text(fitting: nil, open: nil).count { $0.contains("Lesson") } == 48)
  }
}
