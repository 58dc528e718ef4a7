#include <string>
int main() { int n = 0; for (std::string s : {std::string("a"), std::string("bc")}) n += s.size(); return n; }
