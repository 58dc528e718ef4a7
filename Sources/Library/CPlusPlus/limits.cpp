// <limits>: the least and the greatest values of each kind of number, and how exact it is.
//: part limits.cpp
//: names numeric_limits

namespace std {
template <class T> struct numeric_limits {
  static constexpr bool is_specialized = false;
};
template <bool signs, int bits> struct __whole {
  static constexpr bool is_specialized = true, is_signed = signs, is_integer = true, is_exact = true;
  static constexpr bool has_infinity = false, has_quiet_NaN = false, is_bounded = true;
  static constexpr int radix = 2, digits = bits, digits10 = bits * 643 / 2136, max_digits10 = 0;
};
template <int bits, int exponent> struct __real {
  static constexpr bool is_specialized = true, is_signed = true, is_integer = false, is_exact = false;
  static constexpr bool has_infinity = true, has_quiet_NaN = true, is_bounded = true;
  static constexpr int radix = 2, digits = bits, digits10 = (bits - 1) * 643 / 2136;
  static constexpr int max_digits10 = 2 + bits * 643 / 2136, max_exponent = exponent, min_exponent = 3 - exponent;
};
template <> struct numeric_limits<bool> : __whole<false, 1> {
  static constexpr bool min() noexcept { return false; }
  static constexpr bool max() noexcept { return true; }
  static constexpr bool lowest() noexcept { return false; }
};
template <> struct numeric_limits<char> : __whole<true, 7> {
  static constexpr char min() noexcept { return -128; }
  static constexpr char max() noexcept { return 127; }
  static constexpr char lowest() noexcept { return -128; }
};
template <> struct numeric_limits<signed char> : __whole<true, 7> {
  static constexpr signed char min() noexcept { return -128; }
  static constexpr signed char max() noexcept { return 127; }
  static constexpr signed char lowest() noexcept { return -128; }
};
template <> struct numeric_limits<unsigned char> : __whole<false, 8> {
  static constexpr unsigned char min() noexcept { return 0; }
  static constexpr unsigned char max() noexcept { return 255; }
  static constexpr unsigned char lowest() noexcept { return 0; }
};
template <> struct numeric_limits<short> : __whole<true, 15> {
  static constexpr short min() noexcept { return -32768; }
  static constexpr short max() noexcept { return 32767; }
  static constexpr short lowest() noexcept { return -32768; }
};
template <> struct numeric_limits<unsigned short> : __whole<false, 16> {
  static constexpr unsigned short min() noexcept { return 0; }
  static constexpr unsigned short max() noexcept { return 65535; }
  static constexpr unsigned short lowest() noexcept { return 0; }
};
template <> struct numeric_limits<int> : __whole<true, 31> {
  static constexpr int min() noexcept { return -2147483647 - 1; }
  static constexpr int max() noexcept { return 2147483647; }
  static constexpr int lowest() noexcept { return -2147483647 - 1; }
};
template <> struct numeric_limits<unsigned> : __whole<false, 32> {
  static constexpr unsigned min() noexcept { return 0; }
  static constexpr unsigned max() noexcept { return 4294967295u; }
  static constexpr unsigned lowest() noexcept { return 0; }
};
template <> struct numeric_limits<long> : __whole<true, 63> {
  static constexpr long min() noexcept { return -9223372036854775807l - 1; }
  static constexpr long max() noexcept { return 9223372036854775807l; }
  static constexpr long lowest() noexcept { return -9223372036854775807l - 1; }
};
template <> struct numeric_limits<unsigned long> : __whole<false, 64> {
  static constexpr unsigned long min() noexcept { return 0; }
  static constexpr unsigned long max() noexcept { return 18446744073709551615ul; }
  static constexpr unsigned long lowest() noexcept { return 0; }
};
template <> struct numeric_limits<long long> : __whole<true, 63> {
  static constexpr long long min() noexcept { return -9223372036854775807ll - 1; }
  static constexpr long long max() noexcept { return 9223372036854775807ll; }
  static constexpr long long lowest() noexcept { return -9223372036854775807ll - 1; }
};
template <> struct numeric_limits<unsigned long long> : __whole<false, 64> {
  static constexpr unsigned long long min() noexcept { return 0; }
  static constexpr unsigned long long max() noexcept { return 18446744073709551615ull; }
  static constexpr unsigned long long lowest() noexcept { return 0; }
};
template <> struct numeric_limits<float> : __real<24, 128> {
  static constexpr float min() noexcept { return 1.17549435e-38f; }
  static constexpr float max() noexcept { return 3.40282347e38f; }
  static constexpr float lowest() noexcept { return -3.40282347e38f; }
  static constexpr float epsilon() noexcept { return 1.19209290e-7f; }
  static constexpr float infinity() noexcept { return 1.0 / 0.0; }
};
template <> struct numeric_limits<double> : __real<53, 1024> {
  static constexpr double min() noexcept { return 2.2250738585072014e-308; }
  static constexpr double max() noexcept { return 1.7976931348623157e308; }
  static constexpr double lowest() noexcept { return -1.7976931348623157e308; }
  static constexpr double epsilon() noexcept { return 2.2204460492503131e-16; }
  static constexpr double infinity() noexcept { return 1.0 / 0.0; }
};
}
