namespace a { int n; }
namespace b { int n; }
namespace x = a;
namespace x = b;
int main() {}
