#include <iostream>
namespace app { namespace detail { struct T { int v; }; int k() { return 7; } enum class Mode { On, Off }; namespace deep { int z = 9; } }
  namespace x { int k() { return 1; } }
  int f() { using namespace detail; return k(); }
  namespace other { int g() { return detail::k() + detail::deep::z; } detail::T make() { return {3}; } struct Q { detail::T t{4}; int h(); }; int Q::h() { return detail::k() + t.v; } }
}
namespace b { using namespace app::x; int q() { return k(); } namespace c { int q2() { return k() * 2; } } }
namespace al = app::detail; namespace al2 = al::deep;
namespace app { namespace other { namespace dd = detail::deep; int w() { return dd::z; } } }
namespace detail { int k() { return 100; } }
int main() { std::cout << app::f() << app::other::g() << app::other::make().v << app::other::Q().h() << b::q() << b::c::q2() << b::k() << al::k() << al2::z << app::other::w() << detail::k() << ::detail::k() << ::app::detail::k() << (int)app::detail::Mode::Off << '\n'; }
