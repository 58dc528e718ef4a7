import Diagnostics

/// Places of a proof in the lesson's own file.
///
/// A block of a lesson runs as an input of a session, and a diagnostic points into that input. Its author never typed
/// it, and looks for the line in the lesson: there the block stands word for word.
struct LessonPlaces {
  private let lesson: Lesson
  private let sources: SourceMap

  init(_ lesson: Lesson, _ sources: SourceMap) {
    self.lesson = lesson
    self.sources = sources
  }

  func told(_ proof: Proof) -> Proof {
    guard var failure = proof.failure, !failure.diagnostics.isEmpty else { return proof }
    var files: [UInt32: UInt32] = [:]
    let inputs = failure.sources
    func place(_ range: SourceRange) -> SourceRange {
      guard let input = inputs.file(of: range), case .input = input.origin,
        let fence = fence(input),
        let lessonFile = sources.file(of: fence.place)
      else { return range }
      let file =
        files[fence.place.file]
        ?? failure.sources.add(
          name: lessonFile.name, origin: lessonFile.origin, text: lessonFile.text)
      files[fence.place.file] = file
      return SourceRange(
        file: file, start: range.start &+ fence.textStart, end: range.end &+ fence.textStart)
    }
    for index in failure.diagnostics.indices {
      failure.diagnostics[index].place = place(failure.diagnostics[index].place)
      for number in failure.diagnostics[index].related.indices {
        let place = place(failure.diagnostics[index].related[number].place)
        failure.diagnostics[index].related[number].place = place
      }
    }
    var told = proof
    told.failure = failure
    return told
  }

  /// The block that ran as this input, where its text stands in the file as it ran.
  private func fence(_ input: SourceFile) -> Fence? {
    for fence in lesson.steps.lazy.flatMap(\.fences) {
      let text = Array(fence.text.utf8)
      guard input.text == text || input.text + [0x0A] == text,
        let file = sources.file(of: fence.place),
        file.text.dropFirst(Int(fence.textStart)).starts(with: input.text)
      else { continue }
      return fence
    }
    return nil
  }
}

extension [Proof] {
  /// Each problem is told once: what breaks a step's world breaks the worlds after it, and is the same problem.
  func toldOnce() -> [Proof] {
    var seen: Set<String> = []
    return compactMap { proof in
      guard proof.failure?.reason == .worldBroken, let failure = proof.failure else { return proof }
      let names = failure.diagnostics.map { problem in
        "\(problem.code) \(problem.arguments) \(failure.sources.text(of: problem.place)) "
          + "\(problem.place.start)"
      }
      guard !names.isEmpty, names.allSatisfy(seen.contains) else {
        seen.formUnion(names)
        return proof
      }
      return nil
    }
  }
}
