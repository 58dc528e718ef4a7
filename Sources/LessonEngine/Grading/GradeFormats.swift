import Diagnostics
import Session

/// The marks for machines: CSV (RFC 4180), JSON, JUnit XML. Nothing in them is localised, nothing depends on
/// the clock: the same answers give the same bytes.
extension GradeReport {
  // MARK: CSV

  /// A row per student: the sum, and then the verdict of each step.
  package var csv: String {
    let head = ["student", "points", "of", "percent", "result"] + tasks.indices.map(name(ofTask:))
    let rows = students.map { student in
      let sum = passes(student).map { $0 ? "pass" : "fail" } ?? ""
      return [
        student.name, String(student.points), String(points), String(percent(student)), sum,
      ] + student.marks.map { $0.verdict?.rawValue ?? "missing" }
    }
    return table([head] + rows)
  }

  /// A row per student and step.
  package var details: String {
    let head = [
      "student", "lesson", "step", "verdict", "points", "of", "mistake", "condition", "probe",
      "note", "words", "place", "held", "asked",
    ]
    let rows = students.flatMap { student in
      zip(student.marks, tasks).map { mark, task -> [String] in
        let place = mark.place.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
        let held = mark.conditions.count { $0.kind == .pass }
        let row: [String] = [
          student.name, mark.lesson, mark.step, mark.verdict?.rawValue ?? "missing",
          String(mark.points), String(task.points), mark.mistake, mark.condition, mark.probe,
          mark.note, mark.words, place, String(held), String(mark.conditions.count),
        ]
        return row
      }
    }
    return table([head] + rows)
  }

  private func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// `=`, `+`, `-`, `@`, tab and carriage return begin a formula; some spreadsheets also take the full-width and small
  /// forms of the signs (Unicode, Halfwidth and Fullwidth Forms, Small Form Variants), and the minus sign.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}",
    "\u{FE62}", "\u{FE63}", "\u{FE6B}", "\u{2212}",
  ]

  /// A cell that begins like a formula would be worked out by a spreadsheet: an apostrophe makes it a text.
  private func field(_ text: String) -> String {
    // A terminal would obey what a table must only hold.
    let seen = HiddenCharacters.revealed(text, keeping: ["\t", "\n", "\r"])
    let sign = seen.unicodeScalars.first {
      !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r"
    }
    let text = sign.map(Self.formulaSigns.contains) == true ? "'" + seen : seen
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  // MARK: JSON

  /// The version of the JSON report: docs/reports.md says what may change under it.
  static let version = 2

  package var json: String {
    var text =
      "{\n  \"version\": \(Self.version),\n  \"lesson\": \(quotedJSON(lessons.first ?? "")),\n"
    text += "  \"lessons\": [\(lessons.map(quotedJSON).joined(separator: ", "))],\n"
    text += "  \"points\": \(points),\n"
    if let required { text += "  \"required\": \(required),\n" }
    let mistakes = self.mistakes.map {
      "\n    {\"lesson\": \(quotedJSON($0.lesson)), \"step\": \(quotedJSON($0.step)), "
        + "\"mistake\": \(quotedJSON($0.mistake)), \"count\": \($0.count)}"
    }
    text += "  \"mistakes\": [\(mistakes.joined(separator: ","))\n  ],\n"
    text += "  \"unmatched\": [\(unmatched.map(quotedJSON).joined(separator: ", "))],\n"
    let students = self.students.map { "\n    " + json(of: $0) }
    return text + "  \"students\": [\(students.joined(separator: ","))\n  ]\n}\n"
  }

  private func json(of student: Student) -> String {
    var text = "{\"student\": \(quotedJSON(student.name)), \"points\": \(student.points), "
    text += "\"percent\": \(percent(student)), "
    if let passes = passes(student) { text += "\"passed\": \(passes), " }
    let marks = zip(student.marks, tasks).map { mark, task in
      "{\"of\": \(task.points), \(mark.members)}"
    }
    return text + "\"steps\": [\(marks.joined(separator: ", "))]}"
  }

  // MARK: JUnit

  /// The form that both common schemas take: each suite has its number, its time and its properties, and stands
  /// without attributes of its own making.
  package var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (number, student) in students.enumerated() {
      let cases = student.marks.map { mark in
        JUnitCase(
          className: student.name, name: "\(mark.lesson) \(mark.step)",
          kind: mark.verdict == .pass ? nil : mark.isError ? .error : .failure,
          message: mark.verdict?.rawValue ?? "missing", words: mark.reasonsInARow)
      }
      text += junitSuite(student.name, file: lessons.joined(separator: " "), cases)
        .joined(separator: String(number))
    }
    return text + "</testsuites>\n"
  }

  // MARK: TAP

  /// A test point for each answer; why it is not right stands behind it, as `prove -v` shows it.
  package var tap: String {
    var points: [TAPPoint] = []
    for student in students {
      for (index, mark) in student.marks.enumerated() {
        var point = TAPPoint(
          isOK: mark.verdict == .pass, title: "\(student.name) \(name(ofTask: index))")
        if mark.verdict != .pass {
          point.words = mark.words
          point.details = [
            ("verdict", mark.verdict?.rawValue ?? "missing"), ("mistake", mark.mistake),
            ("probe", mark.probe), ("condition", mark.condition), ("note", mark.note),
            ("at", mark.place.map { "\($0.file):\($0.line):\($0.column)" } ?? ""),
          ].filter { !$0.1.isEmpty }
        }
        points.append(point)
      }
    }
    return tapText(points)
  }

  // MARK: Gradescope

  /// `results.json` as Gradescope documents it, of one student.
  package func gradescope(_ student: Student) -> String {
    let tests = student.marks.enumerated().map { index, mark in
      let words = ([mark.verdict?.rawValue ?? "missing"] + mark.reasons).joined(separator: "\n")
      return "{\"name\": \(quotedJSON(name(ofTask: index))), \"score\": \(mark.points), "
        + "\"max_score\": \(tasks[index].points), "
        + "\"status\": \"\(mark.verdict == .pass ? "passed" : "failed")\", "
        + "\"output\": \(quotedJSON(words)), \"visibility\": \"visible\"}"
    }
    return "{\n  \"score\": \(student.points),\n  \"output\": "
      + "\(quotedJSON("\(lessons.joined(separator: ", ")): \(student.points)/\(points)")),\n  \"visibility\": \"visible\",\n"
      + "  \"stdout_visibility\": \"visible\",\n  \"tests\": [\n    "
      + tests.joined(separator: ",\n    ") + "\n  ]\n}\n"
  }

  // MARK: Markdown

  /// A table for each student, to be sent to them.
  package var markdown: String {
    var text = "# \(cell(lessons.joined(separator: ", ")))\n"
    for student in students {
      text += "\n## \(cell(student.name))\n\n\(student.points)/\(points), \(percent(student)) %\n\n"
      text += "| step | verdict | points | |\n|---|---|---|---|\n"
      for (index, mark) in student.marks.enumerated() {
        text += "| \(cell(name(ofTask: index))) | \(mark.verdict?.rawValue ?? "missing") "
        text += "| \(mark.points)/\(tasks[index].points) "
        text += "| \(cell(mark.reasonsInARow)) |\n"
      }
      let failed = student.marks.enumerated().filter { $0.element.verdict != .pass }
      for (index, mark) in failed where !mark.conditions.isEmpty {
        text += "\n### \(cell(name(ofTask: index)))\n\n"
        for each in mark.conditions {
          let sign = each.kind == .pass ? "✓" : each.kind == .fail ? "✗" : "–"
          let probe = each.probe.isEmpty ? "" : "\(each.probe): "
          let words = each.words.isEmpty || each.kind == .pass ? "" : " — \(each.words)"
          text += "- \(sign) \(cell(probe + each.condition + words))\n"
        }
        if !mark.output.isEmpty {
          let lines = HiddenCharacters.revealed(mark.output, keeping: ["\n", "\t"])
          text += "\n" + lines.split(separator: "\n").map { "    \($0)\n" }.joined()
        }
      }
    }
    return text
  }

  /// Text that is nothing but text, whatever it looks like.
  private func cell(_ text: String) -> String {
    let special: Set<Unicode.Scalar> = [
      "|", "\\", "`", "*", "_", "<", ">", "[", "]", "#", "&", "~",
    ]
    // A sign with an accent on it is the sign still.
    var cell = String.UnicodeScalarView()
    for scalar in HiddenCharacters.revealed(text.replacing("\n", with: " ")).unicodeScalars {
      if Character(scalar).isNewline {
        cell.append(" ")
        continue
      }
      if special.contains(scalar) { cell.append("\\") }
      cell.append(scalar)
    }
    return String(cell)
  }
}

extension GradeReport.Mark {
  fileprivate var isError: Bool {
    verdict == .error || verdict == .limit || verdict == .lessonInvalid
  }

  /// `reasons` in one line; a sentence has its end already.
  package var reasonsInARow: String {
    reasons.reduce("") { row, reason in
      guard let end = row.last else { return reason }
      return row + (".!?。！？".contains(end) ? " " : "; ") + reason
    }
  }

  /// What is told of an answer that is not right: the author's words first.
  package var reasons: [String] {
    let at = place.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
    return [mistake, words, probe, condition, note, at].filter { !$0.isEmpty }
  }
}
