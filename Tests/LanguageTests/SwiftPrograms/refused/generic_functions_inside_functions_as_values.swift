func f() {
  func id<T>(_ t: T) -> T { return t }
  let g: (Int) -> Int = id
  print(g(1))
  func again<T>(_ t: T, _ n: Int) { print(t); if n > 0 { again("\(t)!", n - 1) } }
  again(1, 1)
}
f()
