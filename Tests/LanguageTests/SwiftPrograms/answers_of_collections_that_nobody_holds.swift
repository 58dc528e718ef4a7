class A { let n: Int; init(_ n: Int) { self.n = n }; deinit { print(n, terminator: " ") } }
func arr() -> [A] { [A(1), A(2)] }
func line(_ s: String) { print("\n-- \(s):", terminator: " ") }
line("first where"); _ = arr().first { $0.n == 1 }
line("last where"); _ = arr().last { $0.n == 1 }
line("reduce"); _ = arr().reduce(A(0)) { a, b in a.n == 1 ? a : b.n == 1 ? b : a }
line("filter"); _ = arr().filter { $0.n == 1 }
line("compactMap"); _ = arr().compactMap { $0.n == 1 ? $0 : nil }
line("compactMap 2"); _ = arr().compactMap { $0.n == 2 ? $0 : nil }
line("flatMap"); _ = arr().flatMap { $0.n == 1 ? [$0] : [] }
line("prefix"); _ = arr().prefix(1)
line("suffix"); _ = arr().suffix(1)
line("dropFirst"); _ = arr().dropFirst()
line("dropLast"); _ = arr().dropLast()
line("max"); _ = arr().max { $0.n < $1.n }
line("min"); _ = arr().min { $0.n < $1.n }
line("first"); _ = arr().first
line("last"); _ = arr().last
line("sub 0"); _ = arr()[0]
line("sub 1"); _ = arr()[1]
line("sorted"); _ = arr().sorted { $0.n < $1.n }
line("sorted >"); _ = arr().sorted { $0.n > $1.n }
line("dict first"); _ = ["a": A(1)].first
line("dict values"); _ = ["a": A(1)].values
line("mapValues"); _ = ["a": A(1)].mapValues { A($0.n + 1) }
line("min n"); print(arr().min { $0.n < $1.n }!.n)
line("end")
