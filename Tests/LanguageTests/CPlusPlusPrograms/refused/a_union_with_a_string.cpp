#include <string>
union U { int n; std::string s; U() : n(1) {} ~U() {} };
int main() { U u; return u.n; }
