import Diagnostics
import Session
import Texts

/// The report for machines: JSON, TAP 13 and JUnit XML.
///
/// Pure functions over the one model. Nothing in them depends on the clock or on the order of a hash table, so the
/// same lessons give the same bytes on every machine. The sentences are lent by whoever has words
/// (`ProofWording`); without them reasons are told by their keys alone.
package typealias ProofWording = (Proof.Failure) -> String

extension CheckReport {
  package enum Form: String, CaseIterable, Sendable { case text, json, tap, junit }

  package var json: String { text(.json) }
  package var tap: String { text(.tap) }
  package var junit: String { text(.junit) }

  package func text(_ form: Form, say: ProofWording? = nil) -> String {
    CheckSum(lessons.map { CheckedLesson($0, pieces: $0.pieces(form, say: say)) }).text(form)
  }
}

extension LessonReport {
  /// What a report of this form says of the file.
  package func pieces(_ form: CheckReport.Form, say: ProofWording?) -> [[String]] {
    let pieces = LessonPieces(report: self, say: say)
    return switch form {
    case .text: []
    case .json: [[pieces.json(of: self)]]
    case .tap: pieces.tap.map(\.parts)
    case .junit: [pieces.junit]
    }
  }
}

private struct LessonPieces {
  let report: LessonReport
  let say: ProofWording?

  // MARK: JSON

  func json(of lesson: LessonReport) -> String {
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
      if let say { members.append(("words", quotedJSON(say(failure)))) }
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

  /// One test point for the file, one per proof.
  var tap: [TAPPoint] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    let file = TAPPoint(
      isOK: errors.isEmpty, title: report.path,
      details: errors.map { ($0.code.rawValue, place($0, report.sources)) })
    return [file]
      + report.proofs.map { proof in
        var details: [(String, String)] = []
        if let failure = proof.failure {
          details.append(("reason", failure.reason.rawValue))
          details.append(("at", "\(report.path):\(position(of: proof.place, report.sources).line)"))
          for (number, argument) in failure.arguments.enumerated() where !argument.isEmpty {
            details.append(("argument\(number + 1)", argument))
          }
          details += failure.diagnostics.prefix(1).map {
            ("diagnostic", place($0, failure.sources))
          }
        }
        return TAPPoint(
          isOK: proof.failure == nil, title: "\(report.path) \(proof.title)",
          words: proof.failure.flatMap { say?($0) } ?? "", details: details)
      }
  }

  // MARK: JUnit

  /// The suite, cut where its number stands.
  var junit: [String] {
    let errors = report.diagnostics.filter { $0.severity == .error }
    var cases = [
      JUnitCase(
        className: report.path, name: "file", kind: errors.isEmpty ? nil : .error,
        message: errors.first?.code.rawValue ?? "",
        words: errors.map { "\($0.code.rawValue) \(place($0, report.sources))" }
          .joined(separator: "\n"))
    ]
    cases += report.proofs.map { proof in
      let failure = proof.failure
      let told = failure.map { failure in
        (say.map { [$0(failure)] } ?? failure.arguments.filter { !$0.isEmpty })
          + failure.diagnostics.map { "\($0.code.rawValue) \(place($0, failure.sources))" }
          + ["\(report.path):\(position(of: proof.place, report.sources).line)"]
      }
      return JUnitCase(
        className: report.path, name: proof.title, kind: failure == nil ? nil : .failure,
        message: failure?.reason.rawValue ?? "", words: (told ?? []).joined(separator: "\n"))
    }
    return junitSuite(report.path, file: report.path, cases)
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
