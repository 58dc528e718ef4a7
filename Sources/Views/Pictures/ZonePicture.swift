import Session
package import VirtualMachine

/// `:zones`: the zones as a map, each with a bar for its bytes and the objects that live in it.
package func zonesView(
  _ zones: [ZoneInfo], objects: [ObjectInfo] = [], names: WorldNames = WorldNames(), page: Page,
  limit: Int = 12
) -> [StyledLine] {
  let most = zones.map(\.liveBytes).max() ?? 0
  // One walk over the objects, however many zones there are.
  var inside: [Int: (first: [ObjectInfo], all: Int)] = [:]
  for object in objects where !object.isImmortal {
    inside[object.zone, default: ([], 0)].all += 1
    if inside[object.zone]?.first.count ?? 0 < limit { inside[object.zone]?.first.append(object) }
  }
  var lines: [StyledLine] = []
  for zone in zones {
    var head = StyledLine(
      zone.isDefault
        ? page.text("zone.default")
        : zone.name.isEmpty
          ? page.text("zone.unknown", [String(zone.id)]) : page.text("zone.named", [zone.name]),
      .bold)
    head.append("  0x" + String(zone.address, radix: 16), .dim)
    lines += wrap(
      head, width: page.width, indent: "  ", ambiguousWidth: page.ambiguousWidth)
    let filled = bar(zone.liveBytes, of: most, width: min(page.width - 4, 40), page: page)
    if !filled.isEmpty { lines.append(StyledLine("  " + filled, .cyan)) }
    lines += prose(
      "zones.contents",
      [String(zone.liveObjects), String(zone.liveBlocks), String(zone.liveBytes)], page: page,
      indent: "  ")
    let (first, all) = inside[zone.id] ?? ([], 0)
    let shown = first.map { "\(names.object($0.serial)) \($0.size)" }
    if !shown.isEmpty {
      var list = listed(shown, page)
      if all > limit {
        list += " " + page.text("table.more", [page.ellipsis, String(all - limit)])
      }
      lines += wrap(
        list, .dim, width: page.width, firstIndent: "    ", ambiguousWidth: page.ambiguousWidth)
    }
  }
  return lines
}

/// `:pools`: the pools as the stack that they are, the innermost on top, with what waits in each.
package func poolsView(_ pools: [PoolInfo], names: WorldNames, page: Page) -> [StyledLine] {
  if pools.isEmpty { return prose("pools.none", page: page) }
  var lines: [StyledLine] = []
  for thread in Set(pools.map(\.thread)).sorted() {
    let own = pools.enumerated().filter { $0.element.thread == thread }
    if thread > 1 { lines += prose("threads.name", [String(thread)], .bold, page: page) }
    // Of a very deep stack the two ends are drawn.
    let shown = own.count > 24 ? Array(own.prefix(4)) + Array(own.suffix(16)) : own
    let isCut = own.count > 24
    var box = Box(compartments: [])
    for (position, (index, pool)) in shown.enumerated().reversed() {
      let key = pool.token == names.basePool ? "pools.base" : "pools.pool"
      var content = wrap(
        page.text(key, [String(index + 1), String(pool.objects.count)]), .bold,
        width: max(page.width - 4, 8), ambiguousWidth: page.ambiguousWidth)
      content += waiting(pool, names, page)
      if isCut, position == 4 {
        content.append(
          StyledLine(page.text("table.more", [page.ellipsis, String(own.count - 20)]), .dim))
      }
      box.compartments.append(content)
    }
    lines += box.lines(page: page)
  }
  return lines
}

/// The same object can wait several times: each waiting is a release to come.
private func waiting(_ pool: PoolInfo, _ names: WorldNames, _ page: Page) -> [StyledLine] {
  if pool.objects.isEmpty { return [] }
  var order: [UInt32] = []
  var times: [UInt32: Int] = [:]
  for serial in pool.objects {
    if times[serial] == nil { order.append(serial) }
    times[serial, default: 0] += 1
  }
  let items = order.prefix(40).map { serial in
    let count = times[serial, default: 1]
    return names.object(serial)
      + (count > 1 ? (page.drawsPlainFrames ? " x" : " ×") + "\(count)" : "")
  }
  var list = listed(items, page)
  if order.count > 40 {
    list += " " + page.text("table.more", [page.ellipsis, String(order.count - 40)])
  }
  return wrap(
    list, width: max(page.width - 4, 8), firstIndent: "  ", ambiguousWidth: page.ambiguousWidth)
}
