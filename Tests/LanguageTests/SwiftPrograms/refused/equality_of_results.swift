enum Fail: Error, Equatable { case bad }
let r: Result<Int, Fail> = .success(1)
print(r == .success(1))
