// mode: mrc
// N times -[NSLock lock] and -unlock.
#import <Foundation/Foundation.h>

int main(void) {
  NSLock *lock = [[NSLock alloc] init];
  for (long i = 0; i < N; i++) {
    [lock lock];
    [lock unlock];
  }
  [lock release];
  return 0;
}
