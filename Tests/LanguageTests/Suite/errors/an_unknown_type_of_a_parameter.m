static int size(Foo *f) { return 4; }  // expect error: E0303 unknown type name 'Foo'
int main(void) { return size(0); }
