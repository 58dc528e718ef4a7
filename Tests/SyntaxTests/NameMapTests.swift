import Testing

@testable import Syntax

/// What is known of names is a dictionary, at every moment that somebody keeps of it.
@Suite struct NameMapTests {
  @Test func eachMomentStaysWhatItWas() {
    var state: UInt64 = 4711
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    typealias Moment = (map: NameMap<[Int]>, set: NameSet, model: [Int32: [Int]])
    var now: Moment = (NameMap(), NameSet(), [:])
    var moments: [Moment] = [now]
    for step in 0..<20_000 {
      let name = Int32(roll(roll(20) == 0 ? 60_000 : 700))
      switch roll(6) {
      case 0:
        (now.map[name], now.model[name]) = (nil, nil)
        now.set.remove(name)
      case 1:
        now.map[name, default: [-1]].append(step)
        now.model[name, default: [-1]].append(step)
        now.set.insert(name)
      default:
        (now.map[name], now.model[name]) = ([step], [step])
        now.set.insert(name)
      }
      if roll(80) == 0 { moments.append(now) }
      // Back to a moment before, and on another way from there.
      if roll(500) == 0 { now = moments[roll(moments.count)] }
    }
    moments.append(now)
    for (map, set, model) in moments {
      #expect(map.names == model.keys.sorted())
      #expect(map.names.allSatisfy { map[$0] == model[$0] })
      #expect((-2..<800).allSatisfy { set.contains($0) == (model[$0] != nil) })
      #expect((-2..<800).allSatisfy { map[$0] == model[$0] })
    }
    // What two moments do not share is at least what differs.
    let (old, new) = (moments[moments.count / 2], now)
    var seen: Set<Int32> = []
    new.map.eachEntry(unsharedWith: old.map) { name, value in
      #expect(value == new.model[name])
      seen.insert(name)
    }
    #expect(new.model.allSatisfy { seen.contains($0.key) || old.model[$0.key] == $0.value })
    new.map.eachEntry(unsharedWith: new.map) { _, _ in Issue.record("nothing has changed") }
  }
}
