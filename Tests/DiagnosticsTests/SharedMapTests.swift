import Testing

@testable import Diagnostics

/// A dictionary in layers is a dictionary, at every moment that somebody keeps of it.
@Suite struct SharedMapTests {
  @Test func eachMomentStaysWhatItWas() {
    var state: UInt64 = 2711
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var map: SharedMap<Int, String> = [:]
    var model: [Int: String] = [:]
    var moments: [(SharedMap<Int, String>, [Int: String])] = []
    for step in 0..<20_000 {
      let key = roll(6_000)
      let value = roll(5) == 0 ? nil : "\(step)"
      map[key] = value
      model[key] = value
      if roll(40) == 0 {
        map.share()
        if moments.count < 60 || roll(20) == 0 { moments.append((map, model)) }
      }
      // Back to a moment before, and on another way from there.
      if roll(500) == 0, !moments.isEmpty {
        (map, model) = moments[roll(moments.count)]
      }
    }
    for (map, model) in moments + [(map, model)] {
      #expect(map.entries == model)
      for key in stride(from: 0, to: 6_000, by: 7) { #expect(map[key] == model[key]) }
    }
  }

  /// What a new entry makes a copy of is small, however many there are.
  @Test func aNewEntryCopiesFew() {
    var map: SharedMap<Int, Int> = [:]
    var most = 0
    for key in 0..<50_000 {
      map.share()
      map[key] = key
      most = max(most, map.top.count)
    }
    #expect(most <= 16)
    #expect(map[0] == 0 && map[49_999] == 49_999 && map[50_000] == nil)
  }
}
