import Conditions
import Diagnostics
import Session
import VirtualMachine

/// Marks answers one by one, and keeps the judge of the last step: the answers of a class come step by step.
package final class AnswerMarker {
  private let grader: Grader
  private let folder: String
  private var paths: [Int: WorldPath] = [:]
  private var judge: (lesson: Int, step: Int, judge: AnswerJudge)?
  /// How the conditions of that step fare when nobody answers.
  private var empty: [[TriedLine]]?

  package init(_ grader: Grader, folder: String) {
    self.grader = grader
    self.folder = folder
  }

  /// nil: there is no such lesson or step.
  package func mark(asked job: Grader.Job) -> GradeReport.Mark? {
    guard grader.given.indices.contains(job.lesson),
      grader.given[job.lesson].lesson.steps.indices.contains(job.step)
    else { return nil }
    return mark(job)
  }

  func mark(_ job: Grader.Job) -> GradeReport.Mark {
    let lesson = grader.given[job.lesson].lesson
    let step = lesson.steps[job.step]
    var mark = GradeReport.Mark(lesson: lesson.id, step: step.id)
    let place = "\(folder)/\(job.student)"
    // Handed in under a name that the lesson or the step had before, it counts, too.
    let files = lesson.names.flatMap { id in
      lesson.answerFiles(ofStep: job.step).map { (path: "\(place)/\(id)/\($0)", name: $0) }
    }
    let handedIn = files.first { DiskFile.kind(of: $0.path) != .missing }
    guard let file = handedIn ?? files.first else { return mark }
    let name = file.name
    let saved: SavedAnswer
    switch read(file.path, in: place) {
    case .missing: return mark
    case .refused(let why):
      mark.verdict = .error
      mark.note = grader.note(on: why)
      return mark
    case .answer(let answer): saved = answer
    }
    let judge = judge(of: job)
    let verdict = judge.verdict(on: saved.inputs.map { AnswerInput($0.text, mode: $0.mode) })
    mark.verdict = verdict.kind
    mark.mistake = verdict.mistake?.name ?? ""
    mark.condition = verdict.failedLine?.source ?? ""
    mark.probe = verdict.probe
    let told = verdict.mistake?.explanation.map(\.plainText).joined(separator: " ") ?? ""
    mark.words = normalised(told.isEmpty ? verdict.failedLine?.text ?? "" : told)
    mark.output = String(decoding: verdict.output.flatMap(\.bytes).prefix(2000), as: UTF8.self)
    if let problem = verdict.diagnostics.first {
      mark.note = grader.note(on: problem)
      mark.place = verdict.sources.file(of: problem.place).flatMap {
        saved.place(of: problem.place, in: $0, fileName: name)
      }
    }
    if verdict.kind != .pass, mark.note.isEmpty, !verdict.judged.leftOut.isEmpty {
      mark.note = grader.note(leftOut: verdict.judged.leftOut)
    }
    let tried = judge.conditions(of: verdict)
    mark.conditions = conditions(of: step, tried, grader.given[job.lesson].sources)
    mark.points = points(step, verdict, tried, judge)
    return mark
  }

  private func judge(of job: Grader.Job) -> AnswerJudge {
    if let judge, judge.lesson == job.lesson, judge.step == job.step { return judge.judge }
    let lesson = grader.given[job.lesson].lesson
    let path = paths[job.lesson] ?? WorldPath(of: lesson, makeSession: grader.makeSession)
    // One machine at a time: each maps much memory.
    paths = [job.lesson: path]
    let made = AnswerJudge(lesson: lesson, step: job.step, path: path)
    judge = (job.lesson, job.step, made)
    empty = nil
    return made
  }

  private func points(
    _ step: LessonStep, _ verdict: StepVerdict, _ tried: [[TriedLine]],
    _ judge: AnswerJudge
  ) -> Int {
    if verdict.kind == .pass { return step.points }
    let hasParts = grader.inParts || step.checks.contains { $0.points != nil }
    // Who replaced what the answer stands on, or left the author's fault to be found, has no part.
    let isBroken = tried.allSatisfy { $0.allSatisfy { $0.kind == .pass } }
    guard hasParts, !isBroken, verdict.kind != .lessonInvalid else { return 0 }
    let empty = empty ?? judge.conditions(of: judge.verdict(on: [AnswerInput]()))
    self.empty = empty
    return step.partialPoints(tried, empty: empty, inParts: grader.inParts)
  }

  private func conditions(
    of step: LessonStep, _ tried: [[TriedLine]], _ sources: SourceMap
  ) -> [ConditionResult] {
    zip(step.checks, tried).flatMap { check, tried in
      zip(check.lines, tried).map { line, tried in
        ConditionResult(
          probe: check.probe, condition: line.source, kind: tried.kind, words: tried.words,
          line: sources.file(of: line.place).map { $0.line(at: line.place.start) + 1 } ?? 0)
      }
    }
  }

  // MARK: The file

  private enum Reading {
    case missing
    case refused(Grader.RefusedAnswer)
    case answer(SavedAnswer)
  }

  private func read(_ file: String, in place: String) -> Reading {
    if DiskFile.isOfUnknownName(file) { return .refused(.nameNotUTF8) }
    let kind = DiskFile.kind(of: place) == .folder ? DiskFile.kind(of: file) : .unreachable
    if kind == .missing { return .missing }
    if kind == .plain, DiskFile.isLink(file) { return .refused(.link) }
    guard kind == .plain else { return .refused(.unreadable) }
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.read(file, limit: Grader.longestAnswer)
    } catch {
      return .refused(error == .tooLarge ? .tooLarge : .unreadable)
    }
    if bytes.contains(0) { return .refused(.nulBytes) }
    guard firstInvalidByte(bytes) == nil else { return .refused(.notUTF8) }
    return .answer(SavedAnswer(String(decoding: bytes, as: UTF8.self)))
  }
}

extension Grader {
  /// A mark for an answer that could not be looked at.
  package func mark(withoutAnswer job: Job) -> GradeReport.Mark {
    let lesson = given[job.lesson].lesson
    return GradeReport.Mark(lesson: lesson.id, step: lesson.steps[job.step].id)
  }
}

extension SavedAnswer {
  /// Where a place of a judged text stands in the file that was handed in. What was judged is an input as it stood
  /// there, with blanks in the place of what was left out.
  fileprivate func place(
    of range: SourceRange, in source: SourceFile, fileName: String
  ) -> GradeReport.Place? {
    func isJudged(_ input: Input) -> Bool {
      let bytes = input.text.utf8
      return source.text.count - bytes.count <= 1 && bytes.count <= source.text.count
        && zip(source.text, bytes).allSatisfy { $0 == $1 || $0 == 0x20 }
    }
    guard let input = inputs.first(where: isJudged) else { return nil }
    let line = source.line(at: range.start)
    let start = Int(source.lineStarts[line])
    let end = min(max(Int(range.start), start), source.text.count)
    let column = String(decoding: source.text[start..<end], as: UTF8.self).count
    return GradeReport.Place(file: fileName, line: input.line + line, column: column + 1)
  }
}
