package import Explorer

/// Under which order of turns an answer is wrong: how many of all there are, the simplest of them in lanes, and
/// why each switch is needed.
package func failingScheduleView(_ exploration: Exploration, page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  if let all = exploration.interleavings, let bad = exploration.bad {
    lines += prose("explore.census", [String(all), String(bad)], page: page)
  }
  lines.append("")
  lines += storyLanes(
    exploration.schedule, firstThread: exploration.firstThread, page: page)
  lines.append("")
  return lines + reasons(exploration, page)
}
