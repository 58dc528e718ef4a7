import Diagnostics
import Session

/// The marks for machines: CSV (RFC 4180), JSON, JUnit XML. Nothing in them is localised, nothing depends on
/// the clock: the same answers give the same bytes.
extension GradeReport {
  // MARK: CSV

  /// A row per student and step, and one for each student's sum.
  package var csv: String {
    var rows = [
      [
        "student", "step", "verdict", "points", "of", "mistake", "condition", "probe", "note",
      ]
    ]
    for student in students {
      for (mark, task) in zip(student.marks, tasks) {
        rows.append([
          student.name, mark.step, mark.verdict?.rawValue ?? "missing", String(mark.points),
          String(task.points), mark.mistake, mark.condition, mark.probe, mark.note,
        ])
      }
      let sum: String
      switch passes(student) {
      case true?: sum = "pass"
      case false?: sum = "fail"
      case nil: sum = ""
      }
      rows.append([
        student.name, "", sum, String(student.points), String(points), "", "", "",
        "\(percent(student))%",
      ])
    }
    return rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A cell that begins like a formula would be worked out by a spreadsheet: an apostrophe makes it a text.
  private func field(_ text: String) -> String {
    let formula: [UInt8] = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D]
    let seen = HiddenCharacters.revealed(text, keeping: ["\t", "\n", "\r"])
    let text = seen.utf8.first.map(formula.contains) == true ? "'" + seen : seen
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

  package var junit: String {
    let marks = students.flatMap(\.marks)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(escapedXML(lesson))\" tests=\"\(marks.count)\" "
    text += "failures=\"\(marks.count { $0.isFailure })\" "
    text += "errors=\"\(marks.count { $0.isError })\">\n"
    for student in students {
      let name = escapedXML(student.name)
      text += "  <testsuite name=\"\(name)\" tests=\"\(student.marks.count)\" "
      text += "failures=\"\(student.marks.count { $0.isFailure })\" "
      text += "errors=\"\(student.marks.count { $0.isError })\">\n"
      for mark in student.marks {
        text += "    <testcase classname=\"\(name)\" name=\"\(escapedXML(mark.step))\""
        guard mark.verdict != .pass else {
          text += "/>\n"
          continue
        }
        let kind = mark.isError ? "error" : "failure"
        let words = [mark.mistake, mark.probe, mark.condition, mark.note].filter { !$0.isEmpty }
        text += ">\n      <\(kind) message=\"\(mark.verdict?.rawValue ?? "missing")\">"
        text += escapedXML(words.joined(separator: "; ")) + "</\(kind)>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

extension GradeReport.Mark {
  fileprivate var isError: Bool {
    verdict == .error || verdict == .limit || verdict == .lessonInvalid
  }
  fileprivate var isFailure: Bool { verdict == .fail || verdict == nil }
}
