// A goto out of a block with a struct that holds objects let go of these in the registers of the variables around it.
#import <Foundation/Foundation.h>
typedef struct { NSString *text; } Named;
static Named make(int i) { Named made = { [NSString stringWithFormat:@"n%d", i] }; return made; }
int main(void) {
  for (long i = 4; i < 7; i++) {
    long way = 0;
    { Named n = make((int)i); if (i == 5) { way = 1; goto end; } }
    end: ;
    printf("%ld %ld\n", i, way);
    if (way == 1) break;
  }
  return 0;
}
// expect: 4 0
// expect: 5 1
