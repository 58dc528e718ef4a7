internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// A film as the page's data: JSON that says everything once.
///
/// Texts stand in one list, and everything else has their numbers. A moment says only what differs from the one
/// before, and moments of one form say the form once. `docs/film.md` tells the fields.
struct FilmData {
  let film: Film
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var keys: [String] = []
  private var keyNumbers: [String: Int] = [:]
  private var files: [UInt32: Int] = [:]
  private var forms = MomentForms()
  /// Of the moment before.
  private var lastPlace = (thread: 0, file: -1)
  private var lastEvent = 0

  init(_ film: Film) { self.film = film }

  /// The whole of it. `catalogue`: the page's texts, by language, as JSON already.
  mutating func json(language: String, catalogue: String) -> String {
    var sources: [String] = []
    for (index, file) in film.files.enumerated()
    where film.sources.files.indices.contains(Int(file)) {
      files[file] = index
      let source = film.sources.files[Int(file)]
      var name = source.name
      if case .input(let number) = source.origin { name = "> \(number)" }
      sources.append(
        "{\"name\":\(webJSON(name)),\"text\":\(webJSON(String(decoding: source.text, as: UTF8.self)))}"
      )
    }
    let takes = film.takes.map { take($0) }
    var places: [String] = []
    for (zone, layout) in film.layouts().sorted(by: { $0.key < $1.key }) {
      for (serial, place) in layout.places.sorted(by: { $0.key < $1.key }) {
        places.append("\"\(serial)\":[\(zone),\(place.column),\(place.line),\(place.lines)]")
      }
    }
    let asks = questions().map {
      "{\"file\":\($0.file),\"line\":\($0.line),\"text\":\(webJSON($0.text))}"
    }
    return "{\"version\":1,\"title\":\(webJSON(film.title)),\"language\":\"\(language)\""
      + ",\"files\":[\(sources.joined(separator: ","))]"
      + ",\"asks\":[\(asks.joined(separator: ","))]"
      + ",\"keys\":[\(keys.map(webJSON).joined(separator: ","))]"
      + ",\"forms\":[\(forms.forms.map(webJSON).joined(separator: ","))]"
      + ",\"texts\":[\(texts.map(webJSON).joined(separator: ","))]"
      + ",\"places\":{\(places.joined(separator: ","))}"
      + ",\"catalogue\":\(catalogue)"
      + ",\"takes\":[\(takes.joined(separator: ",\n"))]}"
  }

  /// Lines where the author wants the page to ask before it shows: a comment `//? question`.
  private func questions() -> [(file: Int, line: Int, text: String)] {
    var found: [(file: Int, line: Int, text: String)] = []
    for (file, index) in files.sorted(by: { $0.value < $1.value }) {
      let source = film.sources.files[Int(file)]
      for line in source.lineStarts.indices {
        let text = String(decoding: source.lineText(line), as: UTF8.self)
        guard let sign = text.firstRange(of: "//?") else { continue }
        found.append((index, line, String(text[sign.upperBound...].drop { $0 == " " })))
      }
    }
    return found
  }

  // MARK: Numbers for texts

  private mutating func number(_ text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private mutating func key(_ key: String) -> Int {
    if let known = keyNumbers[key] { return known }
    keyNumbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  // MARK: Moments

  private mutating func take(_ take: Film.Take) -> String {
    (lastPlace, lastEvent) = ((0, -1), 0)
    var before = FilmState()
    var moments: [String] = []
    for moment in take.moments {
      let difference = self.difference(from: before, to: moment.state, output: moment.output)
      before = moment.state
      let text = self.moment(moment, difference)
      moments.append(forms.packed(text))
    }
    let lanes = take.lanes.map {
      "[\($0.thread),\(number($0.source)),\(number($0.variable)),\(number($0.value)),\($0.isWrite ? 1 : 0)]"
    }
    return "{\"key\":\(webJSON(take.key)),\"cut\":\(take.isCut)"
      + ",\"lanes\":[\(lanes.joined(separator: ","))]"
      + ",\"moments\":[\n\(moments.joined(separator: ",\n"))]}"
  }

  /// `[flags, events since, line, facts, difference]`, and `thread, file, last line` where flag 32 says so: else they
  /// are as before, and the statement is one line. Flags: 1 statement, 2 event, then the
  /// mark; 64: the rest of a statement behind a call.
  private mutating func moment(_ moment: FilmMoment, _ difference: String) -> String {
    let marks = ["", "+", "~", "=", "x", "?", ">"]
    var flags =
      (moment.isStatement ? 1 : 0) | (moment.event == nil ? 0 : 2)
      | (marks.firstIndex(of: moment.mark) ?? 0) << 2
    var place = (thread: moment.thread, file: -1)
    var first = 0
    var last = 0
    if let source = film.sources.file(of: moment.place), let index = files[moment.place.file] {
      place.file = index
      (first, last) = FilmData.lines(of: moment.place, in: source)
    }
    let event = moment.event ?? moment.events - 1
    let facts = moment.facts.map { fact -> String in
      let arguments = fact.arguments.map { String(number($0)) }
      return "[" + ([String(key(fact.key))] + arguments).joined(separator: ",") + "]"
    }
    if moment.isRest { flags |= 64 }
    var rest = ""
    if place != lastPlace || first != last {
      flags |= 32
      rest = ",\(place.thread),\(place.file),\(last)"
    }
    defer { (lastPlace, lastEvent) = (place, event) }
    return "[\(flags),\(event - lastEvent),\(first),[" + facts.joined(separator: ",")
      + "],\(difference)\(rest)]"
  }

  /// First and last line of a statement, without the blank that follows it.
  static func lines(of place: SourceRange, in source: SourceFile) -> (first: Int, last: Int) {
    var end = min(Int(place.end), source.text.count)
    while end > Int(place.start), [0x20, 0x0A, 0x0D, 0x09].contains(source.text[end - 1]) {
      end -= 1
    }
    return (source.line(at: place.start), source.line(at: UInt32(max(Int(place.start), end - 1))))
  }

  private mutating func difference(
    from before: FilmState, to after: FilmState, output: String
  ) -> String {
    var parts: [String] = []
    func part(_ name: String, _ entries: [String]) {
      if !entries.isEmpty { parts.append("\"\(name)\":{\(entries.joined(separator: ","))}") }
    }
    var objects: [String] = []
    for (serial, now) in after.changes(since: before) {
      objects.append(
        "\"\(serial)\":" + (now.map { object($0, since: before.object(serial)) } ?? "0"))
    }
    part("o", objects)
    var threads: [String] = []
    var frames: [String] = []
    for number in Set(before.threads.keys).union(after.threads.keys).sorted() {
      let was = before.threads[number]
      let now = after.threads[number]
      if was == now { continue }
      let isSame =
        was?.state == now?.state && was?.object == now?.object && was?.holder == now?.holder
        && was?.frames.count == now?.frames.count
      if !isSame {
        threads.append(
          "\"\(number)\":"
            + (now.map { "[\(self.number($0.state)),\($0.object),\($0.holder),\($0.frames.count)]" }
              ?? "0"))
      }
      let count = max(was?.frames.count ?? 0, now?.frames.count ?? 0)
      for index in 0..<count {
        let old = was.flatMap { $0.frames.indices.contains(index) ? $0.frames[index] : nil }
        let new = now.flatMap { $0.frames.indices.contains(index) ? $0.frames[index] : nil }
        if old == new { continue }
        guard let new else { continue }
        frames.append("\"\(number).\(index)\":" + frame(new))
      }
    }
    part("t", threads)
    part("f", frames)
    if before.globals != after.globals {
      let old = Dictionary(before.globals.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
      part(
        "g",
        after.globals.filter { old[$0.name] != $0.text }.map {
          "\"\(number($0.name))\":\(number($0.text))"
        })
    }
    if before.pools != after.pools {
      let pools = after.pools.enumerated().map { index, pool in
        let was = before.pools.indices.contains(index) ? before.pools[index].objects : []
        let kept = zip(was, pool.objects).prefix { $0 == $1 }.count
        return "[\(pool.thread),\(kept),[\(joined(pool.objects.dropFirst(kept)))]]"
      }
      parts.append("\"p\":[\(pools.joined(separator: ","))]")
    }
    if before.zones != after.zones {
      let zones = after.zones.map { "[\($0.id),\(number($0.name))]" }
      parts.append("\"z\":[\(zones.joined(separator: ","))]")
    }
    if !output.isEmpty { parts.append("\"w\":\(number(output))") }
    return "{" + parts.joined(separator: ",") + "}"
  }

  /// `[count, signs, values, flags, class]`; what is as it was stands as 0, or is left out at the end.
  private mutating func object(_ now: FilmState.Object, since was: FilmState.Object?) -> String {
    func flags(_ object: FilmState.Object) -> Int {
      (object.isDead ? 1 : 0) | (object.isLost ? 2 : 0) | (object.isLibrary ? 4 : 0)
    }
    var parts = ["\(now.count)", "0", "0", "\(flags(now))"]
    if was?.signs != now.signs {
      parts[1] = "[" + now.signs.map { sign($0) }.joined(separator: ",") + "]"
    }
    if was?.values != now.values { parts[2] = values(now.values) }
    if was?.className != now.className {
      parts.append("\(number(now.className))")
    } else if let was, flags(was) == flags(now) {
      parts.removeLast()
      while parts.count > 1, parts.last == "0" { parts.removeLast() }
    }
    return "[" + parts.joined(separator: ",") + "]"
  }

  /// A unit is its label and its event; what only points has its kind, negative, before its label. Where the label is
  /// a fixed word and no name, its number stands as -4 - number.
  private mutating func sign(_ sign: FilmState.Sign) -> String {
    let number = number(sign.sign.label)
    let label = sign.sign.isWord ? -4 - number : number
    let kind = kind(sign.sign.kind)
    return kind == 0 ? "\(label),\(sign.event)" : "\(-kind),\(label)"
  }

  private mutating func values(_ values: [FilmState.Value]) -> String {
    "[" + values.map { "\(number($0.name)),\(number($0.text))" }.joined(separator: ",") + "]"
  }

  private mutating func frame(_ frame: FilmState.Frame) -> String {
    "[\(number(frame.function)),\(frame.receiver),\(values(frame.values))]"
  }

  private func kind(_ kind: OwnerSign.Kind) -> Int {
    switch kind {
    case .owns, .gained, .gaveBack: 0
    case .points: 1
    case .weak: 2
    case .dangles: 3
    }
  }

  private func joined(_ serials: some Sequence<UInt32>) -> String {
    serials.map(String.init).joined(separator: ",")
  }
}

/// A JSON string that can stand within a page.
func webJSON(_ text: String) -> String { quotedJSON(text, withinPage: true) }
