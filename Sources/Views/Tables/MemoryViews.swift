import Session
package import VirtualMachine

/// The views behind `:objects`, `:zones` and `:pools`: who is alive, where, and who waits.

/// Live objects, oldest first. `variables`: names that point to an object; `claimed`: what
/// `-retainCount` answers where a class overrides it.
package func objectsView(
  _ objects: [ObjectInfo], names: WorldNames, variables: [UInt32: [String]] = [:],
  claimed: (UInt32) -> UInt64? = { _ in nil }, page: Page, limit: Int = 40
) -> [StyledLine] {
  let counted = objects.filter { !$0.isImmortal }.sorted { $0.serial < $1.serial }
  let constants = objects.count - counted.count
  var lines: [StyledLine] = []
  if counted.isEmpty {
    lines += prose("objects.none", page: page)
  } else {
    let shown = counted.prefix(limit)
    let claims = shown.map { claimed($0.serial) }
    let hasClaims = claims.contains { $0 != nil }
    var headings = [page.text("objects.object"), page.text("objects.count")]
    var alignments: [Table.Alignment] = [.left, .right]
    if hasClaims {
      headings.append("-retainCount")
      alignments.append(.right)
    }
    headings += [
      "init", page.text("objects.bytes"), page.text("objects.zone"),
      page.text("objects.variables"),
    ]
    alignments += [.right, .right, .left, .left]
    var rows: [[StyledLine]] = []
    for (object, claim) in zip(shown, claims) {
      var row = [
        StyledLine("\(objectName(object.serial)) \(object.className)", .bold),
        StyledLine(String(object.count)),
      ]
      if hasClaims { row.append(StyledLine(claim.map(String.init) ?? "", .yellow)) }
      row.append(StyledLine(String(object.initCount), object.initCount > 1 ? .yellow : .plain))
      row.append(StyledLine(String(object.size)))
      row.append(StyledLine(shortZoneName(names.zone(object.zone), object.zone, page: page)))
      var last = StyledLine((variables[object.serial] ?? []).joined(separator: ", "))
      if object.isDeallocating {
        last.append((last.isEmpty ? "" : "  ") + page.text("objects.deallocating"), .yellow)
      }
      row.append(last)
      rows.append(row)
    }
    lines += Table(headings: headings, alignments: alignments, rows: rows).lines(page: page)
    if counted.count > limit {
      lines.append(
        StyledLine(
          page.text("table.more", [page.ellipsis, String(counted.count - limit)]), .dim))
    }
  }
  if constants > 0 {
    lines += prose("objects.constants", [String(constants)], .dim, page: page)
  }
  return lines
}

/// A zone's name under a heading that says "zone" already.
private func shortZoneName(_ zone: ZoneInfo?, _ id: Int, page: Page) -> String {
  guard let zone else { return "\(id)" }
  if zone.isDefault { return page.text("zone.defaultShort") }
  return zone.name.isEmpty ? "\(id)" : zone.name
}

package func zonesView(_ zones: [ZoneInfo], page: Page) -> [StyledLine] {
  let rows = zones.map { zone in
    [
      StyledLine(shortZoneName(zone, zone.id, page: page), .bold),
      StyledLine(String(zone.liveObjects)), StyledLine(String(zone.liveBlocks)),
      StyledLine(String(zone.liveBytes)), StyledLine("0x" + String(zone.address, radix: 16), .dim),
    ]
  }
  let headings = ["zones.zone", "zones.objects", "zones.blocks", "zones.bytes", "zones.address"]
  return Table(
    headings: headings.map { page.text($0) }, alignments: [.left, .right, .right, .right, .left],
    rows: rows
  ).lines(page: page)
}

/// Pools, the innermost first, each with those who wait in it.
package func poolsView(_ pools: [PoolInfo], names: WorldNames, page: Page) -> [StyledLine] {
  if pools.isEmpty { return prose("pools.none", page: page) }
  var lines: [StyledLine] = []
  for (index, pool) in pools.enumerated().reversed() {
    let count = String(pool.objects.count)
    let key = pool.token == names.basePool ? "pools.base" : "pools.pool"
    lines += prose(key, [String(index + 1), count], .bold, page: page)
    if pool.objects.isEmpty { continue }
    // The same object can wait several times: each waiting is a release to come.
    var order: [UInt32] = []
    var times: [UInt32: Int] = [:]
    for serial in pool.objects {
      if times[serial] == nil { order.append(serial) }
      times[serial, default: 0] += 1
    }
    let items = order.prefix(60).map { serial in
      names.object(serial)
        + (times[serial, default: 1] > 1 ? " ×\(times[serial, default: 1])" : "")
    }
    var list = items.joined(separator: ", ")
    if order.count > 60 {
      list += " " + page.text("table.more", [page.ellipsis, String(order.count - 60)])
    }
    lines += wrap(
      list, width: page.width, firstIndent: "  ", ambiguousWidth: page.ambiguousWidth)
  }
  return lines
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
