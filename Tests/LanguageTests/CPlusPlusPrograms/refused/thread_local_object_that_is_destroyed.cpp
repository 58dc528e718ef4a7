int f() {
  struct D { ~D() {} };
  thread_local D d;
  return 0;
}
int main() { return f(); }
