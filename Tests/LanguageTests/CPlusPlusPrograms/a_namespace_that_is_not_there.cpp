#include <iostream>
#include <string>
int main() {
  using namespace foo;
}
