internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// <stdlib.h>, <ctype.h> and <math.h>, as far as they are leaves.
extension World {
  @inline(never)
  func numberNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let first = arguments[0]
    switch function {
    case .abs:
      base[0] = World.signed32(UInt64(Int32(truncatingIfNeeded: first).magnitude))
    case .labs: base[0] = Int64(bitPattern: first).magnitude
    case .atoi, .atol:
      guard let text = cStringBytes(first) else { return .stopped }
      charge(fuel: text.count >> 1)
      let value = World.leadingInteger(text)
      base[0] = UInt64(
        bitPattern: function == .atoi ? Int64(Int32(truncatingIfNeeded: value)) : value)
    case .rand:
      // A linear congruential generator of our own: the same numbers on every machine.
      kernel.pointee.randomState = kernel.pointee.randomState &* 1_103_515_245 &+ 12345
      base[0] = UInt64(kernel.pointee.randomState >> 1)
    case .srand:
      kernel.pointee.randomState = UInt32(truncatingIfNeeded: first)
      base[0] = 0
    case .isalpha, .isdigit, .isspace, .isupper, .islower, .isalnum, .ispunct:
      base[0] = World.isOfClass(function, UInt8(truncatingIfNeeded: first)) && first < 128 ? 1 : 0
    case .toupper:
      base[0] = (97...122).contains(first) ? first - 32 : first
    case .tolower:
      base[0] = (65...90).contains(first) ? first + 32 : first
    case .sqrt: base[0] = Double(bitPattern: first).squareRoot().bitPattern
    case .pow:
      base[0] = power(Double(bitPattern: first), Double(bitPattern: arguments[1])).bitPattern
    case .floor: base[0] = Double(bitPattern: first).rounded(.down).bitPattern
    case .ceil: base[0] = Double(bitPattern: first).rounded(.up).bitPattern
    case .round:
      base[0] = Double(bitPattern: first).rounded(.toNearestOrAwayFromZero).bitPattern
    case .mathFunction:
      let number = Int(Int32(truncatingIfNeeded: first))
      let (x, y) = (Double(bitPattern: arguments[1]), Double(bitPattern: arguments[2]))
      // Only x * y + z, rounded once, has a third number.
      base[0] =
        (number == 27
        ? Double(bitPattern: arguments[3]).addingProduct(x, y) : mathematics(number, x, y))
        .bitPattern
    case .fabs: base[0] = first & ~(1 << 63)
    case .fmod:
      // A division of one bit after the other.
      let bits = Int(first >> 52 & 0x7FF) - Int(arguments[1] >> 52 & 0x7FF)
      charge(fuel: max(0, bits) >> 3)
      base[0] =
        Double(bitPattern: first)
        .truncatingRemainder(dividingBy: Double(bitPattern: arguments[1])).bitPattern
    default: return unknownNative(function)
    }
    return .done
  }

  private static func isOfClass(_ function: NativeFunction, _ byte: UInt8) -> Bool {
    let isUpper = (65...90).contains(byte)
    let isLower = (97...122).contains(byte)
    let isDigit = (48...57).contains(byte)
    switch function {
    case .isalpha: return isUpper || isLower
    case .isdigit: return isDigit
    case .isspace: return byte == 32 || (9...13).contains(byte)
    case .isupper: return isUpper
    case .islower: return isLower
    case .isalnum: return isUpper || isLower || isDigit
    default: return (33...126).contains(byte) && !isUpper && !isLower && !isDigit
    }
  }
}

/// C's function; Swift has one of its name that answers with the sign, too.
private func logarithmOfGamma(_ x: Double) -> Double {
  let value: Double = lgamma(x)
  return value
}

private func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// <math.h> by the numbers that the prelude gives.
private func mathematics(_ function: Int, _ x: Double, _ y: Double) -> Double {
  switch function {
  case 0: sin(x)
  case 1: cos(x)
  case 2: tan(x)
  case 3: asin(x)
  case 4: acos(x)
  case 5: atan(x)
  case 6: atan2(x, y)
  case 7: sinh(x)
  case 8: cosh(x)
  case 9: tanh(x)
  case 10: exp(x)
  case 11: log(x)
  case 12: log10(x)
  case 13: log2(x)
  case 14: cbrt(x)
  case 15: hypot(x, y)
  case 16: x.rounded(.toNearestOrEven)
  case 17: erf(x)
  case 18: erfc(x)
  case 19: tgamma(x)
  case 20: logarithmOfGamma(x)
  case 21: expm1(x)
  case 22: log1p(x)
  case 23: exp2(x)
  case 24: asinh(x)
  case 25: acosh(x)
  case 26: atanh(x)
  default: .nan
  }
}
