#include <iostream>
#include <stdexcept>
#include <string>
template <class F> void tried(F f) { try { f(); std::cout << "fine "; } catch (const std::invalid_argument &e) { std::cout << "invalid:" << e.what() << ' '; } catch (const std::out_of_range &e) { std::cout << "range:" << e.what() << ' '; } }
int main() { unsigned long end = 0; std::cout << std::stod("  3.5e2abc", &end) << ' ' << end << ' ' << std::stof("-0.25") << ' ' << std::stoul("42") << ' ' << std::stoull("0xff", nullptr, 16) << ' ' << std::stoul("-1") << ' ' << std::stod("inf") << ' ' << std::stod("0") << ' ' << std::stoul("077", &end, 0) << ' ' << end << '\n';
  tried([] { std::stod("x1"); }); tried([] { std::stod("1e400"); }); tried([] { std::stof("1e39"); }); tried([] { std::stod("1e39"); }); tried([] { std::stoul(""); }); tried([] { std::stoul("18446744073709551616"); }); tried([] { std::stof("zzz"); }); tried([] { std::stod("1e-400"); }); tried([] { std::stoull("99999999999999999999"); }); std::cout << '\n'; }
