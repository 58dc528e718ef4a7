#include <iostream>
#include <string>
class Singleton { public: static Singleton &instance() { static Singleton &s = *new Singleton(3); return s; } int value() const { return v; } 
 Singleton(const Singleton &) = delete; Singleton &operator=(const Singleton &) = delete;
private: Singleton(int x) : v(x) { std::cout << "made " << x << "\n"; } ~Singleton() { std::cout << "gone\n"; } int v; };
int main() { std::cout << Singleton::instance().value() << "\n"; std::cout << (&Singleton::instance() == &Singleton::instance()) << std::endl; }
