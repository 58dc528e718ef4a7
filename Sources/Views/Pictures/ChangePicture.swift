internal import Diagnostics
package import Ownership
internal import VirtualMachine

/// The picture after an input: a row for each object that changed, and a sentence for what rows cannot say.
///
/// A row is the same bytes in every language: mark, object, count before and after, and one bracket for each
/// unit of the count. Sentences stand below the rows, in the reader's words, and wrap as they like. Eight lines
/// are what a person takes in at a glance; what does not fit is counted.
package struct ChangePicture {
  package static let mostLines = 8
  private static let mostSigns = 5
  /// Cells.
  private static let longestClassName = 24

  package let lines: [StyledLine]
  /// The sign that was explained, since it had not been seen before.
  package let explains: String?

  /// `explained`: signs that need no sentence any more.
  package init(
    _ picture: Picture, remarks further: [String] = [], explained: Set<String>, page: Page
  ) {
    var sentences: [[StyledLine]] = []
    let news = page.narrates ? nil : ChangePicture.newSign(picture, explained)
    func tell(_ sentence: String) {
      sentences.append(
        wrap(sentence, width: page.width, firstIndent: "   ", ambiguousWidth: page.ambiguousWidth))
    }
    if let news, news.sign != "!" || !picture.remarks.contains(where: \.tellsDangling) {
      tell(
        page.text(
          "picture.sign.\(ChangePicture.signKeys[news.sign] ?? "")",
          ChangePicture.arguments(news, picture, page)))
    }
    for remark in picture.remarks { tell(ChangePicture.sentence(remark, page)) }
    for remark in further { tell(remark) }
    explains = news?.sign
    var rows: [StyledLine] = []
    if page.narrates {
      for row in picture.rows {
        rows += wrap(
          ChangePicture.narrated(row, page), width: page.width, ambiguousWidth: page.ambiguousWidth)
      }
      lines = rows + sentences.joined()
      return
    }
    let told = sentences.reduce(0) { $0 + $1.count }
    let room = max(3, ChangePicture.mostLines - min(told, 4))
    let shown = ChangePicture.chosen(picture.rows, room: room, page)
    rows += ChangePicture.blocks(shown, page).joined()
    if shown.count < picture.rows.count {
      let told = Set(shown.map(\.serial))
      let left = picture.rows.filter { !told.contains($0.serial) }
      // Who has died is on no list.
      let key = left.allSatisfy { $0.mark == .died } ? "picture.moreDied" : "picture.more"
      let words = page.text(key, [page.ellipsis, String(left.count)])
      rows.append(StyledLine("   " + words, .dim))
    }
    // A sentence is told to its end, or not at all.
    var all = rows + (sentences.first ?? [])
    for sentence in sentences.dropFirst() {
      if all.count + sentence.count > ChangePicture.mostLines { break }
      all += sentence
    }
    lines = all
  }

  /// The rows that there is room for: what the input changed comes before what is only there for context.
  private static func chosen(
    _ rows: [Picture.Row], room: Int, _ page: Page
  ) -> [Picture.Row] {
    let heights = blocks(rows, page).map(\.count)
    let total = heights.reduce(0, +)
    if total <= room { return rows }
    var shown: Set<Int> = []
    var used = 0
    let wanted =
      rows.indices.filter { rows[$0].mark != .context }
      + rows.indices.filter { rows[$0].mark == .context }
    for index in wanted {
      if used + heights[index] > room - 1 { break }
      used += heights[index]
      shown.insert(index)
    }
    return rows.indices.filter(shown.contains).map { rows[$0] }
  }

  /// The lines of each row, in columns that are as wide as these rows need.
  private static func blocks(_ rows: [Picture.Row], _ page: Page) -> [[StyledLine]] {
    let names = rows.map { row in
      objectName(row.serial) + " " + page.fitted(row.className, longestClassName)
    }
    let counts = rows.map { $0.counts.map(String.init).joined(separator: " -> ") }
    let nameWidth = names.map(page.displayWidth).max() ?? 0
    let countWidth = counts.map(\.count).max() ?? 0
    return rows.enumerated().map { index, row in
      var line = StyledLine(" " + row.mark.rawValue + " ", .bold)
      line.append(page.cell(names[index], nameWidth), row.mark == .context ? .plain : .bold)
      line.append("   " + page.cell(counts[index], countWidth))
      // What does not fit beside the names goes on below, where there is room.
      let column = page.displayWidth(line.plain) + 3
      let indent = String(repeating: " ", count: page.width - column < 24 ? 6 : column)
      let signs = wrap(
        StyledLine(signText(row.signs)), width: page.width,
        firstIndent: String(repeating: " ", count: column), indent: indent,
        ambiguousWidth: page.ambiguousWidth)
      line.append(String(signs.first?.plain.dropFirst(column - 3) ?? ""))
      var block = [line.withoutTrailingSpaces] + signs.dropFirst()
      if !row.variables.isEmpty {
        let texts = row.variables.map(variableText)
        block.append(StyledLine("   " + fitting(texts, width: max(page.width - 4, 20), page)))
      }
      return block
    }
  }

  /// Brackets with one blank between them, then what only points.
  static func signText(_ signs: [OwnerSign]) -> String {
    let units = limited(signs.filter(\.isUnit), "[", "]")
    let given = limited(signs.filter { $0.kind == .gaveBack }, "[-", "]")
    let others = limited(
      signs.filter { [.points, .weak, .dangles].contains($0.kind) }, "(", ")")
    return [(units + given).joined(separator: " "), others.joined(separator: " ")]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func limited(_ signs: [OwnerSign], _ open: String, _ close: String) -> [String] {
    if signs.count <= mostSigns { return signs.map(\.text) }
    return signs.prefix(mostSigns - 1).map(\.text)
      + ["\(open)… \(signs.count - mostSigns + 1)\(close)"]
  }

  private static func variableText(_ variable: Picture.Variable) -> String {
    var values = variable.values
    if values.count > 4 { values = [values[0], "…", values[values.count - 1]] }
    return variable.name + " " + values.joined(separator: " -> ")
  }

  private static func fitting(_ texts: [String], width: Int, _ page: Page) -> String {
    var line = ""
    for (index, text) in texts.enumerated() {
      let next = line.isEmpty ? text : line + "   " + text
      if index > 0, page.displayWidth(next) > width - 4 { return line + "   …" }
      line = next
    }
    return line
  }

  // MARK: Words

  /// `[pool]` of a pool that the program has made is another thing to be told.
  private static let ownPool = "ownPool"

  /// Signs that are told once, the one that needs it most first.
  private static let signKeys = [
    "?": "nobody", "pool": "pool", ownPool: "ownPool", "!": "dangles", "~": "weak", "()": "points",
    "in": "element",
    "block": "block", "with": "association", "memory": "memory", "library": "library",
    "self": "self",
  ]
  private static let signOrder = [
    "?", "pool", ownPool, "!", "~", "()", "in", "block", "with", "memory", "library", "self",
  ]

  /// The sign, and what stands in its brackets here.
  private static func newSign(
    _ picture: Picture, _ explained: Set<String>
  ) -> (sign: String, label: String)? {
    var seen = Set<String>()
    var labels: [String: String] = [:]
    for row in picture.rows {
      for sign in row.signs {
        switch sign.kind {
        case .points: seen.insert("()")
        case .weak: seen.insert("~")
        case .dangles: seen.insert("!")
        case .gained where row.mark != .lost || sign.label == OwnerSign.nobody, .owns:
          let word = String(sign.label.prefix { $0 != " " })
          // A name of the program's may be the same word; no name has an object's number behind it.
          let isSign = sign.isWord || word.count < sign.label.count
          if isSign, word == OwnerSign.pool, picture.waitsInOwnPool {
            seen.insert(ownPool)
            continue
          }
          if isSign, signKeys[word] != nil, seen.insert(word).inserted { labels[word] = sign.label }
        default: break
        }
      }
    }
    // A leak's own sentence says what a claim without a holder means.
    if picture.remarks.contains(where: { if case .leak = $0 { true } else { false } }) {
      seen.remove("?")
    }
    return signOrder.first { seen.contains($0) && !explained.contains($0) }
      .map { ($0, labels[$0] ?? $0) }
  }

  private static func arguments(
    _ news: (sign: String, label: String), _ picture: Picture, _ page: Page
  ) -> [String] {
    guard news.sign == "!" else { return [news.label] }
    let names = picture.rows.flatMap(\.signs).filter { $0.kind == .dangles }.map(\.label)
    return [listed(names, page), String(names.count)]
  }

  private static func sentence(_ remark: Picture.Remark, _ page: Page) -> String {
    switch remark {
    case .ring(let members):
      let names =
        members.prefix(4).map { objectName($0) } + (members.count > 4 ? [page.ellipsis] : [])
      return members.count == 1
        ? page.text("picture.ringOfOne", names) : page.text("picture.ring", [page.conjoined(names)])
    case .leak(let serials):
      let names =
        serials.prefix(4).map { objectName($0) } + (serials.count > 4 ? [page.ellipsis] : [])
      return page.text("picture.leak", [page.conjoined(names), String(serials.count)])
    case .letGo(let died, let others, let dangling):
      let names =
        others.prefix(4).map { objectName($0) } + (others.count > 4 ? [page.ellipsis] : [])
      let first = page.text("picture.letGo", [objectName(died), page.conjoined(names)])
      if dangling.isEmpty { return first }
      return sentences(
        first, page.text("picture.stillPoint", [page.conjoined(dangling), String(dangling.count)]),
        page)
    case .scopeEnded(let function, let variables, let isARC):
      // A block has no name of its own.
      let first =
        function.hasPrefix("__") && !function.parts(between: "_block_invoke").dropFirst().isEmpty
        ? page.text("picture.blockEnded", [page.conjoined(variables)])
        : page.text("picture.scopeEnded", [function, page.conjoined(variables)])
      return isARC ? sentences(first, page.text("picture.byARC", [function]), page) : first
    case .unfinished(let serials):
      let names =
        serials.prefix(4).map { objectName($0) } + (serials.count > 4 ? [page.ellipsis] : [])
      return page.text("picture.unfinished", [page.conjoined(names)])
    case .oneObject(let names, let instead?):
      return page.text(
        "picture.oneObjectInstead", [page.conjoined(names), objectName(instead)])
    case .oneObject(let names, nil): return page.text("picture.oneObject", [page.conjoined(names)])
    case .answered(let method): return page.text("picture.answered", [method])
    case .initAgain(let serial, let number, let variables):
      guard !variables.isEmpty else {
        return page.text("picture.initNothing", [objectName(serial), String(number)])
      }
      return page.text(
        "picture.initAgain",
        [
          objectName(serial), String(number),
          listed(variables.map { changed($0, page) }, page),
        ])
    case .claims(let serial, let count):
      return page.text("picture.claims", [objectName(serial), String(count)])
    }
  }

  /// `last 2 -> 0`; of one that was set to what it was, that it was set.
  static func changed(_ variable: Picture.Variable, _ page: Page) -> String {
    if let first = variable.values.first, variable.values.count > 1,
      variable.values.allSatisfy({ $0 == first })
    {
      return page.text("picture.sameAgain", [variable.name, first])
    }
    return variable.name + " " + variable.values.joined(separator: " -> ")
  }

  private static func narrated(_ row: Picture.Row, _ page: Page) -> String {
    let key =
      switch row.mark {
      case .made: "made"
      case .changed: "changed"
      case .asked: "asked"
      case .died: "died"
      case .lost: "lost"
      case .context: "context"
      }
    var parts = [page.text("picture.say.\(key)", [objectName(row.serial) + " " + row.className])]
    if row.counts.count > 1, let first = row.counts.first, let last = row.counts.last {
      parts.append(page.text("picture.say.count", [String(first), String(last)]))
    } else if let only = row.counts.first {
      parts.append(page.text("picture.say.countIs", [String(only)]))
    }
    parts += page.narrated(row.signs)
    parts += row.variables.map { variable in
      page.text(
        "picture.say.variable", [variable.name, listed(variable.values, page)])
    }
    return page.sentence(parts)
  }
}

extension Picture.Remark {
  fileprivate var tellsDangling: Bool {
    if case .letGo(_, _, let dangling) = self { !dangling.isEmpty } else { false }
  }
}

/// Two sentences behind each other; where the comma brings its own room, so does the full stop.
func sentences(_ first: String, _ second: String, _ page: Page) -> String {
  page.text("words.listComma") == "," ? first + " " + second : first + second
}

/// `:legend`: the signs of the picture.
package func legendView(page: Page) -> [StyledLine] {
  let rows = [
    ("[x]", "owns"), ("[+x]", "gained"), ("[-x]", "gaveBack"), ("[?]", "nobody"),
    ("[pool]", "pool"),
    ("[self]", "self"), ("[in #3]", "element"), ("[block #4]", "block"), ("[with #3]", "with"),
    ("[memory] [library]", "memory"), ("[… 2]", "rest"), ("(x)", "points"), ("(~x)", "weak"),
    ("(!x)", "dangles"),
    ("+", "made"), ("~", "changed"), ("=", "asked"), ("x", "died"), ("?", "lost"),
    ("1 -> 2", "count"),
  ].map { [StyledLine($0.0, .bold), StyledLine(page.text("legend.\($0.1)"))] }
  return Table(headings: ["", ""], alignments: [.left, .left], rows: rows).lines(
    page: page, indent: " ")
}
