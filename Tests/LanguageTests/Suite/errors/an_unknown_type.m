int main(void) {
  Foo *f = 0;  // expect error: E0303 unknown type name 'Foo'
  return f == 0;
}
