import Diagnostics
import Testing

/// A list in pages is a list, at every moment that somebody keeps of it.
@Suite struct PagesTests {
  @Test func eachMomentStaysWhatItWas() {
    var state: UInt64 = 1312
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var list = Pages<[Int]>()
    var model: [[Int]] = []
    var moments: [(Pages<[Int]>, [[Int]])] = []
    for step in 0..<8_000 {
      if model.isEmpty || roll(3) == 0 {
        list.append([step])
        model.append([step])
      } else {
        let place = roll(model.count)
        list[place].append(step)
        model[place].append(step)
      }
      if roll(60) == 0 { moments.append((list, model)) }
      // Back to a moment before, and on another way from there.
      if roll(400) == 0, !moments.isEmpty { (list, model) = moments[roll(moments.count)] }
    }
    for (list, model) in moments + [(list, model)] {
      #expect(list.count == model.count && Array(list) == model)
    }
    #expect(Array([1, 2, 3] as Pages) == [1, 2, 3])
    for count in [0, 1, 63, 64, 65, 128, 200] {
      var same = Pages(repeating: 7, count: count)
      #expect(Array(same) == Array(repeating: 7, count: count))
      same.append(8)
      #expect(same.count == count + 1 && same[count] == 8)
    }
  }
}
