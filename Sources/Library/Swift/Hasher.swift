// What a type adds the parts to that make it what it is: equal values add the same.
//: part Swift, hashing.swift
//: names Hasher

public struct Hasher {
  var __state: Int
  public init() { __state = 0 }
  public mutating func combine<H: Hashable>(_ value: H) { __state = __state &* 31 &+ value.hashValue }
  public func finalize() -> Int { __state }
}
