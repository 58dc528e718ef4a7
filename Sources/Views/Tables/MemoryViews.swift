package import Ownership
package import Session
package import VirtualMachine

/// The view behind `:objects`: who is alive, and where.

/// Live objects, oldest first. `owners`: who holds each unit, and who only points, of the objects that are shown;
/// `claimed`: what `-retainCount` answers where a class overrides it.
package func objectsView(
  _ objects: some Sequence<ObjectInfo>, names: WorldNames,
  owners: (Set<UInt32>) -> [UInt32: [OwnerSign]] = { _ in [:] },
  claimed: (UInt32) -> UInt64? = { _ in nil }, page: Page, limit: Int = 40
) -> [StyledLine] {
  let (shown, counted, constants) = oldest(objects, limit)
  var lines: [StyledLine] = []
  if shown.isEmpty {
    lines += prose("objects.none", page: page)
  } else {
    let claims = shown.map { claimed($0.serial) }
    let owners = owners(Set(shown.map(\.serial)))
    let hasClaims = claims.contains { $0 != nil }
    var headings = [page.text("objects.object"), page.text("objects.count")]
    var alignments: [Table.Alignment] = [.left, .right]
    if hasClaims {
      headings.append("-retainCount")
      alignments.append(.right)
    }
    headings += [
      "init", page.text("objects.instance"), page.text("objects.block"),
      page.text("objects.zone"),
      // In words each holder says itself what it does.
      page.narrates ? "" : page.text("objects.variables"),
    ]
    alignments += [.right, .right, .right, .left, .left]
    var rows: [[StyledLine]] = []
    for (object, claim) in zip(shown, claims) {
      var row = [
        StyledLine("\(objectName(object.serial)) \(object.className)", .bold),
        StyledLine(String(object.count)),
      ]
      if hasClaims {
        // The usual answer of a singleton that is never freed has twenty digits, and a name.
        let words = claim.map { $0 == .max ? "NSUIntegerMax" : String($0) } ?? ""
        row.append(StyledLine(words, .yellow))
      }
      row.append(StyledLine(String(object.initCount), object.initCount > 1 ? .yellow : .plain))
      row.append(
        StyledLine(String(names.classInfo(object.classIndex)?.wholeSize ?? object.size)))
      row.append(StyledLine(String(object.blockSize)))
      row.append(StyledLine(shortZoneName(names.zone(object.zone), object.zone, page: page)))
      let signs = owners[object.serial] ?? []
      var last = StyledLine(
        page.narrates
          ? page.narrated(signs).joined(separator: page.comma) : ChangePicture.signText(signs))
      if object.isDeallocating {
        last.append((last.isEmpty ? "" : "  ") + page.text("objects.deallocating"), .yellow)
      }
      row.append(last)
      rows.append(row)
    }
    lines += Table(headings: headings, alignments: alignments, rows: rows).lines(page: page)
    if counted > limit {
      lines.append(
        StyledLine(page.text("table.more", [page.ellipsis, String(counted - limit)]), .dim))
    }
  }
  if constants > 0 {
    lines += prose("objects.constants", [String(constants)], .dim, page: page)
  }
  return lines
}

/// Objects of C++, which have no count: what each is, where it was made, and which variables point to it.
package func cppObjectsView(
  _ objects: [CppObject], names: WorldNames, page: Page, limit: Int = 40
) -> [StyledLine] {
  let words = OwnershipWords(names: names, page: page)
  let rows = objects.prefix(limit).map { object in
    [
      StyledLine(object.className, .bold), StyledLine(String(takenSize(object.size))),
      StyledLine(words.place(object.place) ?? ""),
      StyledLine(object.variables.map { "(\($0))" }.joined(separator: " ")),
    ]
  }
  var lines = Table(
    headings: [
      page.text("objects.object"), page.text("objects.block"), page.text("objects.cpp.made"),
      page.text("objects.variables"),
    ], alignments: [.left, .right, .left, .left], rows: rows
  ).lines(page: page)
  if objects.count > limit {
    lines.append(
      StyledLine(
        page.text("table.more", [page.ellipsis, String(objects.count - limit)]), .dim))
  }
  return lines + prose("objects.cpp.note", [], .dim, page: page)
}

/// Those that a page has room for, and how many there are; constants do not count. Sorting a million for forty takes
/// longer than Ctrl-C may wait.
private func oldest(
  _ objects: some Sequence<ObjectInfo>, _ limit: Int
) -> (shown: [ObjectInfo], all: Int, constants: Int) {
  var shown: [ObjectInfo] = []
  var all = 0
  var constants = 0
  for object in objects {
    if object.isImmortal {
      constants += 1
      continue
    }
    all += 1
    if shown.count == limit, let last = shown.last {
      if object.serial > last.serial { continue }
      shown.removeLast()
    }
    let place = shown.lastIndex { $0.serial < object.serial }.map { $0 + 1 } ?? 0
    shown.insert(object, at: place)
  }
  return (shown, all, constants)
}

/// A zone's name under a heading that says "zone" already.
func shortZoneName(_ zone: ZoneInfo?, _ id: Int, page: Page) -> String {
  guard let zone else { return "\(id)" }
  if zone.isDefault { return page.text("zone.defaultShort") }
  return zone.name.isEmpty ? "\(id)" : zone.name
}

/// A text of the catalogue as a paragraph.
package func prose(
  _ key: String, _ arguments: [String] = [], _ style: TextStyle = .plain, page: Page,
  indent: String = ""
) -> [StyledLine] {
  wrap(
    page.text(key, arguments), style, width: page.width, firstIndent: indent,
    ambiguousWidth: page.ambiguousWidth)
}
