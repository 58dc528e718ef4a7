#include <typeinfo>
struct B { virtual ~B() {} }; int main() { B b; return typeid(b) == typeid(B); }
