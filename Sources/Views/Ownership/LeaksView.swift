import Diagnostics
package import Ownership
import Session
import VirtualMachine

/// What nobody can give back: each leaked object with its missing release, each ring with the edge to make
/// weak. Many of one class, taken at one place, are told once.
package func leaksView(
  _ report: LeakReport, names: WorldNames, page: Page, limit: Int = 8
) -> [StyledLine] {
  if report.isEmpty { return [] }
  let words = OwnershipWords(names: names, page: page)
  var lines: [StyledLine] = []
  var groups: [(leak: LeakReport.Leak, others: Int, kept: Int)] = []
  for leak in report.leaks {
    if let index = groups.firstIndex(where: {
      $0.leak.account.className == leak.account.className
        && $0.leak.missing?.place == leak.missing?.place && !leak.isAbandoned
    }) {
      groups[index].others += 1
      groups[index].kept += leak.kept
    } else {
      groups.append((leak, 0, leak.kept))
    }
  }
  for further in report.further {
    if let index = groups.firstIndex(where: {
      $0.leak.account.className == further.className
        && $0.leak.missing?.place == further.place
    }) {
      groups[index].others += further.objects
      groups[index].kept += further.kept
    }
  }
  for group in groups.prefix(limit) {
    let account = group.leak.account
    let count = account.object?.count ?? 0
    if group.leak.isAbandoned {
      lines += prose("leak.abandoned", [names.object(account.serial)], .warning, page: page)
    } else if group.others == 0 {
      lines += prose(
        "leak.one", [names.object(account.serial), String(count)], .warning, page: page)
    } else {
      lines += prose(
        "leak.many",
        [String(group.others + 1), account.className, names.object(account.serial)], .warning,
        page: page)
    }
    lines += missingReleases(of: group.leak, words: words, page: page)
    if group.kept > 0 {
      lines += prose("leak.kept", [String(group.kept)], .dim, page: page, indent: "  ")
    }
  }
  if groups.count > limit {
    lines.append(
      StyledLine(page.text("table.more", [page.ellipsis, String(groups.count - limit)]), .dim))
  }
  for cycle in report.cycles.prefix(limit) {
    lines += cycleView(cycle, words: words, page: page)
  }
  if report.cycles.count > limit {
    lines.append(
      StyledLine(
        page.text("table.more", [page.ellipsis, String(report.cycles.count - limit)]), .dim))
  }
  for ring in report.memoryRings.prefix(limit) {
    lines += prose("leak.memoryRing", [String(ring.objects)], .warning, page: page)
    lines += excerptView(
      ring.places.prefix(2).map { ($0, page.text("leak.memoryRing.made")) }, sources: names.sources,
      page: page)
  }
  if report.memoryRings.count > limit {
    lines.append(
      StyledLine(
        page.text("table.more", [page.ellipsis, String(report.memoryRings.count - limit)]), .dim))
  }
  for memory in report.memory.prefix(limit) {
    lines += prose(
      "leak.memory", [String(memory.bytes), String(memory.blocks)], .warning, page: page)
    let taken = names.sources.text(of: memory.place)
    let word = !taken.hasPrefix("new") ? "free" : taken.contains("[") ? "delete[]" : "delete"
    lines += excerptView(
      [(memory.place, page.text("leak.missingWord", [word]))], sources: names.sources, page: page)
  }
  if report.memory.count > limit {
    lines.append(
      StyledLine(
        page.text("table.more", [page.ellipsis, String(report.memory.count - limit)]), .dim))
  }
  if report.objects == 0 { return lines }
  let rings = report.memoryRings
  let blocks = report.memory.reduce(rings.reduce(0) { $0 + $1.blocks }) { $0 + $1.blocks }
  let bytes = report.memory.reduce(rings.reduce(report.bytes) { $0 + $1.bytes }) { $0 + $1.bytes }
  lines +=
    blocks == 0
    ? prose("leak.total", [String(report.objects), String(bytes)], .dim, page: page)
    : prose(
      "leak.totalMemory", [String(report.objects), String(blocks), String(bytes)], .dim,
      page: page)
  return lines
}

/// The same in a line each, for the prompt: `:leaks` tells the rest.
package func lossesView(
  _ leaks: [LeakReport.Leak], _ cycles: [LeakReport.Cycle], names: WorldNames, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  let unfinished = leaks.filter(\.isAbandoned)
  let leaks = leaks.filter { !$0.isAbandoned }
  if !unfinished.isEmpty {
    var objects = unfinished.prefix(4).map { names.object($0.account.serial) }
    if unfinished.count > 4 { objects.append(page.ellipsis) }
    lines += prose(
      "picture.unfinished", [page.conjoined(objects)], .yellow, page: page, indent: "  ")
  }
  if let first = leaks.first {
    lines +=
      leaks.count == 1
      ? prose(
        "leak.brief", [names.object(first.account.serial)], .yellow, page: page, indent: "  ")
      : prose(
        "leak.briefMany", [String(leaks.count), names.object(first.account.serial)], .yellow,
        page: page, indent: "  ")
  }
  for cycle in cycles.prefix(3) {
    let members = cycle.edges.prefix(6).map { names.object($0.from) }
    lines += prose(
      "cycle.brief", [listed(members, page)], .yellow, page: page, indent: "  ")
  }
  return lines
}

/// Where each unit was taken that nobody holds any more, and so nobody gives back.
private func missingReleases(
  of leak: LeakReport.Leak, words: OwnershipWords, page: Page, limit: Int = 4
) -> [StyledLine] {
  var units = leak.account.units.filter { $0.isUnheld && !$0.place.isNone }
  if units.isEmpty { units = [leak.missing].compactMap { $0 }.filter { !$0.place.isNone } }
  let lines = excerptView(
    units.prefix(limit).map {
      let key =
        $0.isInNoPool
        ? "leak.noPool" : leak.unwound.contains($0.event) ? "leak.unwound" : "leak.missing"
      return ($0.place, page.text(key, [words.taken($0)]))
    },
    sources: words.names.sources, page: page)
  if units.count <= limit { return lines }
  return lines + [
    StyledLine(page.text("table.more", [page.ellipsis, String(units.count - limit)]), .dim)
  ]
}

private func cycleView(
  _ cycle: LeakReport.Cycle, words: OwnershipWords, page: Page
) -> [StyledLine] {
  let names = words.names
  var lines = prose("cycle.head", [String(cycle.edges.count)], .warning, page: page)
  let arrow = page.drawsPlainFrames ? " -> " : " → "
  for (index, edge) in cycle.edges.prefix(12).enumerated() {
    var line = StyledLine(words.holder(edge.holder))
    line.append(arrow)
    line.append(names.object(edge.to), .bold)
    if index == cycle.weakest { line.append("  " + page.text("cycle.weaken"), .yellow) }
    lines += wrap(
      line, width: page.width, firstIndent: "  ", indent: "      ",
      ambiguousWidth: page.ambiguousWidth)
  }
  if cycle.edges.count > 12 {
    lines.append(
      StyledLine(
        "  " + page.text("table.more", [page.ellipsis, String(cycle.edges.count - 12)]), .dim))
  }
  if !cycle.place.isNone {
    lines += excerptView(
      [(cycle.place, page.text("cycle.takenHere"))], sources: names.sources, page: page)
  }
  if cycle.kept > 0 {
    lines += prose("leak.kept", [String(cycle.kept)], .dim, page: page, indent: "  ")
  }
  return lines
}
