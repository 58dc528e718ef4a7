#include <cstdio>
#include <functional>
#include <string>
#include <vector>
#include <map>
#include <iostream>
#include <initializer_list>
#include <algorithm>
#include <memory>
using namespace std;
void on(const std::string &s) { printf("string %s\n", s.c_str()); }
void on(std::function<void()> f) { printf("function "); f(); }
void two(const char *s) { printf("char\n"); }
void two(const std::string &s) { printf("string\n"); }
void three(const std::string &s) { printf("string\n"); }
void three(bool b) { printf("bool\n"); }
void four(std::function<int(int)> f) { printf("int->int %d\n", f(2)); }
void four(std::function<int()> f) { printf("->int %d\n", f()); }
void hi() { printf("hi\n"); }
int main() {
  on("text");
  on(std::string("s"));
  on([]{ printf("lambda\n"); });
  on(hi);
  int k = 3;
  on([k]{ printf("k%d\n", k); });
  on([&]{ k++; });
  two("x");
  two(std::string("x"));
  three("x");
  three(std::string("q"));
  four([](int x) { return x; });
  four([]{ return 7; });
  std::function<void()> h = hi;
  on(h);
}
