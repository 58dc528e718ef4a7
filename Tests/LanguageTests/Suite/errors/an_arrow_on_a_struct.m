struct P {
  int x;
};
int main(void) {
  struct P p = {1};
  return p->x;  // expect error: E0314 member reference type 'struct P' is not a pointer; did you mean to use '.'?
}
