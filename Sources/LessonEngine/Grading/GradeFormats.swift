import Diagnostics
import Session

/// The marks for machines: CSV (RFC 4180), JSON, JUnit XML. Nothing in them is localised, nothing depends on
/// the clock: the same answers give the same bytes.
extension GradeReport {
  // MARK: CSV

  /// A row per student: the sum, and then the verdict of each step.
  package var csv: String {
    let head = ["student", "points", "of", "percent", "result"] + tasks.map(\.step)
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
      "student", "step", "verdict", "points", "of", "mistake", "condition", "probe", "note",
    ]
    let rows = students.flatMap { student in
      zip(student.marks, tasks).map { mark, task in
        [
          student.name, mark.step, mark.verdict?.rawValue ?? "missing", String(mark.points),
          String(task.points), mark.mistake, mark.condition, mark.probe, mark.note,
        ]
      }
    }
    return table([head] + rows)
  }

  private func table(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell that begins like a formula would be worked out by a spreadsheet: an apostrophe makes it a text.
  private func field(_ text: String) -> String {
    let formula: [UInt8] = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D]
    // A terminal would obey what a table must only hold.
    let seen = HiddenCharacters.revealed(text, keeping: ["\t", "\n", "\r"])
    let bare = String(seen.drop { $0 == " " })
    let text = bare.utf8.first.map(formula.contains) == true ? "'" + seen : seen
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  // MARK: JSON

  package var json: String {
    var text = "{\n  \"version\": 1,\n  \"lesson\": \(quotedJSON(lesson)),\n"
    text += "  \"points\": \(points),\n"
    if let required { text += "  \"required\": \(required),\n" }
    let mistakes = self.mistakes.map {
      "\n    {\"step\": \(quotedJSON($0.step)), \"mistake\": \(quotedJSON($0.mistake)), "
        + "\"count\": \($0.count)}"
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
      "{\"step\": \(quotedJSON(mark.step)), "
        + "\"verdict\": \(quotedJSON(mark.verdict?.rawValue ?? "missing")), "
        + "\"points\": \(mark.points), \"of\": \(task.points), "
        + "\"mistake\": \(quotedJSON(mark.mistake)), "
        + "\"condition\": \(quotedJSON(mark.condition)), \"probe\": \(quotedJSON(mark.probe)), "
        + "\"note\": \(quotedJSON(mark.note))}"
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
          className: student.name, name: "\(lesson) \(mark.step)",
          kind: mark.verdict == .pass ? nil : mark.isError ? .error : .failure,
          message: mark.verdict?.rawValue ?? "missing",
          words: [mark.mistake, mark.probe, mark.condition, mark.note].filter { !$0.isEmpty }
            .joined(separator: "; "))
      }
      text += junitSuite(student.name, number, file: lesson, cases)
    }
    return text + "</testsuites>\n"
  }

  // MARK: Gradescope

  /// `results.json` as Gradescope documents it, of one student.
  package func gradescope(_ student: Student) -> String {
    let tests = zip(student.marks, tasks).map { mark, task in
      let words = [mark.verdict?.rawValue ?? "missing", mark.mistake, mark.condition, mark.note]
        .filter { !$0.isEmpty }.joined(separator: "; ")
      return "{\"name\": \(quotedJSON(mark.step)), \"score\": \(mark.points), "
        + "\"max_score\": \(task.points), "
        + "\"status\": \"\(mark.verdict == .pass ? "passed" : "failed")\", "
        + "\"output\": \(quotedJSON(words)), \"visibility\": \"visible\"}"
    }
    return "{\n  \"score\": \(student.points),\n  \"output\": "
      + "\(quotedJSON("\(lesson): \(student.points)/\(points)")),\n  \"visibility\": \"visible\",\n"
      + "  \"stdout_visibility\": \"visible\",\n  \"tests\": [\n    "
      + tests.joined(separator: ",\n    ") + "\n  ]\n}\n"
  }

  // MARK: Markdown

  /// A table for each student, to be sent to them.
  package var markdown: String {
    var text = "# \(cell(lesson))\n"
    for student in students {
      text += "\n## \(cell(student.name))\n\n\(student.points)/\(points), \(percent(student)) %\n\n"
      text += "| step | verdict | points | |\n|---|---|---|---|\n"
      for (mark, task) in zip(student.marks, tasks) {
        let words = [mark.mistake, mark.condition, mark.note].filter { !$0.isEmpty }
        text += "| \(cell(mark.step)) | \(mark.verdict?.rawValue ?? "missing") "
        text += "| \(mark.points)/\(task.points) | \(cell(words.joined(separator: "; "))) |\n"
      }
    }
    return text
  }

  /// Text that is nothing but text, whatever it looks like.
  private func cell(_ text: String) -> String {
    let special: Set<Character> = ["|", "\\", "`", "*", "_", "<", ">", "[", "]", "#", "&", "~"]
    return String(
      text.flatMap { character -> [Character] in
        if character.isNewline { return [" "] }
        return special.contains(character) ? ["\\", character] : [character]
      })
  }
}

extension GradeReport.Mark {
  fileprivate var isError: Bool {
    verdict == .error || verdict == .limit || verdict == .lessonInvalid
  }
  fileprivate var isFailure: Bool { verdict == .fail || verdict == nil }
}
