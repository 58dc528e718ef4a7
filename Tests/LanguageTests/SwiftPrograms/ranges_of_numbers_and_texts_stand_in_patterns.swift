import Foundation
func grade(_ points: Double) -> String {
  switch points {
  case ..<0: return "below"
  case 0..<4.5: return "low"
  case 4.5...9.5: return "high"
  default: return "above"
  }
}
print([-1, 0, 4.4, 4.5, 9.5, 10].map(grade))
func kind(_ c: Character) -> String {
  switch c {
  case "a"..."z": return "lower"
  case "A"..."Z": return "upper"
  case "0"..<"5", "9": return "digit"
  default: return "other"
  }
}
print("qQ4679 é".map(kind).joined(separator: " "))
switch "mango" {
case "a"..<"m": print("first half")
case "m"...: print("second half")
default: print("none")
}
let low = 0.5, high = 1.5
print((low...high).contains(1.5), (low..<high).contains(1.5), ("a"..."e").contains("d"))
if case low...high = 0.7 { print("between") }
for x in stride(from: 0.0, to: 0.5, by: 0.1) { print(x, terminator: " ") }
print(stride(from: 1, through: 0, by: -0.25).map { $0 * 2 })
