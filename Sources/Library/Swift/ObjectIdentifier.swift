// Which object, or which type, something is, whatever it is equal to.
//: part Swift, identity.swift
//: names ObjectIdentifier

public struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
  var __address: UInt
  public var debugDescription: String { "ObjectIdentifier(" + __Counting.text(__address) + ")" }
  public static func < (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool {
    a.__address < b.__address
  }
}
