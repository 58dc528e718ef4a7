import Foundation
import LessonEngine
import Session
import Testing
import Texts

/// The answers that lie beside our lessons, each in many forms: what is right stays right, and what is wrong stays
/// wrong, however it is handed in and whatever is tried out around it. (The answers as they stand are proved by
/// `check Lessons`.) Here is a fixed sample; SELFSAME_LONG asks for all.
@Suite struct AnswerCorpusTests {
  static let isLong = ProcessInfo.processInfo.environment["SELFSAME_LONG"] != nil

  struct Answer {
    var name: String
    var isRight: Bool
    var inputs: [String]
    /// Handed in as one text.
    var isFile: Bool
  }

  /// Lessons that are looked at: of every kind one, or all.
  static var folders: [String] {
    let course = Course(folder: OurLessonsTests.folder, language: .en)
    let all = course.entries.map { "\(OurLessonsTests.folder)/\($0.slug)" }
    return isLong ? all : all.enumerated().filter { $0.offset % 16 == 4 }.map(\.element)
  }

  static func answers(to index: Int, of lesson: Lesson, in folder: String) -> [Answer] {
    let step = lesson.steps[index]
    let place = "\(folder)/answers/\(step.id)"
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    var found = files.compactMap { name -> Answer? in
      guard let text = try? String(contentsOfFile: "\(place)/\(name)", encoding: .utf8) else {
        return nil
      }
      let saved = SavedAnswer(text)
      return Answer(
        name: name, isRight: name.hasPrefix("right"), inputs: saved.inputs.map(\.text),
        isFile: saved.inputs.count == 1)
    }
    for fence in step.fences where fence.role == .solution || fence.role == .wrong {
      found.append(
        Answer(
          name: fence.role.rawValue, isRight: fence.role == .solution, inputs: [fence.text],
          isFile: true))
    }
    return found
  }

  /// The same answer, said otherwise: each form has a name.
  static func forms(
    _ answer: Answer, mode: LessonMode, isCode: Bool, words: Set<String> = []
  ) -> [(String, [String])] {
    var forms: [(String, [String])] = [("as it is", answer.inputs)]
    if answer.isFile, let text = answer.inputs.first {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      forms.append(("line ends of Windows", [text.replacing("\n", with: "\r\n")]))
      forms.append(("tabs", [text.replacing("  ", with: "\t")]))
      let commented = lines.map { line in
        line.isEmpty || line.hasSuffix("\\") || line.hasPrefix("#") ? line : line + " // so"
      }
      forms.append(("comments", ["/* mine */\n" + commented.joined(separator: "\n")]))
      if let renamed = renamed(text, words) { forms.append(("renamed", [renamed])) }
      if isCode, mode == .mrc || mode == .arc {
        if let reordered = reordered(lines) { forms.append(("reordered", [reordered])) }
        let foundation = "#import <Foundation/Foundation.h>\n"
        forms.append(("with a main", [foundation + text + "\nint main(void) { return 0; }\n"]))
        let helper = "\n@interface MyOwn : NSObject\n@end\n@implementation MyOwn\n@end\n"
        forms.append(("with a class more", [text + helper]))
        // One class may name the next one, which a first piece cannot.
        let classes = lines.count { $0.hasPrefix("@implementation") }
        if classes < 2 { forms.append(("in pieces", pieces(of: lines))) }
      }
    }
    guard isCode else { return forms }
    if mode == .mrc || mode == .arc {
      forms.append(
        (
          "tried out",
          ["int tried = 3;", "NSLog(@\"hello\");"] + answer.inputs + [
            "[[NSObject alloc] init]", "tried = tried + 1;", "NSObject *o = [NSObject new];",
          ]
        ))
      forms.append(("stopped behind", answer.inputs + ["[(id)[NSObject class] noSuchMessage];"]))
      forms.append(("endless behind", answer.inputs + ["while (1) { }"]))
      forms.append(("typed twice", answer.inputs + answer.inputs))
    } else if mode == .swift {
      forms.append(("tried out", ["let tried = 3"] + answer.inputs + ["print(tried)"]))
    }
    return forms
  }

  /// Its own variables under other names; nil: it has none that the lesson does not know.
  static func renamed(_ text: String, _ words: Set<String>) -> String? {
    let declared = /(?:\b\w+ \*|static \w+ )(\w+) ?[=;]|\b(?:let|var) (\w+)\b/
    let own = Set(text.matches(of: declared).compactMap { $0.1 ?? $0.2 }.map(String.init))
      .subtracting(words)
    if own.isEmpty { return nil }
    return text.replacing(/\w+/) { match in
      own.contains(String(match.0)) ? "\(match.0)ПоСвоему" : String(match.0)
    }
  }

  /// The methods of each class from the last to the first; nil: there is nothing to exchange.
  static func reordered(_ lines: [String]) -> String? {
    var result: [String] = []
    var methods: [[String]] = []
    var isMoved = false
    for line in lines {
      if line.hasPrefix("- (") || line.hasPrefix("+ (") {
        methods.append([line])
      } else if line.hasPrefix("@end") {
        isMoved = isMoved || methods.count > 1
        result += methods.reversed().flatMap { $0 } + [line]
        methods = []
      } else if methods.isEmpty {
        result.append(line)
      } else if let first = line.first, !first.isWhitespace, first != "}" {
        // A macro, a variable or a function in between has its place.
        return nil
      } else {
        methods[methods.count - 1].append(line)
      }
    }
    return isMoved && methods.isEmpty ? result.joined(separator: "\n") : nil
  }

  /// Cut between definitions.
  static func pieces(of lines: [String]) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var depth = 0
    var isInClass = false
    for line in lines {
      piece += line + "\n"
      if line.hasPrefix("@implementation") || line.hasPrefix("@interface") { isInClass = true }
      if line.hasPrefix("@end") { isInClass = false }
      for character in line {
        if "{([".contains(character) { depth += 1 }
        if "})]".contains(character) { depth -= 1 }
      }
      // A function's brace may stand on the next line.
      let isOver =
        line.hasSuffix("}") || line.hasSuffix(";") || line.hasPrefix("@") || line.hasPrefix("#")
      if depth == 0, !isInClass, isOver, !line.hasSuffix("\\") {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Judged as a class's answers are.
  @Test func eachFormOfAnAnswerIsJudgedAlike() throws {
    var judged = 0
    for folder in Self.folders {
      let lesson = try #require(LoadedLesson(folder: folder, language: .en).canonical)
      let handed = try AnswerFolder()
      var told: [String: (name: String, isRight: Bool)] = [:]
      for index in lesson.steps.indices where lesson.steps[index].isTask {
        let mode = lesson.mode(ofStep: index)
        let session = ProgramSession(options: lesson.sessionOptions(judging: true))
        let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
        #expect(run.go(to: index))
        if run.wants == .place { continue }
        let others = lesson.steps.flatMap(\.fences).filter { $0.role != .wrong }
          .filter { $0.role != .solution || !lesson.steps[index].fences(.solution).contains($0) }
        let known = Set(others.flatMap { $0.text.matches(of: /\w+/).map { String($0.0) } })
        for answer in Self.answers(to: index, of: lesson, in: folder) {
          let all = Self.forms(answer, mode: mode, isCode: run.wants == .code, words: known)
          let some = Self.isLong ? all : [all[told.count % all.count]]
          for (form, inputs) in some {
            let student = "s\(told.count)"
            let saved = SavedAnswer(
              lesson: lesson.id, step: lesson.steps[index].id,
              inputs: inputs.map { SavedAnswer.Input($0, mode: mode) })
            try handed.write(
              "\(student)/\(lesson.id)/\(lesson.answerFile(ofStep: index))", saved.text)
            told[student] = (
              "\(lesson.id) \(lesson.steps[index].id) \(answer.name), \(form)", answer.isRight
            )
          }
        }
      }
      let report = try #require(
        Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(handed.path, required: nil))
      for student in report.students {
        let (name, isRight) = try #require(told[student.name])
        let mark = try #require(student.marks.first { $0.verdict != nil })
        let why = "\(mark.mistake) \(mark.condition) \(mark.note)"
        #expect((mark.verdict == .pass) == isRight, "\(name): \(why)")
        judged += 1
      }
    }
    #expect(judged > (Self.isLong ? 6000 : 40))
  }

  /// Judged as a learner types, input by input.
  @Test func theShellJudgesAsTheGraderDoes() throws {
    for folder in Self.folders {
      let lesson = try #require(LoadedLesson(folder: folder, language: .en).canonical)
      for index in lesson.steps.indices where lesson.steps[index].isTask {
        let session = ProgramSession(options: lesson.sessionOptions(judging: false))
        let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
        #expect(run.go(to: index))
        #expect(run.enter().isEmpty)
        if run.wants == .place { continue }
        for fence in lesson.steps[index].fences.indices
        where lesson.steps[index].fences[fence].role == .run { _ = run.run(fence: fence) }
        let answers = Self.answers(to: index, of: lesson, in: folder)
        for (number, answer) in answers.enumerated() where Self.isLong || number % 8 == 0 {
          run.reset()
          for input in answer.inputs { _ = run.input(input) }
          let verdict = run.verdict()
          #expect(
            (verdict.kind == .pass) == answer.isRight,
            "\(lesson.id) \(lesson.steps[index].id) \(answer.name) \(verdict.kind)")
        }
      }
    }
  }
}
