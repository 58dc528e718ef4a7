#include <string>
int main() { using namespace std::string_literals; auto s = "abc"s; return s.size(); }
