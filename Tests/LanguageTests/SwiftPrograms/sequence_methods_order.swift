let r = [3, 1, 2].map { (n: Int) -> Int in
  print("m", n)
  return n * 2
}.filter {
  print("f", $0)
  return $0 > 2
}
print(r)
print([3, 1, 2].sorted(), [3, 1, 2].sorted(by: >), [1, 2, 3].first { $0 > 1 } as Any)
print(
  [1, 2, 3, 4].contains { $0 == 3 }, [5, 6].firstIndex(of: 6) as Any,
  ["a", "b"].joined(separator: "-"))
