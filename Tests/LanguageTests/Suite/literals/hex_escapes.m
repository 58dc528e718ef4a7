// What one escape stands for is one byte: with more digits it is none. A digit that is to follow stands in a string of its own.
#include <stdio.h>
int main(void) {
  printf("%d %d\n", "\x7f" "A"[0], "\x0041"[0]);
  const char *colour = "\x1bA";  // expect error: E0110 hex escape sequence out of range
  return colour[0] + '\x100';  // expect error: E0110 hex escape sequence out of range
}
