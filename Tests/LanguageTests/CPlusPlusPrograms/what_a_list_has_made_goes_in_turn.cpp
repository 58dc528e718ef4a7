#include <initializer_list>
#include <iostream>
#include <string>
#include <vector>
struct T {
  std::string n;
  T(const char *s) : n(s) { std::cout << "+" << n << " "; }
  T(const T &o) : n(o.n + "c") { std::cout << "+" << n << " "; if (n == "badc") throw 2; }
  ~T() { std::cout << "-" << n << " "; }
};
T bad(T t) { throw 1; }
T good(T t) { return t; }
struct Pair { T a, b; };
struct Three : Pair { T c; };
struct List { List(std::initializer_list<T>) {} };
struct Owner { Pair p; T last; Owner() : p{T("m"), good(T("n"))}, last(bad(T("o"))) {} };
void end(const char *s) { std::cout << s << "\n"; }
int main() {
  try { Pair p{T("a"), bad(T("b"))}; } catch (int) { end("pair"); }
  try { T t[3] = {good(T("c")), T("d"), bad(T("e"))}; } catch (int) { end("array"); }
  try { std::vector<T> v{T("f"), bad(T("g"))}; } catch (int) { end("vector"); }
  try { Pair *p = new Pair{T("h"), bad(T("i"))}; } catch (int) { end("new"); }
  try { T *t = new T[2]{T("j"), bad(T("k"))}; } catch (int) { end("new array"); }
  try { Owner o; } catch (int) { end("owner"); }
  try { Pair p[2] = {{T("q"), T("r")}, {T("s"), bad(T("t"))}}; } catch (int) { end("nested"); }
  try { Three t{{T("u"), T("v")}, bad(T("w"))}; } catch (int) { end("base"); }
  try { List l{T("x"), bad(T("y"))}; } catch (int) { end("list"); }
  try { for (auto &t : {T("1"), bad(T("2"))}) (void)t; } catch (int) { end("for"); }
  try { auto l = [a = T("3"), b = bad(T("4"))] {}; } catch (int) { end("captures"); }
  { T a("5"), b("bad"); try { auto l = [a, b] {}; l(); } catch (int) { end("copies"); } }
  end("");
  { Pair p{T("7"), good(T("8"))}; T t[2] = {good(T("9")), T("0")}; end("whole"); }
  end("");
  { auto l = [a = T("A"), b = good(T("B"))] {}; end("lambda"); l(); }
  end("");
}
