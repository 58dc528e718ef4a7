let score = 1, base = [1, 2]
func next() -> Int { 0 }
struct Pt { var x = 1 }
class G { var score = 5; var base = [7, 8]; static var total = Pt()
  func bump() -> Int { score += 1; return score }
  func grow() -> Int { base.append(9); return base.count }
  func t() { print(score + bump(), [score, bump()], (base.count, grow(), base.count)); base[0] += grow(); print(base) }
  class In { func w() -> Int { total.x += 1; return total.x }
    func u() { print(total.x + w(), (total.x, w(), total.x)); total.x += w(); print(total.x); swapIt(&total.x) }
    func swapIt(_ n: inout Int) { n = 100 } }
}
G().t(); G.In().u(); print(G.total.x, score, base)
