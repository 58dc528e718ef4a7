import Bytecode
import Testing

@testable import VirtualMachine

/// The loop decodes instructions by its own copy of the fields; both copies must agree.
@Suite struct FetchedTests {
  @Test(arguments: [
    UInt64(0), .max, 0x8001_7FFF_1234_5678, 0x0102_0304_0506_0708, 0xFFFF_0000_FFFF_0000,
  ])
  func fieldsAgree(bits: UInt64) {
    let instruction = Instruction(bits: bits)
    let fetched = Fetched(bits)
    #expect(fetched.op == instruction.op)
    #expect(fetched.x == instruction.x)
    #expect(fetched.a == instruction.a)
    #expect(fetched.b == instruction.b)
    #expect(fetched.c == instruction.c)
    #expect(fetched.signedC == instruction.signedC)
    #expect(fetched.imm32 == instruction.imm32)
    withUnsafePointer(to: bits) { place in
      let inPlace = FetchedInPlace(place)
      #expect(inPlace.whole.bits == bits)
      #expect(inPlace.op == instruction.op)
      #expect(inPlace.x == instruction.x)
      #expect(inPlace.a == instruction.a)
      #expect(inPlace.b == instruction.b)
      #expect(inPlace.c == instruction.c)
      #expect(inPlace.signedC == instruction.signedC)
      #expect(inPlace.imm32 == instruction.imm32)
    }
  }

  @Test func frameLayoutAgrees() {
    #expect(FrameSlot.headerSlots == FrameLayout.headerSlots)
    #expect(FrameSlot.back == FrameLayout.returnSlot)
    #expect(FrameSlot.caller == FrameLayout.callerSlot)
    #expect(FrameSlot.callable == FrameLayout.callableSlot)
    #expect(FrameSlot.resultAddress == FrameLayout.resultAddressSlot)
  }

  /// The loop casts a byte to an opcode, a native's number to its enum: both rest on the order of cases.
  @Test func casesAreNumberedInOrder() {
    for (index, opcode) in Opcode.allCases.enumerated() { #expect(Int(opcode.rawValue) == index) }
    for (index, native) in NativeFunction.allCases.enumerated() {
      #expect(native.index == index)
      #expect(unsafeBitCast(UInt8(index), to: NativeFunction.self) == native)
    }
  }
}
