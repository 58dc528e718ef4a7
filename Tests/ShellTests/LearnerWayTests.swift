import Foundation
import LessonEngine
import Session
import Shell
import Testing
import Texts

/// Where a learner stands, and what a gap takes: the way through two courses, two parts and three languages.
extension LearningTests {
  /// `talk` in a course beside the first one, by a person who may have no home.
  private func talk(
    in course: String, _ lines: [String], state: StateFolder?, saysMissingState: Bool = false,
    interactive: Bool = true
  ) -> String {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var settings = Conversation.Settings(language: .en)
    settings.lessonsFolder = folder + "/" + course
    settings.state = state
    settings.saysMissingState = saysMissingState
    let script = ScriptedLines(lines.map { .line($0) }, interactive: interactive) { prompt, _ in
      screen += prompt + "\n"
    }
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    return screen
  }

  /// Two parts; the first has two questions, which are answered wrong.
  private func writeTwoParts() throws {
    let course = "# Kites\n\n## Strings\n\n- [One](first)\n\n## Tails\n\n- [Two](second)\n"
    let first = """
      ---
      lesson: 1
      id: first
      title: First kite
      ---

      <!-- step: sum -->

      Add them.

      ```objc predict kind=number
      6 + 7
      ```

      <!-- step: product -->

      Multiply them.

      ```objc predict kind=number
      6 * 7
      ```

      """
    try write("course/course.md", course)
    try write("course/first/lesson.md", first)
    try write(
      "course/course.ru.md",
      course.replacing("Strings", with: "Верёвки").replacing("Tails", with: "Хвосты")
        .replacing("One", with: "Раз").replacing("Two", with: "Два"))
    try write(
      "course/first/lesson.ru.md",
      first.replacing("First kite", with: "Первый змей").replacing("Add them.", with: "Сложите.")
        .replacing("Multiply them.", with: "Умножьте."))
    try write(
      "course/second/lesson.ru.md",
      Self.second.replacing("Second kite", with: "Второй змей")
        .replacing("The second lesson begins.", with: "Второй урок."))
  }

  private static let wrongTwice = ["1", "", "1", "", ""]

  @Test func aReviewSpeaksTheLanguageThatWasChosenInIt() throws {
    try writeTwoParts()
    let screen = talk(Self.wrongTwice + [":lang ru", "13", "", "42", "", ""], state: try home())
    let review = try #require(screen.range(of: "Before the next part: 2 predictions"))
    let russian = try #require(screen[review.upperBound...].range(of: "Первый змей"))
    let after = screen[russian.lowerBound...]
    #expect(after.contains("Умножьте.") && after.contains("Второй урок."), "\(after)")
    #expect(!after.contains("Multiply") && !after.contains("Second kite"), "\(after)")
  }

  @Test func aLessonThatIsChosenEndsTheReview() throws {
    try writeTwoParts()
    let state = try home()
    let screen = talk(Self.wrongTwice + [":start second", "B", "", "ABA", "", ""], state: state)
    let chosen = try #require(screen.range(of: "The second lesson begins."))
    #expect(!screen[chosen.upperBound...].contains("Multiply them."), "\(screen)")
    #expect(!screen.contains("On to the next part"))
  }

  /// Out of it and back, or at other pages of its lesson: the question that was asked is asked still.
  @Test(arguments: [
    [":leave", ":start"], [":step 1", "13", ""], [":prev", "", "13", ""], [":next"],
  ])
  func aReviewIsNotLostByLookingAround(_ lines: [String]) throws {
    try writeTwoParts()
    let screen = talk(
      Self.wrongTwice + ["13", ""] + lines + ["42", "", ""], state: try home())
    #expect(screen.contains("On to the next part."), "\(screen)")
    #expect(screen.contains("The second lesson begins."), "\(screen)")
  }

  @Test func everyCourseKeepsItsOwnPlace() throws {
    let state = try home()
    #expect(mkdir("\(folder)/other", 0o755) == 0 && mkdir("\(folder)/other/first", 0o755) == 0)
    try write("other/first/lesson.md", Self.second)
    _ = talk([":start second"], state: state)
    #expect(talk(in: "other", [], state: state).contains("Second kite"))
    let screen = talk([], state: state)
    #expect(
      screen.contains("The second lesson begins.") && !screen.contains("Welcome"), "\(screen)")
  }

  /// What an earlier version wrote down for all courses together.
  @Test func aPlaceKeptBeforeCountsStill() throws {
    let state = try home()
    #expect(state.set("lesson", to: "second"))
    #expect(talk([], state: state).contains("The second lesson begins."))
  }

  /// Where it can be seen: below the page, and once more at the end.
  @Test func whoHasNoHomeIsToldSo() throws {
    let screen = talk(in: "course", [":quit"], state: nil, saysMissingState: true)
    let told = screen.ranges(of: "The state folder cannot be written")
    let page = try #require(screen.range(of: "Welcome to the kites."))
    #expect(told.count == 2 && told[0].lowerBound > page.upperBound, "\(screen)")
  }

  /// Behind a pipe it is told when something should be kept.
  @Test(arguments: [[":lang zh", ":lang en"], [":show log"], ["1 + 1"]])
  func whoHasNoHomeIsToldSoBehindAPipe(_ lines: [String]) {
    let screen = talk(
      in: "course", lines, state: nil, saysMissingState: true, interactive: false)
    let told =
      screen.ranges(of: "The state folder cannot be written").count
      + screen.ranges(of: "状态文件夹").count
    #expect(told == (lines == ["1 + 1"] ? 0 : 1), "\(screen)")
  }

  @Test func aCourseWithoutAContentsListsTitles() throws {
    #expect(unlink("\(folder)/course/course.md") == 0)
    #expect(talk([":lessons"], opens: false).contains("Second kite"))
  }

  @Test(arguments: ["Strings", "strings", "ВЕРЁВКИ", "One", "Раз"])
  func partsAndLessonsAreKnownByTheirTitles(_ name: String) throws {
    try writeTwoParts()
    let screen = talk([":lessons " + name], opens: false)
    #expect(screen.contains("One") || screen.contains("First kite"), "\(screen)")
    #expect(!screen.contains("There is no lesson") && !screen.contains("Two"), "\(screen)")
  }

  // MARK: Gaps

  private func writeAKite() throws {
    try write(
      "course/first/lesson.md",
      """
      ---
      lesson: 1
      id: first
      title: First kite
      ---

      <!-- step: turn -->

      ```objc setup
      @interface Kite : NSObject
      - (int)tails:(int)more;
      - (int)strings;
      @end
      ```

      ```objc task
      @implementation Kite
      - (int)tails:(int)more {
        return ___;
      }
      - (int)strings {
        ___
      }
      @end
      ```

      ```objc solution
      @implementation Kite
      - (int)tails:(int)more {
        return 2 + more;
      }
      - (int)strings {
        return 1;
      }
      @end
      ```

      ```objc probe flown
      Kite *kite = [[Kite alloc] init];
      ```

      ```check flown
      [kite tails:1] == 3    -- two and one more
      [kite strings] == 1    -- one string
      ```

      """)
  }

  /// The whole method in the place of what belongs in it, in one line and in three.
  @Test(arguments: [
    ["- (int)tails:(int)n { return n + 2; }"], ["- (int)tails:(int)n {", "  return n + 2;", "}"],
  ])
  func aWholeMethodFillsItsGap(_ lines: [String]) throws {
    try writeAKite()
    let screen = talk(lines + ["- (int)strings { return 1; }"])
    #expect(screen.contains("✓ Right."), "\(screen)")
    #expect(!screen.contains("error["))
  }

  /// A gap is no task for lines, and what is said of one would be untrue of the other.
  @Test func aGapIsAskedForInOneWay() throws {
    try writeAKite()
    let screen = talk([])
    #expect(screen.contains("Type only what belongs in the gap."), "\(screen)")
    #expect(!screen.contains("Write the code.") && !screen.contains("Type lines."), "\(screen)")
  }

  @Test func aCommandWithinTheLinesOfAGapIsToldHowTheyEnd() throws {
    try writeAKite()
    let screen = talk(["2 + more", "int n = 1;", ":check", ":hint", "return n;"])
    #expect(screen.contains(":check is a command, but the input above it is not finished"))
    #expect(screen.contains("an empty line ends it") && screen.contains("✓ Right."), "\(screen)")
    #expect(!screen.contains("Nothing has been typed"))
    let dropped = talk(["2 + more", "int n = 1;", ":cancel", "return 1;"])
    #expect(dropped.contains("Thrown away.") && dropped.contains("✓ Right."), "\(dropped)")
  }
}
