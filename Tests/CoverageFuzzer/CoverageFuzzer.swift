import FuzzInputs

// libFuzzer over the three front ends, the compiler and the machine; its library brings `main`. The first byte of an
// input chooses its language, the rest is the program. Half of the mutations are libFuzzer's own, of bytes; half are
// `Bender`'s, of tokens.

private func language(_ first: UInt8) -> ProgramWriter.Language {
  let all = ProgramWriter.Language.allCases
  return all[Int(first) % all.count]
}

private func program(_ data: UnsafePointer<UInt8>, _ size: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: data + 1, count: size - 1), as: UTF8.self)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  if size > 1 { _ = feed(program(data, size), "program." + language(data[0]).rawValue) }
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
  var bender = Bender(language(data[0]), seed: UInt64(seed))
  let bent = Array(bender.bent(program(data, size)).utf8.prefix(max(0, most - 1)))
  for (index, byte) in bent.enumerated() { data[index + 1] = byte }
  return bent.count + 1
}
