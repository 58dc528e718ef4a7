// mode: mrc
// N pairs of retain and release.
#import <Foundation/Foundation.h>

int main(void) {
  NSObject *object = [[NSObject alloc] init];
  for (long i = 0; i < N; i++) {
    [object retain];
    [object release];
  }
  [object release];
  return 0;
}
