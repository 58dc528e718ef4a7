internal import Diagnostics
package import Texts

/// The film as one HTML file: the page's own code, which is real files in `Page/`, around the data.
///
/// Nothing is fetched, and nothing of the program is ever read as HTML: its texts stand in JSON in which no sign
/// can end the element, or, for a reader without JavaScript, escaped.
extension Film {
  package func html(in language: Language) -> String {
    var data = FilmData(self)
    let json = data.json(language: language.code, catalogue: Film.catalogue)
    let parts: [String: String] = [
      "language": language.code, "title": escapedMarkup(title),
      "style": FilmStyleText.text.description,
      "data": json, "script": FilmScriptText.text.description, "still": still(in: language),
    ]
    // One pass over the page itself, so that no mark within a program's text is taken for one of ours.
    var result = ""
    var rest = Substring(FilmPageText.text.description)
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      result += rest[..<open.lowerBound]
      result += parts[String(rest[open.upperBound..<close.lowerBound])] ?? ""
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The page's words in every language, by what stands behind `film.` in their keys.
  static var catalogue: String {
    let languages = Language.allCases.map { language -> String in
      let catalogue = Catalogue.of(language)
      let rows = Catalogue.of(.en).keys.filter { $0.hasPrefix("film.") }.map { key in
        webJSON(String(key.dropFirst(5))) + ":" + webJSON(catalogue.pattern(key) ?? "")
      }
      return "\"\(language.code)\":{\"name\":\(webJSON(language.ownName)),"
        + rows.joined(separator: ",") + "}"
    }
    return "{" + languages.joined(separator: ",") + "}"
  }

  /// Nobody reads a longer table; and the file stays small.
  static let mostRows = 1000

  /// What a reader without JavaScript sees: the program, and a table of all sentences.
  private func still(in language: Language) -> String {
    var html = ""
    for file in files {
      let source = sources.files[Int(file)]
      html += "<h2>\(escapedMarkup(source.name))</h2>\n<pre>"
      for line in source.lineStarts.indices {
        html += "\(line + 1)\t"
        html += escapedMarkup(String(decoding: source.lineText(line), as: UTF8.self)) + "\n"
      }
      html += "</pre>\n"
    }
    for take in takes {
      html += "<table><tr>"
      for key in ["step", "line", "sentence"] {
        html += "<th>" + escapedMarkup(text("film.\(key)", in: language)) + "</th>"
      }
      html += "</tr>\n"
      var number = 0
      for moment in take.moments where moment.isStatement {
        number += 1
        if number > Film.mostRows {
          let left = String(take.moments.count(where: \.isStatement) - Film.mostRows)
          html += "<tr><td></td><td></td><td>"
          html += escapedMarkup(text("film.rest", [left], in: language)) + "</td></tr>\n"
          break
        }
        let line = sources.file(of: moment.place).map { $0.line(at: moment.place.start) + 1 }
        html += "<tr><td>\(number)</td><td>\(line.map(String.init) ?? "")</td><td>"
        html += escapedMarkup(Film.sentence(moment.facts, in: language)) + "</td></tr>\n"
      }
      html += "</table>\n"
    }
    return html
  }

  static func sentence(_ facts: [FilmFact], in language: Language) -> String {
    facts.map { text("film.\($0.key)", $0.arguments, in: language) }.joined(separator: " ")
  }
}
