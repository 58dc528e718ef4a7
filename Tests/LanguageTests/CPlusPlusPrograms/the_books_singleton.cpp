#include <cstdio>
class Singleton {
public:
  static Singleton *Instance();
protected:
  Singleton();
private:
  static Singleton *_instance;
};
Singleton *Singleton::_instance = 0;
Singleton::Singleton() { printf("one object\n"); }
Singleton *Singleton::Instance() {
  if (_instance == 0) {
    _instance = new Singleton;
  }
  return _instance;
}
int main() {
  printf("%d\n", Singleton::Instance() == Singleton::Instance());
}
