#include <iostream>
#include <string>
namespace store { struct Item { int v = 1; }; enum class Way { In, Out }; struct Base { int b = 10; }; int count() { return 100; } template <class T> struct Box { T t; }; }
struct Entry { int v = 5; };
namespace app {
  namespace store { struct Item { int v = 2; }; struct Base { int b = 20; }; enum class Way { Up = 7 }; int count() { return 200; } }
  struct Entry { int v = 6; };
  struct Near : store::Base { store::Item i; Entry e; };
  struct Far : ::store::Base { ::store::Item i; ::Entry e; ::store::Way w = ::store::Way::Out; static ::store::Item make(::store::Item i, ::Entry e); };
  ::store::Item Far::make(::store::Item i, ::Entry e) { i.v += e.v; return i; }
  using ::store::count; namespace inner { using ::app::store::count; int both() { return count() + ::store::count(); } }
  int plain() { return count(); }
}
int main() { app::Near n; app::Far f; ::std::string s = "s"; ::std::cout << n.b << n.i.v << n.e.v << f.b << f.i.v << f.e.v << (int)f.w << app::Far::make({3}, {4}).v << app::inner::both() << app::plain() << s << sizeof(::store::Box<char>) << '\n'; }
