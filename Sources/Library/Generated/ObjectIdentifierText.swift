// swift-format-ignore-file
// Written by `make library` from Swift/ObjectIdentifier.swift: change it there.
enum ObjectIdentifierText {
static let text: StaticString = #"""
public struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
  var __address: UInt
  public var debugDescription: String { "ObjectIdentifier(" + __Counting.text(__address) + ")" }
  public static func < (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool {
    a.__address < b.__address
  }
}
"""#
}
