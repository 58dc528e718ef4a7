class Singleton {
  Singleton() {}
};
int main() {
  Singleton *other = new Singleton();
}
