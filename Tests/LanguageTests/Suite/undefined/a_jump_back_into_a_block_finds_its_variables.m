#import <Foundation/Foundation.h>
int main(void) {
  int rounds = 0;
  {
    int kept = 1, *p = &kept;
  again:
    *p += 1;
    rounds++;
    printf("%d\n", kept);  // expect: 2
    // expect: 3
  }
  if (rounds < 2) goto again;
  return 0;
}
