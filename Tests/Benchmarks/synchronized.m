// mode: mrc
// N times @synchronized.
#import <Foundation/Foundation.h>

int main(void) {
  NSObject *lock = [[NSObject alloc] init];
  long count = 0;
  for (long i = 0; i < N; i++) {
    @synchronized(lock) {
      count++;
    }
  }
  return count == N ? 0 : 1;
}
