// mode: mrc
// N times an exception is thrown and caught in the same function.
#import <Foundation/Foundation.h>

int main(void) {
  NSException *exception = [[NSException alloc] initWithName:@"Full" reason:nil userInfo:nil];
  long caught = 0;
  for (long i = 0; i < N; i++) {
    @try {
      @throw exception;
    } @catch (NSException *each) {
      caught++;
    }
  }
  return caught == N ? 0 : 1;
}
