// swift-format-ignore-file
// Written by `make library` from Swift/Hasher.swift: change it there.
enum HasherText {
static let text: StaticString = #"""
public struct Hasher {
  var __state: Int
  public init() { __state = 0 }
  public mutating func combine<H: Hashable>(_ value: H) { __state = __state &* 31 &+ value.hashValue }
  public func finalize() -> Int { __state }
}
"""#
}
