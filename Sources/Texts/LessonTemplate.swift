import Diagnostics

/// The lesson that `selfsame lesson new` begins with: small, whole, and right as it stands, so that an author
/// changes something that works. `{id}` and `{title}` are put in by the command; the code, by the mode: the same
/// lamp in each language, in which only the ways to own it differ.
package enum LessonTemplate {
  /// `mode`: as the front matter calls it.
  package static func text(
    id: String, title: String, mode: String, in language: Language
  ) -> String {
    var text = "\(language.texts.lessonTemplate)".replacing("{id}", with: id)
      .replacing("{title}", with: title)
    for (mark, code) in code[mode] ?? [] { text = text.replacing("{\(mark)}", with: code) }
    for mark in ["task", "owned", "told", "hint"] {
      let words = "lesson.new.\(mark).\(mode)"
      text = text.replacing(
        "{\(mark)}", with: Texts.text(hasText(words) ? words : "lesson.new.\(mark)", in: language))
    }
    return text + "\n"
  }

  private static let objectiveC = [
    ("language", "objc"),
    (
      "lamp",
      """
      @interface Lamp : NSObject
      @end
      @implementation Lamp
      @end
      Lamp *hall = [[Lamp alloc] init];
      """
    ), ("gap", "Lamp *mine = ___;"), ("owners", "count(hall) == 2"),
    ("recognised", "mine same hall\ncount(hall) == 1"),
  ]

  /// What stands for each mark.
  private static let code: [String: [(String, String)]] = [
    "mrc": objectiveC + [
      ("mode", "mrc"), ("look", "NSLog(@\"owners: %d\", (int)[hall retainCount]);"),
      ("printed", "owners: 1"), ("right", "Lamp *mine = [hall retain];"),
      ("wrong", "Lamp *mine = hall;"),
    ],
    "arc": objectiveC + [
      ("mode", "arc"), ("look", "NSLog(@\"%@\", [hall class]);"), ("printed", "Lamp"),
      ("right", "Lamp *mine = hall;"), ("wrong", "__weak Lamp *mine = hall;"),
    ],
    "swift": [
      ("language", "swift"), ("mode", "swift"),
      ("lamp", "class Lamp {\n  var isLit = false\n}\nlet hall = Lamp()"),
      ("look", "print(\"lit: \\(hall.isLit)\")"), ("printed", "lit: false"),
      ("gap", "let mine: Lamp = ___"), ("right", "let mine: Lamp = hall"),
      ("wrong", "weak var mine: Lamp? = hall"), ("owners", "count(hall) == 2"),
      ("recognised", "mine same hall\ncount(hall) == 1"),
    ],
    "cpp": [
      ("language", "cpp"), ("mode", "cpp"),
      ("lamp", "struct Lamp { int lit = 0; };\nLamp* hall = new Lamp();"),
      ("look", "std::cout << \"lit: \" << hall->lit << std::endl;"), ("printed", "lit: 0"),
      ("gap", "Lamp* mine = ___;"), ("right", "Lamp* mine = hall;"),
      ("wrong", "Lamp* mine = new Lamp(*hall);\nmine->lit = 1;"),
      ("owners", "mine->lit == hall->lit"),
      ("recognised", "not mine same hall"),
    ],
  ]
}
