import Session
internal import VirtualMachine

/// Puts a fact into a sentence.
struct FactWords {
  let names: WorldNames
  let page: Page
  /// More than one object takes part: every sentence then says which.
  let namesEveryObject: Bool

  func line(_ fact: Fact) -> StyledLine {
    var sentence = sentence(fact)
    if !fact.others.isEmpty || fact.times > 1, !saysTimes(fact) {
      sentence = page.text("fact.times", [sentence, String(fact.times)])
    }
    var line = StyledLine(sentence, fact.isSurprise ? .yellow : .plain)
    if let context = fact.context {
      let place = fact.place
      let words =
        place.map { page.text("fact.inAt", [context, $0]) } ?? page.text("fact.in", [context])
      line.append(words, .dim)
    }
    return line
  }

  private var arrow: String { page.drawsPlainFrames ? "->" : "→" }

  private func saysTimes(_ fact: Fact) -> Bool {
    if !fact.others.isEmpty { return true }
    switch fact.kind {
    case .initAgain, .retained, .released: return true
    default: return false
    }
  }

  private func subject(_ fact: Fact) -> String {
    if fact.others.isEmpty { return names.object(fact.object) }
    let all = [fact.object] + fact.others
    let first = all.min() ?? 0
    let last = all.max() ?? 0
    if Int(last) - Int(first) == Set(all).count - 1, all.count > 2 {
      return page.text(
        "fact.group",
        [String(all.count), fact.className, objectName(first), objectName(last)])
    }
    // Others lie between them: a range would mean those, too.
    var numbers = Set(all).sorted().map(objectName)
    if numbers.count > 6 { numbers.replaceSubrange(4..<(numbers.count - 1), with: [page.ellipsis]) }
    return page.text(
      "fact.scattered",
      [String(all.count), fact.className, numbers.joined(separator: page.listComma)])
  }

  private func count(_ fact: Fact) -> String {
    if !fact.others.isEmpty { return "" }
    return fact.isTorn
      ? page.text("fact.countAfterwards", [String(fact.after)])
      : page.text("fact.count", ["\(fact.before) \(arrow) \(fact.after)"])
  }

  private func sentence(_ fact: Fact) -> String {
    let subject = subject(fact)
    switch fact.kind {
    case .allocated(let zone):
      return page.text("fact.allocated", [subject, names.zoneName(zone, page: page)])
    case .bitwiseCopy(let original):
      return page.text("fact.bitwiseCopy", [subject, names.object(original)])
    case .retained:
      return page.text("fact.retained", [subject]) + times(fact) + count(fact)
    case .released:
      return page.text("fact.released", [subject]) + times(fact) + count(fact)
        + (fact.endsObject ? page.text("fact.andDeallocated") : "")
    case .deallocated:
      return page.text("fact.deallocated", [subject])
    case .deallocIncomplete:
      return page.text("fact.deallocIncomplete", [subject])
    case .autoreleased(let pool):
      if pool == 0 { return page.text("fact.autoreleasedNowhere", [subject]) }
      let key = pool == names.basePool ? "fact.autoreleasedBase" : "fact.autoreleased"
      return page.text(key, [subject])
    case .initAgain(let selector, let number) where fact.times > 1:
      return page.text(
        "fact.initMany",
        [
          selector, String(Int(number) - fact.times + 1), subject, String(number),
          String(fact.times),
        ])
    case .initAgain(let selector, let number):
      return page.text(
        number == 2 ? "fact.initAgain" : "fact.initOnceMore", [selector, String(number), subject])
    case .initAnswered(let selector, let other):
      if other == 0 { return page.text("fact.initAnsweredNil", [subject, selector]) }
      return page.text("fact.initAnswered", [subject, selector, names.object(other)])
    case .countOverride(let method, let instead):
      let key =
        fact.isTorn
        ? "fact.countAfterwards" : fact.before == fact.after ? "fact.countStays" : "fact.countMoves"
      return about(
        fact,
        answered(method, instead)
          + page.text(key, ["\(fact.after)", "\(fact.before) \(arrow) \(fact.after)"]))
    case .retainCountOverride(let method, let instead, let answer):
      return about(
        fact,
        answered(method, instead)
          + page.text("fact.claims", [String(answer), String(fact.after)]))
    case .makerOverride(let method, let instead, let result, let made):
      let key = result == 0 ? "fact.gaveNil" : made ? "fact.made" : "fact.gaveSame"
      return answered(method, instead) + page.text(key, [names.object(result)])
    case .makerAnsweredClass(let method, let instead, let className):
      return answered(method, instead) + page.text("fact.gaveClass", [className])
    case .nilMessage(let selector):
      return page.text("fact.nilMessage", [selector])
    case .poolDrained(let objects):
      return page.text("fact.poolDrained", [String(objects)])
    case .zoneCreated(let zone):
      return page.text("fact.zoneCreated", [names.zoneName(zone, page: page)])
    case .zoneRecycled(let zone):
      return page.text("fact.zoneRecycled", [names.zoneName(zone, page: page)])
    case .blockTaken(let bytes, let zone):
      return page.text("fact.blockTaken", [String(bytes), names.zoneName(zone, page: page)])
    case .blockFreed(let zone):
      return page.text("fact.blockFreed", [names.zoneName(zone, page: page)])
    case .initialized(let className, let owner):
      return className == owner
        ? page.text("fact.initialized", [className])
        : page.text("fact.initializedAbove", [className, owner])
    }
  }

  private func times(_ fact: Fact) -> String {
    fact.times > 1 && fact.others.isEmpty ? " ×\(fact.times)" : ""
  }

  private func answered(_ method: String, _ instead: String?) -> String {
    if let instead { return page.text("fact.answeredInstead", [method, instead]) }
    return page.text("fact.answered", [method])
  }

  private func about(_ fact: Fact, _ sentence: String) -> String {
    namesEveryObject && fact.others.isEmpty && fact.object != 0
      ? page.text("fact.about", [names.object(fact.object), sentence]) : sentence
  }
}
