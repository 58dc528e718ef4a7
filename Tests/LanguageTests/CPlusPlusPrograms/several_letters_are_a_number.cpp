#include <string>
int main() {
  std::string s = "x";
  std::string t = 'bool' + s;
}
