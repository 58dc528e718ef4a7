// swift-format-ignore-file
// Written by `make library` from Swift/Unmanaged.swift: change it there.
enum UnmanagedText {
static let text: StaticString = #"""
public struct UnsafeMutableRawPointer: Hashable, CustomStringConvertible {
  var __address: UInt
  public var description: String { __Counting.text(__address) }
  public var debugDescription: String { __Counting.text(__address) }
}
public struct Unmanaged<Instance: AnyObject> {
  var __address: UInt
  public static func passRetained(_ value: Instance) -> Unmanaged<Instance> {
    Unmanaged<Instance>(__address: __Counting.retained(value))
  }
  public static func passUnretained(_ value: Instance) -> Unmanaged<Instance> {
    Unmanaged<Instance>(__address: __Counting.address(value))
  }
  public static func fromOpaque(_ value: UnsafeMutableRawPointer) -> Unmanaged<Instance> {
    Unmanaged<Instance>(__address: value.__address)
  }
  public func toOpaque() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(__address: __address) }
  public func takeUnretainedValue() -> Instance { __Counting.object(__address) as! Instance }
  public func takeRetainedValue() -> Instance { __Counting.take(__address) as! Instance }
  public func retain() -> Unmanaged<Instance> {
    __Counting.retain(__address)
    return self
  }
  public func release() { __Counting.release(__address) }
}
"""#
}
