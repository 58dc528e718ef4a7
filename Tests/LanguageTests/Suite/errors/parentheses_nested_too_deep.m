#define A ((((((((((((((((
#define B A A A A A A A A
#define Z ))))))))))))))))
#define Y Z Z Z Z Z Z Z Z
int main(void) {
  return B B B 1 Y Y Y;  // expect error: E0207 bracket nesting level exceeded maximum of 256
}
