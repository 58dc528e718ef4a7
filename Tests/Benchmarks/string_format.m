// mode: mrc
// N texts made by stringWithFormat:.
#import <Foundation/Foundation.h>

int main(void) {
  long letters = 0;
  for (long i = 0; i < N; i++) {
    @autoreleasepool {
      letters += [[NSString stringWithFormat:@"%ld of %d: %@", i, 7, @"car"] length];
    }
  }
  return letters > 0 ? 0 : 1;
}
