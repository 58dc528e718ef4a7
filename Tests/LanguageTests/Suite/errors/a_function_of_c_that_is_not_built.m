// A call of it is told what it is; as a name of the program's own it is free.
#import <Foundation/Foundation.h>
int main(void) {
  int index = 3, raise = 4;
  char text[8];
  strmode(0755, text);  // expect error: E0403
  void *room = aligned_alloc(64, 64);  // expect error: E0403
  swab(text, text, 4);  // expect error: E0403
  chmod("file", 0644);  // expect error: E0402
  int mask = FE_ALL_EXCEPT;  // expect error: E0403
  conj = 3;  // expect error: E0301
  return index + raise + mask + (room != NULL);
}
