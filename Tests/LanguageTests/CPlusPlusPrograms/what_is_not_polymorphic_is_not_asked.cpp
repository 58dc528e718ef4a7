struct A {};
struct B : A {};
int main() {
  A *a = new B;
  B *b = dynamic_cast<B *>(a);
  delete b;
}
