extension Array where Element == Int { func f() -> Int { 1 } }; extension Array { func f() -> Int { 2 } }; print([1].f(), ["a"].f())
