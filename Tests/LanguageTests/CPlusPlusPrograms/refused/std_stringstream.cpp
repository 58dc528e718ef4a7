#include <sstream>
int main() { std::stringstream s; s << 1 << "a"; return s.str().size(); }
