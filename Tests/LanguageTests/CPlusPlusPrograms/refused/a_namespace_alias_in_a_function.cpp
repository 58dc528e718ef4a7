namespace a { namespace b { int n = 3; } }
int main() { namespace c = a::b; return c::n; }
