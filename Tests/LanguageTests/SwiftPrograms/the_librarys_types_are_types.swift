enum Problem: Error { case bad }
func fetch(_ ok: Bool) -> Result<String, Problem> { ok ? .success("data") : .failure(.bad) }
func make<T: Error>(_ type: T.Type) {}
let pool: Set = [1, 2]
