#include <iostream>
#include <sstream>
#include <string>
int main() {
  std::stringstream both;
  both << 12 << " " << 3.5 << " word";
  int n;
  double d;
  std::string w;
  both >> n >> d >> w;
  std::cout << n << d << w << both.eof() << both.good() << both.str() << "\n";
  std::istringstream in("4 five 6 x7\n a line\nlast");
  while (in >> n) std::cout << n << " ";
  in.clear();
  in >> w;
  char c;
  std::cout << w << (in >> n ? n : -1);
  in >> c;
  std::cout << c << in.peek() << "\n";
  std::string line;
  while (std::getline(in, line)) std::cout << "[" << line << "]";
  std::cout << in.fail() << in.eof() << "\n";
  std::istringstream list("a,b,,c");
  while (std::getline(list, line, ',')) std::cout << line << ";";
  std::istringstream wrong("99999999999 -7 300");
  unsigned u = 5;
  short s = 1;
  wrong >> n;
  std::cout << n << wrong.fail();
  wrong.clear();
  wrong >> u >> s;
  std::cout << u << s << "\n";
  both.str("");
  both.clear();
  both << "again";
  both >> w;
  std::cout << w << both.str();
  std::ostringstream out;
  out << 1 << 'x';
  out.str("");
  out << 2;
  std::cout << out.str();
}
