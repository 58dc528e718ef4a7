#include <iostream>
class Buffer {
  char data[8];
public:
  Buffer() { for (int i = 0; i < 8; i++) data[i] = 'a' + i; }
  char &at(int i) { std::cout << 'w'; return data[i]; }
  const char &at(int i) const { std::cout << 'r'; return data[i]; }
};
char look(const Buffer &buffer) { return buffer.at(2); }
int main() {
  Buffer buffer;
  buffer.at(2) = 'z';
  std::cout << look(buffer) << buffer.at(3) << '\n';
}
