import Ownership

/// What a picture says in signs, as words: for `:narrate`, and nothing else.
extension Page {
  /// Who holds the units of a count, and what only points, a part of a sentence for each kind.
  func narrated(_ signs: [OwnerSign]) -> [String] {
    var parts: [String] = []
    func tell(_ kind: OwnerSign.Kind, _ key: String) {
      var names: [String] = []
      var times: [String: Int] = [:]
      for sign in signs where sign.kind == kind && sign.label != OwnerSign.nobody {
        let name = narrated(sign)
        if times[name] == nil { names.append(name) }
        times[name, default: 0] += 1
      }
      if names.isEmpty { return }
      let told = names.map { name in
        let count = times[name] ?? 1
        return count == 1 ? name : text("picture.say.times", [name, String(count)])
      }
      parts.append(text("picture.say.\(key)", [conjoined(told), String(names.count)]))
    }
    tell(.owns, "owns")
    tell(.gained, "gained")
    tell(.gaveBack, "gaveBack")
    tell(.points, "points")
    tell(.weak, "weak")
    tell(.dangles, "dangles")
    let unheld = signs.count { $0.isUnit && $0.label == OwnerSign.nobody }
    if unheld > 0 { parts.append(text("picture.say.unheld", [String(unheld)])) }
    return parts
  }

  /// A program's own name as it is; the fixed words of the signs in the reader's language.
  private func narrated(_ sign: OwnerSign) -> String {
    let words = sign.label.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = words.first, sign.isWord || words.count == 2 else { return sign.label }
    let key =
      switch first {
      case OwnerSign.pool: "pool"
      case OwnerSign.inHand: "self"
      case "in": "element"
      case "block": words.count == 2 ? "block" : "stackBlock"
      case "with": "with"
      case "memory": "memory"
      case "library": "library"
      default: ""
      }
    return key.isEmpty ? sign.label : text("picture.say.by.\(key)", Array(words.dropFirst()))
  }

  /// `a`, `a and b`, `a, b and c`.
  func conjoined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return text("picture.and", [listed(Array(names.dropLast()), self), last])
  }

  /// Parts as one sentence.
  func sentence(_ parts: [String]) -> String {
    parts.joined(separator: semicolon) + text("words.fullStop")
  }
}

extension Table {
  /// The rows as sentences, each value with its heading: a screen reader knows no columns.
  func narrated(page: Page, indent: String) -> [StyledLine] {
    rows.flatMap { row -> [StyledLine] in
      let cells = row.enumerated().compactMap { column, cell -> String? in
        let words = cell.withoutTrailingSpaces.plain
        let heading = headings.indices.contains(column) && column > 0 ? headings[column] : ""
        if words.allSatisfy({ $0 == " " }) { return nil }
        return heading.isEmpty ? words : heading + page.colon + words
      }
      let hasHeadings = headings.contains { !$0.isEmpty }
      let words =
        hasHeadings
        ? cells.joined(separator: page.semicolon)
        : (cells.first ?? "") + (cells.count > 1 ? page.colon : "")
          + cells.dropFirst().joined(separator: page.semicolon)
      return wrap(
        words, width: page.width, firstIndent: indent, indent: indent + "  ",
        ambiguousWidth: page.ambiguousWidth)
    }
  }
}
