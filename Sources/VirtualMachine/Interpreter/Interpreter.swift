internal import Bytecode

/// The loop: fetches an instruction, switches, and does it.
///
/// Everything hot is in local variables: `pc` (next instruction), `r` (slot 0 of the running frame), `k`
/// (constants), `code` (first instruction of the running code). They are written back to the thread's record
/// when the loop is left, so a world between two runs is nothing but memory. Simulated calls never
/// become Swift calls: a call pushes a frame and goes on in the same loop, and a native that wants a
/// message sent asks the loop to send it. That is why a run can be cut after any instruction, saved, and
/// continued elsewhere.
package enum RunResult: Equatable, Sendable {
  /// The bottom frame returned; its result is in `World.result`.
  case finished
  /// The fuel (or the number of instructions) is used up; call again to go on.
  case sliceEnded
  /// `World.stop` says why.
  case stopped
  /// The current thread waits (only for clients that schedule by themselves).
  case blocked
}

/// How the loop counts, and where it stops. Three specialised copies exist; the fast one does neither count
/// instructions nor stop before visible operations.
protocol RunMode {
  static var countsInstructions: Bool { get }
  /// Asks before each instruction whether the thread may go on (`mayRun`); where nobody explores, visible
  /// operations are places where a turn can end, as in a run with a seed.
  static var explores: Bool { get }
  /// Does pairs in one step (`InstructionPair`).
  static var joinsPairs: Bool { get }
}
enum FastMode: RunMode {
  static let countsInstructions = false
  static let explores = false
  static let joinsPairs = true
}
enum CountingMode: RunMode {
  static let countsInstructions = true
  static let explores = false
  static let joinsPairs = false
}
enum ExploringMode: RunMode {
  static let countsInstructions = false
  static let explores = true
  static let joinsPairs = false
}

/// What a native answers.
enum NativeOutcome {
  /// The result is in slot 0 of its call.
  case done
  /// Send `pending.selector` to slot 4, with the arguments that are in place.
  case send
  /// `stop` is set.
  case stopped
  /// The thread has to wait; the instruction is done again when it is woken.
  case blocked
  /// Call `pending.callable` with `pending.receiver` first; then the instruction is done again.
  case callFirst
}

extension World {
  /// Runs at most so many instructions, counting them.
  package func run(instructions: Int, fuel: Int = .max) -> RunResult {
    precondition(loopDepth == 0, "the loop was entered from within itself")
    loopDepth = 1
    defer { loopDepth = 0 }
    if kernel.pointee.turnLength == 0 { beginTurn() }
    return loop(CountingMode.self, fuel: fuel, instructions: instructions)
  }

  /// What the bottom frame of the current thread returned.
  package var result: UInt64 {
    let thread = currentThread
    return stackBase(thread)[Int(thread.pointee.frame)]
  }

  /// Writes the loop's state back; `at` is the instruction to go on with. (A nested function would force the
  /// captured locals into memory and cost the loop its registers.)
  @inline(never)
  private func leave(
    _ at: UnsafePointer<UInt64>, _ result: RunResult, _ r: UnsafeMutablePointer<UInt64>,
    _ stack: UnsafeMutablePointer<UInt64>, _ code: UnsafePointer<UInt64>, _ fuelUsed: Int,
    _ executed: Int
  ) -> RunResult {
    runs &+= 1
    let thread = currentThread
    thread.pointee.frame = UInt32(truncatingIfNeeded: r - stack)
    thread.pointee.pc = UInt32(truncatingIfNeeded: at - code)
    let fuelUsed = fuelUsed &+ charged
    charged = 0
    kernel.pointee.steps &+= UInt64(truncatingIfNeeded: fuelUsed)
    kernel.pointee.turnUsed &+= UInt64(truncatingIfNeeded: fuelUsed)
    countingRun.instructionCount &+= UInt64(truncatingIfNeeded: executed)
    runningFrame = r
    runningPC = at - code
    return result
  }

  func loop<Mode: RunMode>(
    _ mode: Mode.Type, fuel fuelLimit: Int, instructions: Int
  ) -> RunResult {
    let thread = currentThread
    let callables = self.callables.entries
    let shadow = space.shadow
    let bias = space.bias
    let stack = stackBase(thread)
    // Frames have reached so far; going beyond is a slow path (`reach`).
    var stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
    let classCount = UInt64(kernel.pointee.classCount)
    let firstSelector = AddressLayout.base &+ UInt64(AddressLayout.selectors)
    let rows = self.rows.byClass
    let sites = siteCache.sends
    let returns = siteCache.returns
    let counting = siteCache.counting
    let postsSends = observes(.send)
    let postsCounts = observes(.retain) || observes(.release)
    let isSeeded = exploring == nil && kernel.pointee.schedule != 0
    siteCache.begin(postsSends: postsSends)

    var fuel = fuelLimit
    var budget = instructions
    var r = stack + Int(thread.pointee.frame)
    let running = callables + currentCallable(r)
    var code = running.pointee.instructions
    var k = running.pointee.constants
    var pc = code + Int(thread.pointee.pc)
    stop = nil
    // What looking at the world has charged is nobody's.
    charged = 0
    // A thread's first frame found no room for its variables, or its body came after the frame was laid.
    if _slowPath(
      running.pointee.memoryBytes != 0 && r[FrameSlot.caller] & FrameFlags.hasMemory == 0
        || pc == code && !(r + Int(running.pointee.registerCount) < stackEnd))
    {
      if !widenFrame(r) { return leave(pc, .stopped, r, stack, code, 0, 0) }
      stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
    }

    // The one way out is behind the loop. The thread goes on with the instruction before `pc`: one that could not be
    // finished is done again, and whoever leaves otherwise steps over it first.
    var result = RunResult.stopped
    running: while true {
      if Mode.countsInstructions {
        let posted = kernel.pointee.eventCount
        if budget == 0 || posted >= countingRun.eventLimit {
          pc += 1
          result = .sliceEnded
          break running
        }
        if recording.isOn,
          watchWrite(InstructionPair.single(Fetched(pc.pointee)), r, k, pc: pc - code)
        {
          pc += 1
          result = .sliceEnded
          break running
        }
        if statements.isOn, watchStatement(r, pc: pc - code) {
          pc += 1
          result = .sliceEnded
          break running
        }
        countingRun.eventsBeforeInstruction = posted
        budget &-= 1
      }
      let i = FetchedInPlace(pc)
      if Mode.explores, !isSeeded, !mayRun(InstructionPair.single(i.whole), r, pc - code) {
        pc += 1
        result = .sliceEnded
        break running
      }
      if Mode.explores || Mode.countsInstructions, isSeeded, canEndTurn(before: i.whole, r, pc) {
        if fuel <= 0 {
          pc += 1
          result = .sliceEnded
          break running
        }
        fuel &-= 1
      }
      pc += 1
      // Set by the call-like cases, used behind the switch.
      let base: UnsafeMutablePointer<UInt64>
      var callee: Int
      // What a native has answered, where `callee` is 0.
      var outcome = NativeOutcome.done

      // The loader admits only instructions of this table. (The opcode has no name: for a case that asks for it again it
      // would be kept in a register through all the others; such a case reads the whole instruction.)
      switch unsafeBitCast(i.op, to: Opcode.self) {
      // MARK: Moves and constants
      case .trap:
        if i.x != 0, !resultIsUsed(r) { continue }
        stop = trapped(tables.callables[currentCallable(r)])
        break running
      case .move:
        r[i.a] = r[i.b]
        continue
      case .moveMove:
        r[i.a] = r[i.b]
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          pc += 1
          r[next.a] = r[next.b]
        }
        continue
      case .loadImmediate:
        r[i.a] = UInt64(bitPattern: Int64(i.imm32))
        continue
      case .loadConstant:
        r[i.a] = k[i.imm32]
        continue
      case .leaMemory:
        r[i.a] =
          AddressLayout.base &+ (r[FrameSlot.caller] >> 32)
          &+ UInt64(bitPattern: Int64(i.imm32))
        continue
      case .loadResultAddress:
        r[i.a] = r[FrameSlot.resultAddress]
        continue

      // MARK: 64-bit integers
      case .add64:
        r[i.a] = r[i.b] &+ r[i.c]
        continue
      case .sub64:
        r[i.a] = r[i.b] &- r[i.c]
        continue
      case .mul64:
        r[i.a] = r[i.b] &* r[i.c]
        continue
      case .addS64:
        let (sum, overflow) = Int64(bitPattern: r[i.b]).addingReportingOverflow(
          Int64(bitPattern: r[i.c]))
        r[i.a] =
          _fastPath(!overflow)
          ? UInt64(bitPattern: sum) : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .subS64:
        let (difference, overflow) = Int64(bitPattern: r[i.b]).subtractingReportingOverflow(
          Int64(bitPattern: r[i.c]))
        r[i.a] =
          _fastPath(!overflow)
          ? UInt64(bitPattern: difference) : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .mulS64:
        let (product, overflow) = Int64(bitPattern: r[i.b]).multipliedReportingOverflow(
          by: Int64(bitPattern: r[i.c]))
        r[i.a] =
          _fastPath(!overflow)
          ? UInt64(bitPattern: product) : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .divS64, .remS64, .divU64, .remU64, .divS32, .remS32:
        guard let value = divide(i.whole, r[i.b], r[i.c]) else {
          break running
        }
        r[i.a] = value
        continue
      case .and64:
        r[i.a] = r[i.b] & r[i.c]
        continue
      case .or64:
        r[i.a] = r[i.b] | r[i.c]
        continue
      case .xor64:
        r[i.a] = r[i.b] ^ r[i.c]
        continue
      case .shl64:
        let places = r[i.c]
        r[i.a] =
          _fastPath(places < 32) ? r[i.b] &<< places : shift(i.whole, r, World.running(pc, code))
        continue
      case .shrS64:
        let places = r[i.c]
        r[i.a] =
          _fastPath(places < 32)
          ? UInt64(bitPattern: Int64(bitPattern: r[i.b]) &>> Int64(bitPattern: places))
          : shift(i.whole, r, World.running(pc, code))
        continue
      case .shrU64:
        let places = r[i.c]
        r[i.a] =
          _fastPath(places < 32) ? r[i.b] &>> places : shift(i.whole, r, World.running(pc, code))
        continue
      case .shlU32:
        let places = r[i.c]
        r[i.a] =
          _fastPath(places < 32)
          ? World.unsigned32(r[i.b] &<< places) : shift(i.whole, r, World.running(pc, code))
        continue
      case .shlS32, .shlS64:
        r[i.a] = shift(i.whole, r, World.running(pc, code))
        continue
      case .addImmediate64:
        r[i.a] = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        continue
      case .addImmediateS64:
        let (sum, overflow) = Int64(bitPattern: r[i.b]).addingReportingOverflow(
          Int64(i.signedC))
        r[i.a] =
          _fastPath(!overflow)
          ? UInt64(bitPattern: sum) : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .neg64:
        r[i.a] = 0 &- r[i.b]
        continue
      case .negS64:
        r[i.a] =
          _fastPath(r[i.b] != 1 << 63)
          ? 0 &- r[i.b] : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .not64:
        r[i.a] = ~r[i.b]
        continue

      case .addScaled64:
        r[i.a] = r[i.b] &+ r[i.c] &<< UInt64(truncatingIfNeeded: i.x)
        continue

      case .addScaled64Load64:
        r[i.a] = r[i.b] &+ r[i.c] &<< UInt64(truncatingIfNeeded: i.x)
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          let address = r[next.b] &+ UInt64(bitPattern: Int64(next.signedC))
          if World.isUsable(address, 8, shadow) {
            pc += 1
            r[next.a] = World.word(World.host(address, bias))
          }
        }
        continue

      // MARK: 32-bit integers
      case .addS32:
        // Both operands are canonical, so the 64-bit result is exact.
        let exact = r[i.b] &+ r[i.c]
        r[i.a] =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .addU32:
        r[i.a] = World.unsigned32(r[i.b] &+ r[i.c])
        continue
      case .subS32:
        let exact = r[i.b] &- r[i.c]
        r[i.a] =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .subU32:
        r[i.a] = World.unsigned32(r[i.b] &- r[i.c])
        continue
      case .mulS32:
        let exact = r[i.b] &* r[i.c]
        r[i.a] =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .mulU32:
        r[i.a] = World.unsigned32(r[i.b] &* r[i.c])
        continue
      case .addImmediateS32:
        let exact = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        r[i.a] =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .addImmediateU32:
        r[i.a] = World.unsigned32(r[i.b] &+ UInt64(bitPattern: Int64(i.signedC)))
        continue
      case .negS32:
        let exact = 0 &- r[i.b]
        r[i.a] =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        continue
      case .negU32:
        r[i.a] = World.unsigned32(0 &- r[i.b])
        continue
      case .notU32:
        r[i.a] = World.unsigned32(~r[i.b])
        continue

      // MARK: Conversions
      case .extendS8:
        r[i.a] = UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: r[i.b])))
        continue
      case .extendU8:
        r[i.a] = r[i.b] & 0xFF
        continue
      case .extendS16:
        r[i.a] = UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: r[i.b])))
        continue
      case .extendU16:
        r[i.a] = r[i.b] & 0xFFFF
        continue
      case .extendS32:
        r[i.a] = World.signed32(r[i.b])
        continue
      case .extendU32:
        r[i.a] = World.unsigned32(r[i.b])
        continue
      case .toBool:
        r[i.a] = r[i.b] != 0 ? 1 : 0
        continue
      case .logicalNot:
        r[i.a] = r[i.b] == 0 ? 1 : 0
        continue
      case .s64ToF64:
        r[i.a] = World.bits(Double(Int64(bitPattern: r[i.b])))
        continue
      case .u64ToF64:
        r[i.a] = World.bits(Double(r[i.b]))
        continue
      case .f64ToS64:
        r[i.a] = World.signedInteger(Double(bitPattern: r[i.b]))
        continue
      case .f64ToU64:
        r[i.a] = World.unsignedInteger(Double(bitPattern: r[i.b]))
        continue
      case .s64ToF32:
        r[i.a] = World.bits(Float(Int64(bitPattern: r[i.b])))
        continue
      case .u64ToF32:
        r[i.a] = World.bits(Float(r[i.b]))
        continue
      case .f32ToF64:
        r[i.a] = World.bits(Double(World.float(r[i.b])))
        continue
      case .f64ToF32:
        r[i.a] = World.bits(Float(Double(bitPattern: r[i.b])))
        continue
      case .f64ToBool:
        r[i.a] = Double(bitPattern: r[i.b]) != 0 ? 1 : 0
        continue

      // MARK: Floating point
      case .addF64:
        r[i.a] = World.bits(Double(bitPattern: r[i.b]) + Double(bitPattern: r[i.c]))
        continue
      case .subF64:
        r[i.a] = World.bits(Double(bitPattern: r[i.b]) - Double(bitPattern: r[i.c]))
        continue
      case .mulF64:
        r[i.a] = World.bits(Double(bitPattern: r[i.b]) * Double(bitPattern: r[i.c]))
        continue
      case .divF64:
        r[i.a] = World.bits(Double(bitPattern: r[i.b]) / Double(bitPattern: r[i.c]))
        continue
      case .addF32:
        r[i.a] = World.bits(World.float(r[i.b]) + World.float(r[i.c]))
        continue
      case .subF32:
        r[i.a] = World.bits(World.float(r[i.b]) - World.float(r[i.c]))
        continue
      case .mulF32:
        r[i.a] = World.bits(World.float(r[i.b]) * World.float(r[i.c]))
        continue
      case .divF32:
        r[i.a] = World.bits(World.float(r[i.b]) / World.float(r[i.c]))
        continue
      case .negF64:
        r[i.a] = r[i.b] ^ (1 << 63)
        continue
      case .negF32:
        r[i.a] = r[i.b] ^ (1 << 31)
        continue

      // MARK: Comparisons
      case .equal64:
        r[i.a] = r[i.b] == r[i.c] ? 1 : 0
        continue
      case .notEqual64:
        r[i.a] = r[i.b] != r[i.c] ? 1 : 0
        continue
      case .lessS64:
        r[i.a] = Int64(bitPattern: r[i.b]) < Int64(bitPattern: r[i.c]) ? 1 : 0
        continue
      case .lessOrEqualS64:
        r[i.a] = Int64(bitPattern: r[i.b]) <= Int64(bitPattern: r[i.c]) ? 1 : 0
        continue
      case .lessU64:
        r[i.a] = r[i.b] < r[i.c] ? 1 : 0
        continue
      case .lessOrEqualU64:
        r[i.a] = r[i.b] <= r[i.c] ? 1 : 0
        continue
      case .equalF64:
        r[i.a] = Double(bitPattern: r[i.b]) == Double(bitPattern: r[i.c]) ? 1 : 0
        continue
      case .notEqualF64:
        r[i.a] = Double(bitPattern: r[i.b]) != Double(bitPattern: r[i.c]) ? 1 : 0
        continue
      case .lessF64:
        r[i.a] = Double(bitPattern: r[i.b]) < Double(bitPattern: r[i.c]) ? 1 : 0
        continue
      case .lessOrEqualF64:
        r[i.a] = Double(bitPattern: r[i.b]) <= Double(bitPattern: r[i.c]) ? 1 : 0
        continue

      // MARK: Jumps. A jump back pays for the code that it repeats (`StepCost`). The `_fastPath` hints keep a taken branch from becoming a conditional move of `pc`.
      case .jump:
        pc += i.imm32
        continue
      case .jumpIfZero:
        if _fastPath(r[i.a] == 0) { pc += i.imm32 }
        continue
      case .jumpIfNotZero:
        if _fastPath(r[i.a] != 0) { pc += i.imm32 }
        continue
      case .jumpEqual:
        if _fastPath(r[i.a] == r[i.b]) { pc += i.signedC }
        continue
      case .jumpNotEqual:
        if _fastPath(r[i.a] != r[i.b]) { pc += i.signedC }
        continue
      case .jumpLessS:
        if _fastPath(Int64(bitPattern: r[i.a]) < Int64(bitPattern: r[i.b])) { pc += i.signedC }
        continue
      case .jumpLessOrEqualS:
        if _fastPath(Int64(bitPattern: r[i.a]) <= Int64(bitPattern: r[i.b])) { pc += i.signedC }
        continue
      case .jumpLessU:
        if _fastPath(r[i.a] < r[i.b]) { pc += i.signedC }
        continue
      case .jumpLessOrEqualU:
        if _fastPath(r[i.a] <= r[i.b]) { pc += i.signedC }
        continue
      case .jumpBack:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        fuel &+= i.imm32 &>> StepCost.shift
        pc += i.imm32
        continue
      case .jumpIfZeroBack:
        if r[i.a] == 0 {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.imm32 &>> StepCost.shift
          pc += i.imm32
        }
        continue
      case .jumpIfNotZeroBack:
        if _fastPath(r[i.a] != 0) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.imm32 &>> StepCost.shift
          pc += i.imm32
        }
        continue
      case .jumpLessSBack:
        if _fastPath(Int64(bitPattern: r[i.a]) < Int64(bitPattern: r[i.b])) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpLessOrEqualSBack:
        if _fastPath(Int64(bitPattern: r[i.a]) <= Int64(bitPattern: r[i.b])) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpLessUBack:
        if _fastPath(r[i.a] < r[i.b]) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpNotEqualBack:
        if _fastPath(r[i.a] != r[i.b]) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpEqualConstant:
        if _fastPath(r[i.a] == k[i.b]) { pc += i.signedC }
        continue
      case .jumpNotEqualConstant:
        if _fastPath(r[i.a] != k[i.b]) { pc += i.signedC }
        continue
      case .jumpLessConstantS:
        if _fastPath(Int64(bitPattern: r[i.a]) < Int64(bitPattern: k[i.b])) { pc += i.signedC }
        continue
      case .jumpLessOrEqualConstantS:
        if _fastPath(Int64(bitPattern: r[i.a]) <= Int64(bitPattern: k[i.b])) { pc += i.signedC }
        continue
      case .jumpGreaterConstantS:
        if _fastPath(Int64(bitPattern: r[i.a]) > Int64(bitPattern: k[i.b])) { pc += i.signedC }
        continue
      case .jumpGreaterOrEqualConstantS:
        if _fastPath(Int64(bitPattern: r[i.a]) >= Int64(bitPattern: k[i.b])) { pc += i.signedC }
        continue
      case .jumpNotEqualConstantBack:
        if _fastPath(r[i.a] != k[i.b]) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpLessConstantSBack:
        if _fastPath(Int64(bitPattern: r[i.a]) < Int64(bitPattern: k[i.b])) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpLessOrEqualConstantSBack:
        if _fastPath(Int64(bitPattern: r[i.a]) <= Int64(bitPattern: k[i.b])) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpGreaterConstantSBack:
        if _fastPath(Int64(bitPattern: r[i.a]) > Int64(bitPattern: k[i.b])) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      case .jumpGreaterOrEqualConstantSBack:
        if _fastPath(Int64(bitPattern: r[i.a]) >= Int64(bitPattern: k[i.b])) {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &+= i.signedC &>> StepCost.shift
          pc += i.signedC
        }
        continue
      // The end of a counted loop: what is compared is what was counted.
      case .addImmediateS64JumpLessConstantS:
        let (sum, overflow) = Int64(bitPattern: r[i.b]).addingReportingOverflow(
          Int64(i.signedC))
        let value =
          _fastPath(!overflow)
          ? UInt64(bitPattern: sum) : overflowed(i.whole, r, World.running(pc, code))
        r[i.a] = value
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          pc += 1
          if _fastPath(Int64(bitPattern: value) < Int64(bitPattern: k[next.b])) {
            if fuel <= 0 {
              result = .sliceEnded
              break running
            }
            fuel &+= next.signedC &>> StepCost.shift
            pc += next.signedC
          }
        }
        continue
      case .addImmediateS64JumpLessS:
        let (sum, overflow) = Int64(bitPattern: r[i.b]).addingReportingOverflow(
          Int64(i.signedC))
        let value =
          _fastPath(!overflow)
          ? UInt64(bitPattern: sum) : overflowed(i.whole, r, World.running(pc, code))
        r[i.a] = value
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          pc += 1
          if _fastPath(Int64(bitPattern: value) < Int64(bitPattern: r[next.b])) {
            if fuel <= 0 {
              result = .sliceEnded
              break running
            }
            fuel &+= next.signedC &>> StepCost.shift
            pc += next.signedC
          }
        }
        continue
      case .addImmediateS32JumpLessConstantS:
        let exact = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        let value =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        r[i.a] = value
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          pc += 1
          if _fastPath(Int64(bitPattern: value) < Int64(bitPattern: k[next.b])) {
            if fuel <= 0 {
              result = .sliceEnded
              break running
            }
            fuel &+= next.signedC &>> StepCost.shift
            pc += next.signedC
          }
        }
        continue
      case .addImmediateS32JumpLessS:
        let exact = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        let value =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        r[i.a] = value
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          pc += 1
          if _fastPath(Int64(bitPattern: value) < Int64(bitPattern: r[next.b])) {
            if fuel <= 0 {
              result = .sliceEnded
              break running
            }
            fuel &+= next.signedC &>> StepCost.shift
            pc += next.signedC
          }
        }
        continue
      case .addImmediate64JumpLessU:
        let value = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        r[i.a] = value
        if Mode.joinsPairs {
          let next = FetchedInPlace(pc)
          pc += 1
          if _fastPath(value < r[next.b]) {
            if fuel <= 0 {
              result = .sliceEnded
              break running
            }
            fuel &+= next.signedC &>> StepCost.shift
            pc += next.signedC
          }
        }
        continue
      case .switchTable:
        let target = switchTarget(currentCallable(r), i.imm32, Int64(bitPattern: r[i.a]))
        // A case may lie behind (a loop around it): then it pays like any jump back.
        if target <= pc - code {
          if fuel <= 0 {
            result = .sliceEnded
            break running
          }
          fuel &-= 1
        }
        pc = code + target
        continue

      // MARK: Memory
      case .load8S:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 1, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedByte(host)
          continue
        }
        guard let value = slowLoad(address, 1, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: value)))
        continue
      case .load8U:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 1, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.unsignedByte(host)
          continue
        }
        guard let value = slowLoad(address, 1, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load16S:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        guard let value = slowLoad(address, 2, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: value)))
        continue
      case .load16U:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        guard let value = slowLoad(address, 2, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load32S:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedHalf(host)
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = World.signed32(value)
        continue
      case .load32SAddS32:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedHalf(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            pc += 1
            let exact = r[next.b] &+ r[next.c]
            r[next.a] =
              _fastPath(World.signed32(exact) == exact)
              ? exact : overflowed(next.whole, r, World.running(pc, code))
          }
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = World.signed32(value)
        continue
      case .load32SAddImmediateS32:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedHalf(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            pc += 1
            let exact = r[next.b] &+ UInt64(bitPattern: Int64(next.signedC))
            r[next.a] =
              _fastPath(World.signed32(exact) == exact)
              ? exact : overflowed(next.whole, r, World.running(pc, code))
          }
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = World.signed32(value)
        continue
      case .load32U:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.unsignedHalf(host)
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load64RetainStore64Release:
        if Mode.joinsPairs {
          let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
          let new = r[FetchedInPlace(pc).a]
          if World.isUsable(address, 8, shadow), World.isCounted(new, shadow, bias, counting) {
            let old = World.word(World.host(address, bias))
            if World.isCounted(old, shadow, bias, counting) {
              let (taken, given) = (World.header(new, bias), World.header(old, bias))
              let before = taken.pointee.count
              if _fastPath(before < .max && given.pointee.count > 1) {
                r[i.a] = old
                World.setWord(World.host(address, bias), new)
                taken.pointee.count = before &+ 1
                let held = given.pointee.count
                given.pointee.count = held &- 1
                if postsCounts {
                  postExchanged(
                    taken.pointee.serial, before, given.pointee.serial, held, r,
                    World.running(pc, code) &+ 1)
                }
                pc += 3
                continue
              }
            }
          }
        }
        fallthrough
      case .load64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load64AddS64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            pc += 1
            let (sum, overflow) = Int64(bitPattern: r[next.b]).addingReportingOverflow(
              Int64(bitPattern: r[next.c]))
            r[next.a] =
              _fastPath(!overflow)
              ? UInt64(bitPattern: sum) : overflowed(next.whole, r, World.running(pc, code))
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load32SAddImmediateS32Store32:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedHalf(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            let last = FetchedInPlace(pc + 1)
            pc += 1
            let exact = r[next.b] &+ UInt64(bitPattern: Int64(next.signedC))
            r[next.a] =
              _fastPath(World.signed32(exact) == exact)
              ? exact : overflowed(next.whole, r, World.running(pc, code))
            pc += 1
            World.setHalf(host, r[last.a])
          }
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = World.signed32(value)
        continue
      case .load32SAddS32Store32:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedHalf(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            let last = FetchedInPlace(pc + 1)
            pc += 1
            let exact = r[next.b] &+ r[next.c]
            r[next.a] =
              _fastPath(World.signed32(exact) == exact)
              ? exact : overflowed(next.whole, r, World.running(pc, code))
            pc += 1
            World.setHalf(host, r[last.a])
          }
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = World.signed32(value)
        continue
      case .load64AddImmediateS64Store64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            let last = FetchedInPlace(pc + 1)
            pc += 1
            let (sum, overflow) = Int64(bitPattern: r[next.b]).addingReportingOverflow(
              Int64(next.signedC))
            r[next.a] =
              _fastPath(!overflow)
              ? UInt64(bitPattern: sum) : overflowed(next.whole, r, World.running(pc, code))
            pc += 1
            World.setWord(host, r[last.a])
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load64AddS64Store64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            let last = FetchedInPlace(pc + 1)
            pc += 1
            let (sum, overflow) = Int64(bitPattern: r[next.b]).addingReportingOverflow(
              Int64(bitPattern: r[next.c]))
            r[next.a] =
              _fastPath(!overflow)
              ? UInt64(bitPattern: sum) : overflowed(next.whole, r, World.running(pc, code))
            pc += 1
            World.setWord(host, r[last.a])
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load64AddImmediate64Store64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            let last = FetchedInPlace(pc + 1)
            pc += 1
            r[next.a] = r[next.b] &+ UInt64(bitPattern: Int64(next.signedC))
            pc += 1
            World.setWord(host, r[last.a])
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .load64Add64Store64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            let last = FetchedInPlace(pc + 1)
            pc += 1
            r[next.a] = r[next.b] &+ r[next.c]
            pc += 1
            World.setWord(host, r[last.a])
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .store8:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 1, shadow) {
          let host = World.host(address, bias)
          World.setByte(host, r[i.a])
          continue
        }
        guard slowStore(address, 1, r[i.a]) else {
          break running
        }
        continue
      case .store16:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        guard slowStore(address, 2, r[i.a]) else {
          break running
        }
        continue
      case .store32:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          World.setHalf(host, r[i.a])
          continue
        }
        guard slowStore(address, 4, r[i.a]) else {
          break running
        }
        continue
      case .store64:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          World.setWord(host, r[i.a])
          continue
        }
        guard slowStore(address, 8, r[i.a]) else {
          break running
        }
        continue
      case .loadGlobal64:
        let address = k[i.imm32]
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .loadGlobal64JumpIfNotZero:
        let address = k[i.imm32]
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            let next = FetchedInPlace(pc)
            pc += 1
            if _fastPath(r[next.a] != 0) { pc += next.imm32 }
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .loadGlobal64ReturnIfNotZero:
        let address = k[i.imm32]
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs, _fastPath(r[i.a] != 0) {
            let load = pc + 1 + FetchedInPlace(pc).imm32
            r[FetchedInPlace(load).a] = r[i.a]
            pc = load + 1
            World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .storeGlobal64:
        let address = k[i.imm32]
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          World.setWord(host, r[i.a])
          continue
        }
        guard slowStore(address, 8, r[i.a]) else {
          break running
        }
        continue
      case .copyBytes:
        let count = i.x & 1 == 0 ? UInt64(i.c) : r[i.c]
        guard copyMemory(to: r[i.a], from: r[i.b], count: count) else {
          break running
        }
        if _slowPath(charged != 0) {
          fuel &-= charged
          charged = 0
        }
        continue
      case .zeroBytes:
        let count = i.x & 1 == 0 ? UInt64(i.c) : r[i.c]
        guard fillMemory(r[i.a], 0, count: count) else {
          break running
        }
        if _slowPath(charged != 0) {
          fuel &-= charged
          charged = 0
        }
        continue

      // MARK: Calls
      case .call:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        fuel &-= 1
        base = r + i.a
        callee = Int(self.callables.ofSlot[i.imm32])
        base[2] = UInt64(i.x) << 32
        if _slowPath(callee == 0) {
          stop = .undefinedFunction(name: tables.functionNames[i.imm32])
          break running
        }
      // The last arguments of a native, and the native.
      case .moveMoveNative:
        r[i.a] = r[i.b]
        if Mode.joinsPairs {
          pc += 1
          fallthrough
        }
        continue
      case .moveNative:
        let move = FetchedInPlace(pc - 1)
        r[move.a] = r[move.b]
        if Mode.joinsPairs {
          pc += 1
          fallthrough
        }
        continue
      case .callNative:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        fuel &-= 1
        let i = FetchedInPlace(pc - 1)
        base = r + i.a
        runningFrame = r
        runningPC = World.running(pc, code)
        outcome = native(i.imm32, base, i.x)
        if _slowPath(charged != 0) {
          fuel &-= charged
          charged = 0
        }
        if _fastPath(outcome == .done) { continue }
        callee = 0
      case .callBlock:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        fuel &-= 1
        base = r + i.a
        base[2] = UInt64(i.x) << 32
        let block = base[4]
        callee = 0
        if World.isLive(block, shadow), World.isUsable(block &+ 16, 8, shadow) {
          callee = callable(atFunctionAddress: World.word(World.host(block &+ 16, bias)))
        }
        if _slowPath(callee == 0) {
          runningFrame = r
          runningPC = World.running(pc, code)
          callee = invokeFunction(ofBlock: block)
          if callee == 0 {
            break running
          }
        }
      case .callPointer:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        fuel &-= 1
        base = r + i.a
        callee = callable(atFunctionAddress: r[i.b])
        base[2] = UInt64(i.x) << 32
        if _slowPath(callee == 0) {
          stop = .notAFunction(address: r[i.b])
          break running
        }
      // The last arguments of a message, and the message.
      case .moveMoveSend:
        r[i.a] = r[i.b]
        if Mode.joinsPairs {
          pc += 1
          fallthrough
        }
        continue
      case .moveSend:
        let move = FetchedInPlace(pc - 1)
        r[move.a] = r[move.b]
        if Mode.joinsPairs {
          pc += 1
          fallthrough
        }
        continue
      case .send:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        let i = FetchedInPlace(pc - 1)
        base = r + i.a
        let receiver = base[4]
        callee = 0
        let site =
          sites + Int(truncatingIfNeeded: UInt(bitPattern: pc) &>> 3) & (SendSite.count &- 1)
        sending: do {
          // One byte of shadow tells a live object from nil, from the dead, and from everything else.
          if World.isLive(receiver, shadow) {
            let isa = World.word(World.host(receiver, bias))
            if _fastPath(
              site.pointee.isa == isa && site.pointee.pc == pc
                && World.fits(base, site.pointee.room, stackEnd))
            {
              fuel &-= 1
              let word = site.pointee.back
              base[0] = word
              base[1] = World.words(stack, r)
              base[2] = site.pointee.header
              base[5] = site.pointee.command
              World.wayBack(base, returns).pointee =
                ReturnSite(back: word, pc: pc, code: code, constants: k)
              r = base
              code = site.pointee.instructions
              k = site.pointee.constants
              pc = code
              continue
            }
            // A native has answered it here.
            if _fastPath(site.pointee.isa == isa ^ SendSite.native && site.pointee.pc == pc) {
              base[2] = site.pointee.header
              base[5] = site.pointee.command
              fuel &-= 1
              let number = Int16(truncatingIfNeeded: site.pointee.room)
              if number == World.number(.objectRetain) {
                let header = World.header(receiver, bias)
                let before = header.pointee.count
                if _fastPath(header.pointee.countsPlainly && before < .max) {
                  header.pointee.count = before &+ 1
                  base[0] = receiver
                  if postsCounts {
                    postRetain(header.pointee.serial, before, .plain, r, World.running(pc, code))
                  }
                  continue
                }
              } else if number == World.number(.objectRelease) {
                let header = World.header(receiver, bias)
                let before = header.pointee.count
                if _fastPath(header.pointee.countsPlainly && before > 1) {
                  header.pointee.count = before &- 1
                  base[0] = 0
                  if postsCounts {
                    postRelease(header.pointee.serial, before, .plain, r, World.running(pc, code))
                  }
                  continue
                }
              }
              runningFrame = r
              runningPC = Int(UInt32(truncatingIfNeeded: site.pointee.back)) &- 1
              outcome =
                number == World.number(.objectRelease)
                ? objectRelease(base) : native(Int(number), base, i.x)
              if _slowPath(charged != 0) {
                fuel &-= charged
                charged = 0
              }
              if _fastPath(outcome == .done) { continue }
              callee = 0
              break sending
            }
            base[2] = UInt64(i.x) << 32
            base[5] = firstSelector &+ UInt64(i.b) &<< 4
            // A count, which the root class moves for any receiver like this.
            if !postsSends, counting[SiteCache.countingEntry(isa)] == isa {
              let header = World.header(receiver, bias)
              let before = header.pointee.count
              if i.b == known.retain, header.pointee.countsPlainly, before < .max {
                header.pointee.count = before &+ 1
                base[0] = receiver
                fuel &-= 1
                if postsCounts {
                  postRetain(header.pointee.serial, before, .plain, r, World.running(pc, code))
                }
                continue
              }
              if i.b == known.release, header.pointee.countsPlainly, before > 1 {
                header.pointee.count = before &- 1
                base[0] = 0
                fuel &-= 1
                if postsCounts {
                  postRelease(header.pointee.serial, before, .plain, r, World.running(pc, code))
                }
                continue
              }
            }
            let index = World.classPlace(isa)
            if _fastPath(index < classCount) {
              callee = Int(rows[Int(truncatingIfNeeded: index)][i.b])
              // A place that sends to many classes keeps its entry for a while.
              if callee != 0, !postsSends,
                fuel & 31 == 0 || site.pointee.pc != pc || site.pointee.isa == 0
              {
                siteCache.remember(
                  callables + callee, callee, isa: isa, frame: base, from: r[2], pc, code, at: site)
              }
            }
          }
          if _slowPath(callee == 0) {
            base[2] = UInt64(i.x) << 32
            base[5] = firstSelector &+ UInt64(i.b) &<< 4
            runningFrame = r
            runningPC = World.running(pc, code)
            switch slowSend(base, selector: i.b, structBytes: i.c) {
            case .answered: continue
            case .stopped:
              callee = raiseInstead(base, r, World.running(pc, code))
              if callee == 0 {
                break running
              }
            case .found(let method): callee = method
            case .waiting:
              result = .blocked
              break running
            case .initialize(let method, let index):
              // Run +initialize first, in a frame above all of ours; then this send again.
              guard
                pushInitialize(
                  r, callable: method, class: index, resumeAt: World.running(pc, code), stack)
              else {
                break running
              }
              stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
              r += Int(callables[currentCallable(r)].registerCount) + World.argumentRoom
              code = callables[method].instructions
              k = callables[method].constants
              pc = code
              continue
            }
          }
          fuel &-= 1
          if _slowPath(postsSends) {
            runningFrame = r
            runningPC = World.running(pc, code)
            postSend(base, selector: i.b, callable: callee)
          }
        }
      case .sendSuper:
        if fuel <= 0 {
          result = .sliceEnded
          break running
        }
        fuel &-= 1
        base = r + i.a
        base[2] = UInt64(i.x) << 32
        base[5] = selectorAddress(i.b)
        callee = Int(rows[superclass(i.c)][i.b])
        if _slowPath(callee == 0) {
          runningFrame = r
          runningPC = World.running(pc, code)
          callee =
            superMethod(base, selector: i.b, class: i.c)
            ?? raiseInstead(base, r, World.running(pc, code))
          if callee == 0 {
            break running
          }
        }

      // MARK: Returns
      case .returnValue:
        let site = World.wayBack(r, returns)
        if _fastPath(site.pointee.back == r[FrameSlot.back] && World.endsPlainly(r)) {
          r[0] = r[i.a]
          r = stack + Int(truncatingIfNeeded: r[FrameSlot.caller] & FrameFlags.callerMask)
          pc = site.pointee.pc
          code = site.pointee.code
          k = site.pointee.constants
          continue
        }
        fallthrough
      case .returnVoid:
        let site = World.wayBack(r, returns)
        if _fastPath(site.pointee.back == r[FrameSlot.back] && World.endsPlainly(r)) {
          r[0] = 0
          r = stack + Int(truncatingIfNeeded: r[FrameSlot.caller] & FrameFlags.callerMask)
          pc = site.pointee.pc
          code = site.pointee.code
          k = site.pointee.constants
          continue
        }
        // r[0] is read before the result goes there.
        let back = r[FrameSlot.back]
        let link = r[FrameSlot.caller]
        var value: UInt64 = 0
        if case .returnValue = unsafeBitCast(i.whole.op, to: Opcode.self) { value = r[i.a] }
        var resultSlot = r
        if _slowPath(link & FrameFlags.all != 0) {
          if link & FrameFlags.hasMemory != 0 { closeFrameMemory(r) }
          if link & FrameFlags.variadic != 0 {
            resultSlot = r - FrameSlot.headerSlots - Int(r[FrameSlot.callable] >> 32)
          }
          if link & FrameFlags.initializing != 0 { finishInitialize(r) }
          if link & FrameFlags.resuming != 0 { thread.pointee.resumedDealloc = r[4] }
          if link & FrameFlags.bottom != 0 {
            r[0] = value
            thread.pointee.state = ThreadRecord.State.finished.rawValue
            pc += 1
            result = .finished
            break running
          }
        }
        resultSlot[0] = value
        r = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
        let caller = callables + Int(truncatingIfNeeded: back >> 32)
        code = caller.pointee.instructions
        k = caller.pointee.constants
        pc = code + Int(truncatingIfNeeded: back & 0xFFFF_FFFF)
        continue

      // Pairs that return. Where the way back is not at hand, the second is done by itself.
      case .moveReturn:
        r[i.a] = r[i.b]
        if Mode.joinsPairs {
          World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
        }
        continue
      case .jumpIfZeroReturn:
        if r[i.a] == 0 {
          pc += i.imm32
        } else if Mode.joinsPairs {
          World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
        }
        continue
      case .jumpIfZeroReturnVoid:
        if r[i.a] == 0 {
          pc += i.imm32
        } else if Mode.joinsPairs {
          let site = World.wayBack(r, returns)
          if _fastPath(site.pointee.back == r[FrameSlot.back] && World.endsPlainly(r)) {
            r[0] = 0
            r = stack + Int(truncatingIfNeeded: r[FrameSlot.caller] & FrameFlags.callerMask)
            pc = site.pointee.pc
            code = site.pointee.code
            k = site.pointee.constants
          }
        }
        continue
      case .loadImmediateReturn:
        r[i.a] = UInt64(bitPattern: Int64(i.imm32))
        if Mode.joinsPairs {
          World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
        }
        continue
      case .addS32Return:
        let exact = r[i.b] &+ r[i.c]
        r[i.a] =
          _fastPath(World.signed32(exact) == exact)
          ? exact : overflowed(i.whole, r, World.running(pc, code))
        if Mode.joinsPairs {
          World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
        }
        continue
      case .addS64Return:
        let (sum, overflow) = Int64(bitPattern: r[i.b]).addingReportingOverflow(
          Int64(bitPattern: r[i.c]))
        r[i.a] =
          _fastPath(!overflow)
          ? UInt64(bitPattern: sum) : overflowed(i.whole, r, World.running(pc, code))
        if Mode.joinsPairs {
          World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
        }
        continue
      case .load32SReturn:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 4, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.signedHalf(host)
          if Mode.joinsPairs {
            World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
          }
          continue
        }
        guard let value = slowLoad(address, 4, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = World.signed32(value)
        continue
      case .load64Return:
        let address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue
      case .loadGlobal64Return:
        let address = k[i.imm32]
        if World.isUsable(address, 8, shadow) {
          let host = World.host(address, bias)
          r[i.a] = World.word(host)
          if Mode.joinsPairs {
            World.goBack(FetchedInPlace(pc).a, &r, &pc, &code, &k, stack, returns)
          }
          continue
        }
        guard let value = slowLoad(address, 8, isRaw: i.x & 1 != 0) else {
          break running
        }
        r[i.a] = value
        continue

      // MARK: Variables
      case .checkSet:
        if _fastPath(r[i.a] != 0) { continue }
        stop = .unsetVariable(callable: currentCallable(r), variable: i.imm32)
        break running
      case .openVariable:
        openVariable(r, i.imm32)
        continue
      case .closeVariable:
        closeVariable(r, i.imm32)
        continue

      // MARK: Objects
      case .methodEntry:
        runningFrame = r
        runningPC = World.running(pc, code)
        methodEntry(r, watched: i.x, stack)
        continue
      case .methodExit:
        runningFrame = r
        runningPC = World.running(pc, code)
        methodExit(r, watched: i.x, returned: i.a == 0 ? 0 : r[i.a])
        continue
      case .poolPush:
        runningFrame = r
        runningPC = World.running(pc, code)
        let token = pushPool()
        if token == 0 {
          break running
        }
        r[i.a] = token
        continue
      case .poolNext:
        runningFrame = r
        runningPC = World.running(pc, code)
        guard let object = nextFromPool(r[i.b]) else {
          break running
        }
        r[i.a] = object
        continue
      case .isKindOf:
        r[i.a] = isKind(r[i.b], of: r[i.c]) ? 1 : 0
        if _slowPath(charged != 0) {
          fuel &-= charged
          charged = 0
        }
        continue

      // MARK: Variable arguments
      case .vaStart:
        // Bits 0…47: address of the next slot; 48…63: how many are left.
        let total = Int(truncatingIfNeeded: r[FrameSlot.callable] >> 32)
        // A variadic code object's parameter count is kept as its complement.
        let named = callables[currentCallable(r)].parameterCount
        let count = named < 0 ? max(0, total - Int(~named)) : 0
        let first = UnsafeRawPointer(r - count) - UnsafeRawPointer(space.bytes)
        guard slowStore(r[i.a], 8, AddressSpace.address(first) | UInt64(count) << 48) else {
          break running
        }
        continue
      case .vaNext:
        guard let value = nextArgument(r[i.b]) else {
          break running
        }
        r[i.a] = value
        continue
      case .vaCopy:
        guard let cursor = slowLoad(r[i.b], 8), slowStore(r[i.a], 8, cursor) else {
          break running
        }
        continue

      // MARK: Locks, exceptions
      case .lockEnter:
        runningFrame = r
        runningPC = World.running(pc, code)
        switch enterLock(r[i.a]) {
        case .taken: continue
        case .waiting:
          result = .blocked
          break running
        case .stopped:
          break running
        }
      case .lockExit:
        runningFrame = r
        runningPC = World.running(pc, code)
        exitLock(r[i.a])
        continue
      case .throwObject:
        runningFrame = r
        runningPC = World.running(pc, code)
        // Behind the program's own handler it is done again.
        if r[i.a] == 0 || thread.pointee.resumedDealloc != r[i.a] {
          post(.`throw`, object: serial(at: r[i.a]))
        }
        guard let landing = throwObject(r[i.a], r, World.running(pc, code), isPassedOn: i.x != 0)
        else {
          guard let frame = pushUncaughtHandler(r[i.a], r, resumeAt: World.running(pc, code), stack)
          else {
            break running
          }
          stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
          r = frame
          code = callables[pending.callable].instructions
          k = callables[pending.callable].constants
          pc = code
          continue
        }
        fuel &-= charged
        charged = 0
        r = landing.frame
        let target = callables[currentCallable(r)]
        code = target.instructions
        k = target.constants
        pc = code + landing.pc
        continue
      case .caughtObject:
        r[i.a] = thread.pointee.exception
        continue

      // MARK: Counts written by the compiler
      case .release:
        if World.isCounted(r[i.a], shadow, bias, counting) {
          let header = World.header(r[i.a], bias)
          let before = header.pointee.count
          if _fastPath(before > 1) {
            header.pointee.count = before &- 1
            if postsCounts {
              postRelease(
                header.pointee.serial, before, .inserted, r, World.running(pc, code))
            }
            continue
          }
        }
        runningFrame = r
        runningPC = World.running(pc, code)
        switch ownership(i.whole, r) {
        case .done: continue
        case .call(let method):
          base = r + i.b
          callee = method
        case .stopped:
          break running
        }
      case .retain:
        if World.isCounted(r[i.a], shadow, bias, counting) {
          let header = World.header(r[i.a], bias)
          let before = header.pointee.count
          if _fastPath(i.x != 1 || thread.pointee.handedOver != r[i.a]), before < .max {
            header.pointee.count = before &+ 1
            if postsCounts {
              postRetain(
                header.pointee.serial, before, .inserted, r, World.running(pc, code))
            }
            continue
          }
        }
        fallthrough
      case .autorelease:
        runningFrame = r
        runningPC = World.running(pc, code)
        switch ownership(i.whole, r) {
        case .done: continue
        case .call(let method):
          base = r + i.b
          callee = method
        case .stopped:
          break running
        }
      case .leaMemoryLoadWeakMoveMoveRelease:
        if Mode.joinsPairs {
          let address =
            AddressLayout.base &+ (r[FrameSlot.caller] >> 32)
            &+ UInt64(bitPattern: Int64(i.imm32))
          if World.isUsable(address, 8, shadow) {
            let object = World.word(World.host(address, bias))
            if World.isCounted(object, shadow, bias, counting),
              World.header(object, bias).pointee.count &- 1 < .max &- 1
            {
              r[i.a] = address
              r[FetchedInPlace(pc).a] = object
              r[FetchedInPlace(pc + 1).a] = object
              r[FetchedInPlace(pc + 2).a] = object
              if postsCounts {
                let header = World.header(object, bias)
                postLooked(
                  header.pointee.serial, header.pointee.count, r, World.running(pc, code) &+ 1)
              }
              pc += 4
              continue
            }
          }
        }
        fallthrough
      case .leaMemoryLoadWeak:
        r[i.a] =
          AddressLayout.base &+ (r[FrameSlot.caller] >> 32)
          &+ UInt64(bitPattern: Int64(i.imm32))
        if Mode.joinsPairs {
          pc += 1
          fallthrough
        }
        continue
      case .loadWeak:
        let i = FetchedInPlace(pc - 1)
        if World.isUsable(r[i.b], 8, shadow) {
          let object = World.word(World.host(r[i.b], bias))
          if World.isCounted(object, shadow, bias, counting),
            World.header(object, bias).pointee.count < .max
          {
            let header = World.header(object, bias)
            let before = header.pointee.count
            header.pointee.count = before &+ 1
            if postsCounts {
              postRetain(
                header.pointee.serial, before, .inserted, r, World.running(pc, code))
            }
            r[i.a] = object
            continue
          }
        }
        runningFrame = r
        runningPC = World.running(pc, code)
        guard let object = loadWeak(r[i.b]) else {
          break running
        }
        r[i.a] = object
        continue
      case .storeWeak:
        runningFrame = r
        runningPC = World.running(pc, code)
        guard storeWeak(r[i.a], r[i.b], isUnowned: i.c != 0) else {
          break running
        }
        continue
      case .destroyWeak:
        guard destroyWeak(r[i.a]) else {
          break running
        }
        continue
      case .makeBlock:
        r[i.a] = makeStackBlock(r, offset: i.imm32)
        continue
      case .needsBody:
        if Mode.countsInstructions { budget &+= 1 }
        runningFrame = r
        runningPC = 0
        guard completeFrame(r) else {
          break running
        }
        let target = callables + currentCallable(r)
        code = target.pointee.instructions
        k = target.pointee.constants
        pc = code
        stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
        continue
      }

      // MARK: Invoking: `callee` with its arguments at `base`. (`>=` on pointers would be a call.)
      while true {
        let target = callables + callee
        if _fastPath(target.pointee.isPlain) {
          if _slowPath(!(base + Int(target.pointee.registerCount) < stackEnd)) {
            guard reach(base + Int(target.pointee.registerCount)) else {
              break running
            }
            stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
          }
          // The callable of the caller is in its own header.
          let word = r[2] &<< 32 | World.words(code, pc)
          base[0] = word
          base[1] = World.words(stack, r)
          base[2] |= UInt64(truncatingIfNeeded: callee)
          World.wayBack(base, returns).pointee =
            ReturnSite(back: word, pc: pc, code: code, constants: k)
          r = base
          code = target.pointee.instructions
          k = target.pointee.constants
          pc = code
          break
        }
        if callee != 0, target.pointee.native < 0 {
          // A long function pays for its length, as a long loop does.
          fuel &-= Int(truncatingIfNeeded: self.callables.costs[callee])
          let target = target.pointee
          var frame = base
          let index = UInt64(truncatingIfNeeded: r - stack)
          let back = r[2] << 32 | UInt64(truncatingIfNeeded: pc - code)
          var flags: UInt64 = 0
          if _slowPath(target.parameterCount < 0) {
            // Variadic (the count is stored as its complement): the frame moves up behind the arguments,
            // so that the callee's own registers do not lie on them.
            let count = Int(base[2] >> 32)
            frame = base + FrameSlot.headerSlots + count
            if !(frame + Int(target.registerCount) < stackEnd) {
              guard reach(frame + Int(target.registerCount)) else {
                break running
              }
              stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
            }
            for slot in 0..<(FrameSlot.headerSlots + Int(~target.parameterCount)) {
              frame[slot] = base[slot]
            }
            flags = FrameFlags.variadic
          } else if _slowPath(!(frame + Int(target.registerCount) < stackEnd)) {
            guard reach(frame + Int(target.registerCount)) else {
              break running
            }
            stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
          }
          frame[0] = back
          frame[1] = index | flags
          frame[2] = frame[2] & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: callee)
          if _slowPath(target.memoryBytes != 0) {
            runningFrame = r
            runningPC = World.running(pc, code)
            if !openFrameMemory(frame, target, thread) {
              break running
            }
          }
          r = frame
          code = target.instructions
          k = target.constants
          pc = code
          break
        }
        if callee != 0 {
          runningFrame = r
          runningPC = World.running(pc, code)
          let number = target.pointee.native
          // Two leaves are so frequent that finding them by a table takes as long as doing them.
          if number == World.number(.objectRetain) {
            outcome = objectRetain(base)
          } else if number == World.number(.objectRelease) {
            outcome = objectRelease(base)
          } else {
            outcome = native(Int(number), base, Int(truncatingIfNeeded: base[2] >> 32))
            if _slowPath(charged != 0) {
              fuel &-= charged
              charged = 0
            }
          }
        }
        switch outcome {
        case .done: break
        case .blocked:
          result = .blocked
          break running
        case .callFirst:
          guard let frame = pushPending(r, resumeAt: World.running(pc, code), stack) else {
            break running
          }
          stackEnd = pointer(Int(thread.pointee.stackHigh), to: UInt64.self)
          r = frame
          code = callables[pending.callable].instructions
          k = callables[pending.callable].constants
          pc = code
        case .stopped:
          callee = raiseInstead(base, r, World.running(pc, code))
          if callee != 0 { continue }
          break running
        case .send:
          callee = resolve(base, pending.selector, pending.arguments)
          if callee == 0 {
            if stop == nil { break }
            callee = raiseInstead(base, r, World.running(pc, code))
            if callee == 0 {
              break running
            }
          }
          continue
        }
        break
      }
    }
    return leave(pc - 1, result, r, stack, code, fuelLimit &- fuel, instructions &- budget)
  }
}
