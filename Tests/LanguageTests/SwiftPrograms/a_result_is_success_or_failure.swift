enum NetworkError: Error { case offline, status(Int) }
func load(_ n: Int) -> Result<String, NetworkError> {
  if n == 0 { return .failure(.offline) }
  if n > 100 { return .failure(.status(n)) }
  return .success("ok \(n)")
}
for n in [0, 1, 404] {
  switch load(n) {
  case .success(let text): print(text)
  case .failure(let error): print("failed: \(error)")
  }
}
do {
  print(try load(5).get())
  print(try load(0).get())
} catch { print("caught", error) }
print(load(2).map { $0.count }, load(0).map { $0.count })
print([load(7), load(500)])

class Reply { let text: String; init(_ text: String) { self.text = text }; deinit { print("reply gone") } }
typealias Handler = (Result<Reply, Error>) -> Void
func fetch(_ ok: Bool, completion: @escaping Handler) {
  if ok { completion(.success(Reply("hello"))) } else { completion(.failure(NetworkError.offline)) }
}
fetch(true) { result in if case .success(let reply) = result { print(reply.text) } }
fetch(false) { result in
  switch result {
  case .success(let reply): print(reply.text)
  case .failure(let error): print("err", error)
  }
}
let list: [Result<Int, Error>] = [.success(1), .failure(NetworkError.status(4))]
print(list)
