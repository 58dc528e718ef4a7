struct P {
  int x;
};
int main(void) {
  struct P p = {1};
  return p.z;  // expect error: E0315 no member named 'z' in 'struct P'
}
