enum Maybe<T> { case nothing, just(T)
  var value: T? { if case .just(let v) = self { return v }; return nil }
}
let a: Maybe<Int> = .just(3)
let b = Maybe<String>.just("x")
let c = Maybe.just(2.5)
print(a.value ?? 0, b, c)
func f(_ m: Maybe<Int>) -> String { switch m { case .nothing: return "none"; case .just(let n): return "just \(n)" } }
print(f(.nothing), f(Maybe.just(4)), f(.just(1)))
indirect enum Expr<N> { case n(N); case add(Expr, Expr) }
func ev(_ e: Expr<Int>) -> Int { switch e { case .n(let x): return x; case let .add(a, b): return ev(a) + ev(b) } }
print(ev(.add(.n(1), .add(.n(2), .n(3)))))
class Box<T> { let v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(v)) } }
print(Box(2).map { "<\($0)>" }.v)
enum Either<L, R> { case left(L), right(R) }
let es: [Either<Int, String>] = [.left(1), .right("r")]
for e in es { switch e { case .left(let l): print("L", l); case .right(let r): print("R", r) } }
print(es)
