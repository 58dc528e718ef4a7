import FuzzInputs

// libFuzzer over the three front ends, the compiler, the machine, lessons and the prompt; its library brings `main`.
// The first byte of an input chooses its kind, the rest is the text. Half of the mutations are libFuzzer's own, of
// bytes; half are `Bender`'s, of tokens.

private func kind(_ first: UInt8) -> FuzzInput.Kind {
  let all = FuzzInput.Kind.allCases
  return all[Int(first) % all.count]
}

private func program(_ data: UnsafePointer<UInt8>, _ size: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: data + 1, count: size - 1), as: UTF8.self)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  if size > 1 {
    let answered = feed(program(data, size), "input." + kind(data[0]).rawValue)
    if let broken = answered.broken { fatalError(broken) }
  }
  return 0
}

/// libFuzzer's own mutation.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32
) -> Int {
  guard size > 1, seed & 1 == 0 else { return mutateBytes(data, size, most) }
  let language = ProgramWriter.Language(rawValue: kind(data[0]).rawValue)
  var bender = Bender(language ?? .objectiveC, seed: UInt64(seed))
  let bent = Array(bender.bent(program(data, size)).utf8.prefix(max(0, most - 1)))
  for (index, byte) in bent.enumerated() { data[index + 1] = byte }
  return bent.count + 1
}
