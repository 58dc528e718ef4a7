#include <iostream>
#include <string>
int main() {
  for (int x : 5) {}
}
