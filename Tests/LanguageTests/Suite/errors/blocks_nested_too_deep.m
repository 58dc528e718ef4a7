#define A {{{{{{{{{{{{{{{{
#define B A A A A A A A A
#define Z }}}}}}}}}}}}}}}}
#define Y Z Z Z Z Z Z Z Z
int main(void) {
  B B B Y Y Y  // expect error: E0207 bracket nesting level exceeded maximum of 256
  return 0;
}
