/// Breaks prose into lines.
///
/// Western words break at spaces. Chinese has none: a line may end after any character, but must not
/// begin with `，。！？）` and must not end with `（“《`. A message such as `-[Singleton retain]` and a name
/// such as `#1 Singleton` stay whole where they can, and so does a command's name, `:为什么`. A word wider
/// than the line is cut behind a sign in it, as the colons of a selector are, and only what has none anywhere. Styles
/// survive.
package func wrap(
  _ line: StyledLine, width: Int, firstIndent: String = "", indent: String? = nil,
  ambiguousWidth: Int = 1
) -> [StyledLine] {
  let nextIndent = indent ?? firstIndent
  let units = wrapUnits(line, ambiguousWidth: ambiguousWidth)
  let firstWidth = displayWidth(firstIndent, ambiguousWidth: ambiguousWidth)
  let nextWidth = displayWidth(nextIndent, ambiguousWidth: ambiguousWidth)
  var result: [StyledLine] = []
  var current = StyledLine(firstIndent)
  var room = max(width - firstWidth, 4)
  var used = 0
  func breakLine() {
    result.append(trimmed(current))
    current = StyledLine(nextIndent)
    room = max(width - nextWidth, 4)
    used = 0
  }
  let whole = max(width - nextWidth, 4)
  let fitting = units.flatMap { unit in
    unit.width <= whole
      ? [unit] : unit.parts.flatMap { $0.width <= whole ? [$0] : $0.pieces }
  }
  for unit in fitting {
    if used > 0, used + unit.width > room { breakLine() }
    if unit.width <= room {
      for cell in unit.cells { current.append(cell) }
      used += unit.width + unit.spaces
    } else {
      for cell in unit.cells {
        if used > 0, used + cell.width > room { breakLine() }
        current.append(cell)
        used += cell.width
      }
      used += unit.spaces
    }
    if unit.spaces > 0 {
      current.append(
        WrapCell(
          text: String(repeating: " ", count: unit.spaces), style: unit.spaceStyle,
          width: unit.spaces))
    }
  }
  result.append(trimmed(current))
  return result
}

package func wrap(
  _ text: String, _ style: TextStyle = .plain, width: Int, firstIndent: String = "",
  indent: String? = nil, ambiguousWidth: Int = 1
) -> [StyledLine] {
  var result: [StyledLine] = []
  for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    result += wrap(
      StyledLine(String(part), style), width: width,
      firstIndent: index == 0 ? firstIndent : indent ?? firstIndent, indent: indent,
      ambiguousWidth: ambiguousWidth)
  }
  return result
}

/// One character with its style.
private struct WrapCell {
  var text: String
  var style: TextStyle
  var width: Int
}

/// What stays together on a line, and the blanks behind it, which vanish at a line's end.
private struct WrapUnit {
  var cells: [WrapCell] = []
  var width = 0
  var spaces = 0
  var spaceStyle: TextStyle = .plain

  /// `#12`: the class that follows belongs to it.
  var isObjectNumber: Bool {
    cells.count > 1 && cells[0].text == "#"
      && cells.dropFirst().allSatisfy { $0.text.allSatisfy(\.isNumber) }
  }

  /// The unit cut at the blanks inside it, for a line too narrow to keep it whole.
  var parts: [WrapUnit] {
    var result = [WrapUnit()]
    for cell in cells {
      if cell.text == " " {
        result[result.count - 1].spaces += 1
        result[result.count - 1].spaceStyle = cell.style
      } else {
        if result[result.count - 1].spaces > 0 { result.append(WrapUnit()) }
        result[result.count - 1].cells.append(cell)
        result[result.count - 1].width += cell.width
      }
    }
    result[result.count - 1].spaces += spaces
    return result
  }
}

extension WrapUnit {
  /// The unit cut behind the signs in it, where letters follow.
  fileprivate var pieces: [WrapUnit] {
    var result = [WrapUnit()]
    var previous: Character?
    for cell in cells {
      let character = cell.text.first
      if let previous, let character, signsToCutBehind.contains(previous), character != previous,
        !neverFirst.contains(character)
      {
        result.append(WrapUnit())
      }
      result[result.count - 1].cells.append(cell)
      result[result.count - 1].width += cell.width
      previous = character
    }
    result[result.count - 1].spaces = spaces
    result[result.count - 1].spaceStyle = spaceStyle
    return result
  }
}

private let signsToCutBehind: Set<Character> = [":", "_", "/", ",", ";", ".", "-", "=", "&", "|"]

private func wrapUnits(_ line: StyledLine, ambiguousWidth: Int) -> [WrapUnit] {
  var units: [WrapUnit] = []
  var unit = WrapUnit()
  var previous: Character?
  var brackets = 0
  var isInCommand = false
  for span in line.spans {
    for character in visible(span.text) {
      isInCommand =
        character == ":"
        ? previous.map { $0 == " " || $0 == "`" || neverLast.contains($0) } ?? true
        : isInCommand && character.isLetter
      if character == "[" { brackets += 1 }
      if character == "]" { brackets = max(brackets - 1, 0) }
      if character == " " {
        if previous != " ", brackets > 0 || unit.isObjectNumber {
          unit.cells.append(WrapCell(text: " ", style: span.style, width: 1))
          unit.width += 1
          previous = "_"
          continue
        }
        unit.spaces += 1
        unit.spaceStyle = span.style
        previous = character
        continue
      }
      if let previous, !unit.cells.isEmpty || unit.spaces > 0,
        previous == " " || !isInCommand && mayBreak(between: previous, and: character)
      {
        units.append(unit)
        unit = WrapUnit()
      }
      let width = displayWidth(of: character, ambiguousWidth: ambiguousWidth)
      unit.cells.append(WrapCell(text: String(character), style: span.style, width: width))
      unit.width += width
      previous = character
    }
  }
  if !unit.cells.isEmpty { units.append(unit) }
  return units
}

private let neverFirst: Set<Character> = [
  "，", "。", "！", "？", "）", "、", "；", "：", "”", "’", "》", "〉", "」", "』", "】", "…", "—", "·", "～",
  "％", ",", ".", "!", "?", ")", ":", ";", "%", "]", "}", "ー", "々",
]
private let neverLast: Set<Character> = [
  "（", "“", "‘", "《", "〈", "「", "『", "【", "(", "[", "{", "#",
]

private func mayBreak(between a: Character, and b: Character) -> Bool {
  guard isIdeographic(a) || isIdeographic(b) else { return false }
  return !neverFirst.contains(b) && !neverLast.contains(a)
}

private func isIdeographic(_ character: Character) -> Bool {
  guard let scalar = character.unicodeScalars.first else { return false }
  return scalar.value >= 0x2E80 && isWide(scalar)
}

extension StyledLine {
  fileprivate mutating func append(_ cell: WrapCell) {
    if let last = spans.indices.last, spans[last].style == cell.style {
      spans[last].text += cell.text
    } else {
      spans.append(StyledSpan(cell.text, cell.style))
    }
  }
}

private func trimmed(_ line: StyledLine) -> StyledLine {
  var line = line
  while let last = line.spans.last {
    let text = last.text
    let kept = text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    if kept.isEmpty {
      line.spans.removeLast()
      continue
    }
    line.spans[line.spans.count - 1].text = kept
    break
  }
  return line
}
