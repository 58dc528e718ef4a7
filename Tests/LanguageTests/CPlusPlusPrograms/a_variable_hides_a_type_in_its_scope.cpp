#include <cstdio>
#include <string>
struct size { int n; };
using value = long;
struct Box {
  int size;
  int value;
  int area() const { return (size) * 2 + (value) - 1; }
};
struct Two { static int value; int mine() const; };
int Two::value = 6;
int Two::mine() const { return (value) + 1; }
int f(int size, int value) { { struct size s = {2}; size += s.n; } return (size) - (value); }
int g() { int size = 1; if (int value = 5) size = (value) + size; return (value)2.7 + size; }
int main() {
  Box b = {3, 4};
  printf("%d %d %d %d\n", b.area(), f(5, 2), g(), Two().mine());
  size s = {9};
  value v = (value)s.n + 1;
  {
    double size = 2.5;
    int v = (size) + 1;
    printf("%d ", v);
  }
  struct Local { typedef int part; part a; };
  Local::part part = 3;
  printf("%ld %d %d\n", v, s.n, (part) - 1);
  try { throw 3; } catch (int value) { printf("%d\n", (value) - 1); }
  { using value = std::string; value t("text"); printf("%s\n", t.c_str()); }
  printf("%d\n", (int)(value)3.5);
}
