#include <iostream>
struct A { virtual ~A() {} };
struct B : A {};
struct C : B {};
int which(A *a) { try { throw a; } catch (B *) { return 1; } catch (A *) { return 2; } }
template <class E> const char *kind(E e) {
  try { throw e; }
  catch (int) { return "int"; }
  catch (unsigned) { return "unsigned"; }
  catch (char) { return "char"; }
  catch (bool) { return "bool"; }
  catch (float) { return "float"; }
  catch (double) { return "double"; }
  catch (const char *) { return "text"; }
  catch (const B &) { return "B"; }
  catch (A) { return "A"; }
  catch (const int *) { return "const int*"; }
  catch (void *) { return "void*"; }
  catch (...) { return "..."; }
}
enum Color { Red };
enum class E2 { X };
int main() {
  B b;
  C c;
  A a;
  std::cout << which(&b) << "\n";
  int n = 1;
  const int k = 2;
  std::cout << kind(1) << kind(1u) << kind('a') << kind(true) << kind(1.f) << kind(1.0) << kind("s") << kind(b) << kind(c) << kind(a) << kind(&n) << kind(&k) << kind(&c) << kind(nullptr) << kind(Red) << kind(E2::X) << kind(1L) << "\n";
  int arr[2] = {1, 2};
  try { throw arr; }
  catch (int *p) { std::cout << p[1] << "\n"; }
  void (*fp)() = nullptr;
  try { throw fp; }
  catch (void (*f)()) { std::cout << "fn\n"; }
  const char *s = "x";
  char *m = nullptr;
  try { throw s; }
  catch (char *) { std::cout << "char*\n"; }
  catch (const void *) { std::cout << "cv*\n"; }
  try { throw m; }
  catch (const char *) { std::cout << "const char*\n"; }
}
