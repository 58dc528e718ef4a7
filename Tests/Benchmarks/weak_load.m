// mode: arc
// N reads of a weak variable.
#import <Foundation/Foundation.h>

int main(void) {
  NSObject *object = [[NSObject alloc] init];
  __weak NSObject *weak = object;
  long found = 0;
  for (long i = 0; i < N; i++) {
    if (weak) found++;
  }
  return found == N ? 0 : 1;
}
