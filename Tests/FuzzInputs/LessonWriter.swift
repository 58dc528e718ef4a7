/// Writes lessons that hold what they promise, from a number: front matter, a world, a program that prints, a
/// question, a task with its checks, a mistake and an answer that makes it. The code is the one of `ProgramWriter`.
package struct LessonWriter {
  package var writer: ProgramWriter
  package let language: ProgramWriter.Language

  package init(_ language: ProgramWriter.Language, seed: UInt64) {
    self.language = language
    writer = ProgramWriter(language, seed: seed)
  }

  /// The word behind the three ticks.
  private var fence: String {
    switch language {
    case .objectiveC: "objc"
    case .swift: "swift"
    case .cpp: "cpp"
    }
  }

  private var mode: String {
    switch language {
    case .objectiveC: "mrc"
    case .swift: "swift"
    case .cpp: "cpp"
    }
  }

  /// A class, a variable of it, and the two sides of a task: what has to be typed, and what people type.
  private var pieces: (setup: String, task: String, solution: String, wrong: String) {
    switch language {
    case .objectiveC:
      (
        "@interface Kite : NSObject\n@end\n@implementation Kite\n@end\nKite *ann = [[Kite alloc] init];",
        "Kite *ben = ___;", "Kite *ben = [ann retain];", "Kite *ben = ann;"
      )
    case .swift:
      (
        "class Kite {}\nvar ann: Kite? = Kite()", "var ben: Kite? = ___",
        "var ben: Kite? = ann", "weak var ben = ann"
      )
    case .cpp:
      (
        "struct Kite { int number = 0; };\nKite *ann = new Kite();", "int owners = ___;",
        "int owners = 2;", "int owners = 1;"
      )
    }
  }

  /// What is asked of the step's end.
  private mutating func conditions() -> String {
    if language == .cpp { return "owners == 2\n" }
    return writer.dice.one(of: [
      "count(ann) == 2   -- two owners\n", "ben same ann\ncount(ann) == 2\n",
      "live(Kite) == 1\ncount(ann) == 2 or count(ann) == 3\n", "not (count(ann) == 1)\n",
      "allocated(Kite) == 1\ncount(ben) == 2\nleaks == 0\n", "number(count(ann)) == 2\n",
    ])
  }

  private func block(_ words: String, _ text: String) -> String {
    "```\(words)\n\(text)\n```\n\n"
  }

  package mutating func lesson() -> String {
    let parts = pieces
    let checks = conditions()
    let number = writer.dice.roll(100)
    var text = """
      ---
      lesson: 1
      id: kites.k\(number)
      title: Kites
      mode: \(mode)
      teaches: [retain, release]
      limit: steps=20000 objects=200
      ---

      # Kites

      Ann has a kite, and *nobody* wants a [second one](https://example.org).


      """
    text += block("\(fence) setup", parts.setup)
    text += "<!-- step: look -->\n\n## Look\n\n"
    text += block("\(fence) run", (0..<3).map { _ in writer.statement() }.joined(separator: "\n"))
    text += block("output", "\(number)")
    text += "| sign | meaning |\n|---|---|\n| `+1` | an owner |\n\n"
    text += "<!-- step: guess -->\n\n"
    text += block("\(fence) predict kind=number", "\(number) * 2")
    text += "<!-- step: second points=3 fresh -->\n\n"
    text += block("\(fence) task", parts.task) + block("\(fence) solution", parts.solution)
    text += block("check", checks)
    text += block("mistake no-claim", language == .cpp ? "owners == 1" : "count(ann) == 1")
    text += block("\(fence) wrong say=no-claim", parts.wrong)
    return text + "> [!no-claim]\n> That is no claim.\n\n> [!hint]\n> Who uses it, too?\n"
  }

  /// An answer to the task: the right one, a wrong one, or a program's statements around it.
  package mutating func answer() -> String {
    let parts = pieces
    let around = writer.beginning + "\n" + writer.statement() + "\n"
    return writer.dice.one(of: [
      parts.solution, parts.wrong, around + parts.solution, parts.solution + "\n" + around,
      parts.setup + "\n" + parts.solution,
    ])
  }
}
