struct Base {
  virtual void f();
};
int main() { Base base; }
