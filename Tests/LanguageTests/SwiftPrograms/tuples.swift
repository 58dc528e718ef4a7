func minMax(_ list: [Int]) -> (min: Int, max: Int) {
  var low = list[0], high = list[0]
  for n in list { if n < low { low = n }; if n > high { high = n } }
  return (low, high)
}
let result = minMax([3, 1, 2])
print(result.min, result.max, result)
let (a, b) = (1, "x")
print(a, b)
var x = 1, y = 2
(x, y) = (y, x)
print(x, y)
