class Singleton {
public:
  static Singleton *Instance();
protected:
  Singleton() {}
};
int main() {
  Singleton other;
}
