func compose<A, B, C>(_ second: @escaping (B) -> C, _ first: @escaping (A) -> B) -> (A) -> C {
  { second(first($0)) }
}
let shout = compose({ "\($0)!" }, { (number: Int) in number * 2 })
print(shout(21))
func apply<T, U>(_ change: (T) -> U, to value: T) -> U { change(value) }
print(apply({ $0.count + 1 }, to: "four"))
print(apply({ [$0, $0] }, to: 2.5))
