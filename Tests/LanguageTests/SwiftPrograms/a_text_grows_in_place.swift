// A variable's text grows where it lies, unless somebody else has it, too.
var text = ""
for _ in 0..<20_000 { text += "ab" }
print(text.count)

var first = "one"
first += " two"
let kept = first
first += " three"
print(kept, "/", first)

func grow(_ given: String) -> String {
  first += "!"
  return given
}
print(grow(first), "/", first)

var twice = "ab"
twice.append("c")
twice += twice
let pair = [twice, twice]
twice += "é"
print(twice, pair)
