import Diagnostics
import Session
import Texts

/// The report for machines: JSON, TAP 14 and JUnit XML.
///
/// Pure functions over the one model. Nothing in them is localised and nothing depends on the clock or
/// on the order of a hash table, so the same lessons give the same bytes on every machine.
extension CheckReport {
  // MARK: JSON

  package var json: String {
    var text = "{\n  \"version\": 1,\n  \"exit\": \(exitStatus),\n  \"passed\": \(passed),\n"
    text += "  \"failed\": \(failed),\n  \"lessons\": ["
    text += lessons.map { "\n    " + json(of: $0) }.joined(separator: ",")
    return text + "\n  ]\n}\n"
  }

  private func json(of lesson: LessonReport) -> String {
    let diagnostics = lesson.diagnostics.map { json(of: $0, lesson.sources) }
    let proofs = lesson.proofs.map { json(of: $0, lesson.sources) }
    return object([
      ("path", quotedJSON(lesson.path)), ("id", quotedJSON(lesson.id)),
      ("language", quotedJSON(lesson.language.code)),
      ("diagnostics", "[\(diagnostics.joined(separator: ", "))]"),
      ("proofs", "[\(proofs.joined(separator: ", "))]"),
    ])
  }

  private func json(of proof: Proof, _ sources: SourceMap) -> String {
    var members = [
      ("step", quotedJSON(proof.step)), ("kind", quotedJSON(proof.kind.rawValue)),
      ("name", quotedJSON(proof.name)), ("line", String(position(of: proof.place, sources).line)),
      ("status", quotedJSON(proof.failure == nil ? "pass" : "fail")),
    ]
    if let failure = proof.failure {
      let inner = failure.diagnostics.map { json(of: $0, failure.sources) }
      members += [
        ("reason", quotedJSON(failure.reason.rawValue)),
        ("arguments", "[\(failure.arguments.map(quotedJSON).joined(separator: ", "))]"),
        ("diagnostics", "[\(inner.joined(separator: ", "))]"),
      ]
    }
    return object(members)
  }

  private func json(of diagnostic: Diagnostic, _ sources: SourceMap) -> String {
    let position = position(of: diagnostic.place, sources)
    var members = [
      ("code", quotedJSON(diagnostic.code.rawValue)),
      ("severity", quotedJSON(String(describing: diagnostic.severity))),
      ("file", quotedJSON(sources.file(of: diagnostic.place)?.name ?? "")),
      ("line", String(position.line)), ("column", String(position.column)),
      ("arguments", "[\(diagnostic.arguments.map(quotedJSON).joined(separator: ", "))]"),
    ]
    if let title = diagnostic.title { members.append(("title", quotedJSON(title))) }
    if let suggestion = diagnostic.suggestion {
      members.append(("suggestion", quotedJSON(suggestion)))
    }
    return object(members)
  }

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  // MARK: TAP

  /// One test point per file that was read, one per proof.
  package var tap: String {
    var points: [(ok: Bool, title: String, details: [(String, String)])] = []
    for lesson in lessons {
      let errors = lesson.diagnostics.filter { $0.severity == .error }
      points.append(
        (errors.isEmpty, lesson.path, errors.map { ($0.code.rawValue, place($0, lesson.sources)) }))
      for proof in lesson.proofs {
        var details: [(String, String)] = []
        if let failure = proof.failure {
          details.append(("reason", failure.reason.rawValue))
          details.append(("at", "\(lesson.path):\(position(of: proof.place, lesson.sources).line)"))
          for (number, argument) in failure.arguments.enumerated() where !argument.isEmpty {
            details.append(("argument\(number + 1)", argument))
          }
          details += failure.diagnostics.prefix(1).map {
            ("diagnostic", place($0, failure.sources))
          }
        }
        points.append((proof.failure == nil, "\(lesson.path) \(proof.title)", details))
      }
    }
    var text = "TAP version 14\n1..\(points.count)\n"
    for (number, point) in points.enumerated() {
      let title = point.title.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
      text += "\(point.ok ? "ok" : "not ok") \(number + 1) - \(title)\n"
      if point.ok || point.details.isEmpty { continue }
      text += "  ---\n"
      for (key, value) in point.details { text += "  \(key): \(quotedJSON(value))\n" }
      text += "  ...\n"
    }
    return text
  }

  // MARK: JUnit

  package var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (number, lesson) in lessons.enumerated() {
      let errors = lesson.diagnostics.filter { $0.severity == .error }
      var cases = [
        JUnitCase(
          className: lesson.path, name: "file", kind: errors.isEmpty ? nil : .error,
          message: errors.first?.code.rawValue ?? "",
          words: errors.map { "\($0.code.rawValue) \(place($0, lesson.sources))" }
            .joined(separator: "\n"))
      ]
      cases += lesson.proofs.map { proof in
        let failure = proof.failure
        let told = failure.map { failure in
          failure.arguments.filter { !$0.isEmpty }
            + failure.diagnostics.map { "\($0.code.rawValue) \(place($0, failure.sources))" }
            + ["\(lesson.path):\(position(of: proof.place, lesson.sources).line)"]
        }
        return JUnitCase(
          className: lesson.path, name: proof.title, kind: failure == nil ? nil : .failure,
          message: failure?.reason.rawValue ?? "", words: (told ?? []).joined(separator: "\n"))
      }
      text += junitSuite(lesson.path, number, file: lesson.path, cases)
    }
    return text + "</testsuites>\n"
  }

  // MARK: Places

  private func position(of place: SourceRange, _ sources: SourceMap) -> (line: Int, column: Int) {
    guard let file = sources.file(of: place) else { return (0, 0) }
    let line = file.line(at: place.start)
    let start = Int(file.lineStarts[line])
    let end = min(max(Int(place.start), start), file.text.count)
    let column = String(decoding: file.text[start..<end], as: UTF8.self).count
    return (line + 1, column + 1)
  }

  private func place(_ diagnostic: Diagnostic, _ sources: SourceMap) -> String {
    let position = position(of: diagnostic.place, sources)
    let name = sources.file(of: diagnostic.place)?.name ?? ""
    let words = ([diagnostic.title ?? ""] + diagnostic.arguments).filter { !$0.isEmpty }
    return "\(name):\(position.line):\(position.column): \(words.joined(separator: ", "))"
  }
}

extension LessonReport {
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
