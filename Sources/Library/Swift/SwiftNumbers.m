// Swift's arithmetic: what overflows stops the program; ranges; numbers as words.
//: part Swift

long __swift_overflow(void) {
  __swift_stop(@"Swift runtime failure: arithmetic overflow");
  return 0;
}
long __swift_add(long a, long b) {
  long r = (long)((unsigned long)a + (unsigned long)b);
  if (((a ^ r) & (b ^ r)) < 0) return __swift_overflow();
  return r;
}
long __swift_subtract(long a, long b) {
  long r = (long)((unsigned long)a - (unsigned long)b);
  if (((a ^ b) & (a ^ r)) < 0) return __swift_overflow();
  return r;
}
long __swift_multiply(long a, long b) {
  if (a > -2147483648L && a < 2147483647L && b > -2147483648L && b < 2147483647L) return a * b;
  long r = (long)((unsigned long)a * (unsigned long)b);
  if (a == 0 || b == 0) return 0;
  if ((a == -1 && b == (-9223372036854775807L - 1))
      || (b == -1 && a == (-9223372036854775807L - 1)) || r / b != a) {
    return __swift_overflow();
  }
  return r;
}
long __swift_divide(long a, long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero");
  if (b == -1 && a == (-9223372036854775807L - 1)) {
    __swift_stop(@"Fatal error: Division results in an overflow");
  }
  return a / b;
}
long __swift_remainder(long a, long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero in remainder operation");
  if (b == -1) {
    if (a == (-9223372036854775807L - 1)) {
      __swift_stop(@"Fatal error: Division results in an overflow in remainder operation");
    }
    return 0;
  }
  return a % b;
}
/* Of numbers with fewer bits, whose least is `low`. */
long __swift_divide_within(long a, long b, long low) {
  if (b == -1 && a == low) __swift_stop(@"Fatal error: Division results in an overflow");
  return __swift_divide(a, b);
}
long __swift_remainder_within(long a, long b, long low) {
  if (b == -1 && a == low) {
    __swift_stop(@"Fatal error: Division results in an overflow in remainder operation");
  }
  return __swift_remainder(a, b);
}
unsigned long __swift_add_unsigned(unsigned long a, unsigned long b) {
  if (a + b < a) return __swift_overflow();
  return a + b;
}
unsigned long __swift_subtract_unsigned(unsigned long a, unsigned long b) {
  if (b > a) return __swift_overflow();
  return a - b;
}
unsigned long __swift_multiply_unsigned(unsigned long a, unsigned long b) {
  if (a && a * b / a != b) return __swift_overflow();
  return a * b;
}
unsigned long __swift_divide_unsigned(unsigned long a, unsigned long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero");
  return a / b;
}
unsigned long __swift_remainder_unsigned(unsigned long a, unsigned long b) {
  if (b == 0) __swift_stop(@"Fatal error: Division by zero in remainder operation");
  return a % b;
}
long __swift_narrow(long value, long low, long high) {
  return value < low || value > high ? __swift_overflow() : value;
}
long __swift_fit(long value, long low, long high) {
  if (value < low) {
    __swift_stop(low == 0 ? @"Fatal error: Negative value is not representable"
                          : @"Fatal error: Not enough bits to represent the passed value");
  }
  if (value > high) {
    __swift_stop(@"Fatal error: Not enough bits to represent the passed value");
  }
  return value;
}
/* What becomes an integer lies between these two. */
double __swift_between(double value, double below, double above, NSString *from, NSString *to) {
  if (value > below && value < above) return value;
  NSString *why = @"it is either infinite or NaN";
  if (value - value == 0) {
    why = [NSString stringWithFormat:value <= below ? @"the result would be less than %@.min"
                                                    : @"the result would be greater than %@.max",
                                     to];
  }
  __swift_stop([NSString
      stringWithFormat:@"Fatal error: %@ value cannot be converted to %@ because %@", from, to, why]);
  return 0;
}
long __swift_shift(long value, long places) {
  if (places >= 64 || places <= -64) return places < 0 && value < 0 ? -1 : 0;
  return places >= 0 ? (long)((unsigned long)value << places) : value >> -places;
}
unsigned long __swift_shift_unsigned(unsigned long value, long places) {
  if (places >= 64 || places <= -64) return 0;
  return places >= 0 ? value << places : value >> -places;
}
void __swift_no_range(void) { __swift_stop(@"Fatal error: Range requires lowerBound <= upperBound"); }
SwiftRange __swift_range(long low, long high, long closed) {
  SwiftRange range;
  if (high < low) __swift_no_range();
  // The end is the number behind the last one.
  if (closed && high == 9223372036854775807L) {
    __swift_stop(@"Fatal error: a closed range up to Int.max is not built");
  }
  range.low = low;
  range.high = high + closed;
  return range;
}
long __swift_range_end(long low, long high, long closed) {
  if (high < low) __swift_no_range();
  // Nobody comes to the last number there is.
  return high == 9223372036854775807L ? high : high + closed;
}
_Bool __swift_range_contains(SwiftRange range, long value) {
  return value >= range.low && value < range.high;
}

long __swift_word(double value) {
  long word;
  memcpy(&word, &value, 8);
  return word;
}
double __swift_number(long word) {
  double value;
  memcpy(&value, &word, 8);
  return value;
}
/* What is worked out before the program runs: what is no number has no sign there. */
double __swift_folded(double value) {
  return value == value ? value : __swift_number(0x7ff8000000000000L);
}
