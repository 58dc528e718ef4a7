#include <iostream>
#include <string>
struct A { A() : A() {} };
int main() {
  A a;
}
