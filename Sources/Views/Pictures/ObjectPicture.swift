import Diagnostics
package import Ownership
import Session
package import VirtualMachine

/// `:life #1`: the count over time, with the message that changed it.
package func lifeView(
  _ events: [LifeEvent], subject: String, names: WorldNames, page: Page, limit: Int = 40
) -> [StyledLine] {
  if events.isEmpty { return prose("life.none", [subject], page: page) }
  var lines = prose("life.head", [subject], .bold, page: page)
  let shown =
    events.count > limit
    ? Array(events.prefix(limit / 2)) + Array(events.suffix(limit / 2)) : events
  let most = shown.map(\.count).max() ?? 1
  let barWidth = page.width >= 72 ? 12 : 6
  let digits = String(shown.last?.event ?? 0).count
  let countWidth = String(most).count
  for (index, event) in shown.enumerated() {
    if events.count > limit, index == limit / 2 {
      lines.append(
        StyledLine(
          "  " + page.text("table.more", [page.ellipsis, String(events.count - limit)]), .dim))
    }
    let number = String(event.event)
    let place = shortPlaceName(event.place, in: names.sources, page: page)
    let context = context(event)
    if page.narrates {
      let count = page.text("picture.say.countIs", [String(event.count)])
      let parts = [word(event, page), count, context, place ?? ""].filter { !$0.isEmpty }
      lines += wrap(
        number + page.colon + parts.joined(separator: page.comma), width: page.width, indent: "  ",
        ambiguousWidth: page.ambiguousWidth)
      continue
    }
    var line = StyledLine(page.toTheRight(number, width: digits), .dim)
    let count = String(event.count)
    line.append("  " + String(repeating: " ", count: max(0, countWidth - count.count)))
    line.append(count, .bold)
    let drawn =
      most <= UInt64(barWidth)
      ? String(repeating: page.drawsPlainFrames ? "#" : "█", count: Int(event.count))
      : bar(Int(clamping: event.count), of: Int(clamping: most), width: barWidth, page: page)
    line.append(" " + drawn, .cyan)
    let used = min(Int(clamping: most), barWidth)
    line.append(
      String(repeating: " ", count: max(used - drawn.count, 0) + 1))
    line.append(word(event, page), style(event))
    if !context.isEmpty { line.append("  " + context, .dim) }
    if let place { line.append("  " + place, .dim) }
    lines += wrap(
      line, width: page.width, indent: String(repeating: " ", count: digits + countWidth + 6),
      ambiguousWidth: page.ambiguousWidth)
  }
  return lines
}

private func context(_ event: LifeEvent) -> String {
  guard let first = event.function.first,
    first == "-" || first == "+" || !event.function.contains(" "),
    first != "("
  else { return "" }
  return event.function
}

private func style(_ event: LifeEvent) -> TextStyle {
  switch event.kind {
  case .override: .yellow
  case .initialised(let number) where number > 1: .yellow
  default: .plain
  }
}

private func word(_ event: LifeEvent, _ page: Page) -> String {
  let name: String
  switch event.kind {
  case .alloc: name = "alloc"
  case .initialised(let number):
    name = number > 1 ? page.text("life.initAgain", [String(number)]) : "init"
  case .retain: name = "retain"
  case .release: name = "release"
  case .autorelease: name = "autorelease"
  case .weak: name = "weak"
  case .dealloc: name = "dealloc"
  case .freed: name = page.text("life.freed")
  case .override(let method): name = page.text("life.override", [method])
  }
  return event.isARC ? page.text("why.byARC", [name]) : name
}

/// `:memory #1`: the bytes of an object, field by field, and the count that the program cannot see.
package func memoryView(
  _ fields: [MemoryField], object: ObjectInfo, names: WorldNames, page: Page, limit: Int = 64
) -> [StyledLine] {
  var lines = prose(
    "memory.head",
    [names.object(object.serial), "0x" + String(object.address, radix: 16), String(object.size)],
    .bold, page: page)
  var rows = [
    [
      StyledLine("-16", .dim), StyledLine(),
      StyledLine(page.text("memory.hidden"), .dim),
      StyledLine(page.text("memory.hiddenCount", [String(object.count)]), .bold),
    ]
  ]
  for field in fields.prefix(limit) {
    let name: StyledLine
    switch field.kind {
    case .isa: name = StyledLine("Class isa")
    case .ivar(let ivar, let type): name = StyledLine(declaration(of: ivar, type: type))
    case .gap: name = StyledLine(page.text("memory.gap"), .dim)
    case .extra: name = StyledLine(page.text("memory.extra"), .dim)
    }
    rows.append([
      StyledLine(String(field.offset)), StyledLine(hex(field.bytes, page), .dim), name,
      content(field, names, page),
    ])
  }
  lines += Table(
    headings: [
      page.text("class.offset"), page.text("memory.bytesHeading"), page.text("memory.field"),
      page.text("memory.value"),
    ], alignments: [.right, .left, .left, .left], rows: rows
  ).lines(page: page, indent: "  ")
  if fields.count > limit {
    lines.append(
      StyledLine(
        "  " + page.text("table.more", [page.ellipsis, String(fields.count - limit)]), .dim))
  }
  return lines
}

/// Bytes as they lie, lowest address first.
private func hex(_ bytes: [UInt8], _ page: Page) -> String {
  let digits = Array("0123456789abcdef")
  let text = bytes.prefix(8).map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }
  return text.joined(separator: " ") + (bytes.count > 8 ? " " + page.ellipsis : "")
}

private func content(_ field: MemoryField, _ names: WorldNames, _ page: Page) -> StyledLine {
  switch field.content {
  case .bytes: return StyledLine(page.text("memory.bytes", [String(field.bytes.count)]), .dim)
  case .number(let text): return StyledLine(text, .bold)
  case .text(let text): return StyledLine(shortened(visible(text)), .bold)
  case .null: return StyledLine("nil")
  case .object(let serial, let isWeak, let isDead):
    var line = StyledLine(names.object(serial), .bold)
    if isWeak { line.append("  " + page.text("graph.weak"), .dim) }
    if isDead { line.append("  " + page.text("graph.dead"), .yellow) }
    return line
  }
}

/// `:weak`: who refers to whom without owning, and will see nil.
package func weakView(
  _ references: [Reference], names: WorldNames, page: Page, limit: Int = 60
) -> [StyledLine] {
  if references.isEmpty { return prose("weak.none", page: page) }
  let words = OwnershipWords(names: names, page: page)
  var lines = Table(
    headings: [
      page.text("weak.variable"), page.text("objects.object"), page.text("zones.address"),
    ],
    alignments: [.left, .left, .left],
    rows: references.prefix(limit).map { reference in
      [
        StyledLine(words.holder(reference.holder)),
        StyledLine(names.object(reference.target), .bold),
        StyledLine("0x" + String(reference.slot, radix: 16), .dim),
      ]
    }
  ).lines(page: page)
  if references.count > limit {
    lines.append(
      StyledLine(page.text("table.more", [page.ellipsis, String(references.count - limit)]), .dim))
  }
  return lines
}
