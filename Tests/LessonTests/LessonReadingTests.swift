import Conditions
import Diagnostics
import LessonEngine
import Testing

@Suite struct LessonReadingTests {
  static let text = """
    ---
    lesson: 1
    id: t.reading
    title: Reading, with a comma   # not part of it
    mode: mrc
    needs: [a.b, c]
    limit: steps=5000 objects=10
    ---

    # Opening

    Some *soft* and **hard** words, `code` and a [link](other.md).

    ```objc setup
    int base = 1;
    ```

    <!-- an ordinary comment -->
    <!-- step: task points=2 fresh -->

    1. first
    2. second
       - inner

    ```objc run
    base += 1;
    printf("%d\\n", base);
    ```

    ```output
    2
    ```

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = 2;
    ```

    ```objc probe again
    x += 1;
    ```

    ```check
    x == 2   -- x is not 2
    ```

    ```check again
    x == 3
    ```

    ```mistake one
    x == 1
    ```

    ```objc wrong say=one
    int x = 1;
    ```

    > [!one]
    > Too small.
    >
    > Really.

    > [!hint]
    > More than one.

    > an ordinary quote

    """

  let loaded = LoadedLesson(text: text)

  @Test func frontMatter() throws {
    let lesson = try #require(loaded.lesson)
    #expect(loaded.diagnostics.isEmpty)
    #expect(lesson.id == "t.reading")
    #expect(lesson.title == "Reading, with a comma")
    #expect(lesson.needs == ["a.b", "c"])
    #expect(lesson.limits.steps == 5000)
    #expect(lesson.limits.objects == 10)
    #expect(lesson.contentHash.utf8.count == 8)
  }

  @Test func proseIsKeptAsBlocks() throws {
    let lesson = try #require(loaded.lesson)
    #expect(lesson.steps.map(\.id) == ["opening", "task"])
    #expect(
      lesson.steps[0].blocks[..<2] == [
        .prose(.heading(level: 1, spans: [.text("Opening")])),
        .prose(
          .paragraph([
            .text("Some "), .emphasis([.text("soft")]), .text(" and "), .strong([.text("hard")]),
            .text(" words, "), .code("code"), .text(" and a "),
            .link([.text("link")], destination: "other.md"), .text("."),
          ])),
      ])
    guard case .prose(.list(let first, let items))? = lesson.steps[1].blocks.first else {
      Issue.record("no list")
      return
    }
    #expect(first == 1)
    #expect(items.count == 2)
    guard case .list(nil, _)? = items[1].last else {
      Issue.record("no inner list")
      return
    }
  }

  @Test func theStepHasItsParts() throws {
    let step = try #require(loaded.lesson?.steps.last)
    #expect(step.points == 2)
    #expect(step.start == .fresh)
    #expect(step.checks.map(\.probe) == ["", "again"])
    #expect(step.checks[0].lines.map(\.text) == ["x is not 2"])
    #expect(step.mistakes.map(\.name) == ["one"])
    #expect(step.mistakes[0].explanation.count == 2)
    #expect(step.hints.count == 1)
    #expect(step.fence(.run)?.text == "base += 1;\nprintf(\"%d\\n\", base);\n")
    let shown = step.blocks.compactMap { block -> FenceRole? in
      guard case .fence(let index) = block else { return nil }
      return step.fences[index].role
    }
    #expect(shown == [.run, .output, .task])
  }
}
