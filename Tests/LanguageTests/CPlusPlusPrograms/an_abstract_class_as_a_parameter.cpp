#include <iostream>
#include <string>
struct B { virtual void f() = 0; };
void g(B b) {}
int main() {
}
