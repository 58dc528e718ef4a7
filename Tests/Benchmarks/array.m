// mode: mrc
// An array gets N objects, and for-in goes through them.
#import <Foundation/Foundation.h>

int main(void) {
  NSMutableArray *array = [[NSMutableArray alloc] init];
  NSObject *object = [[NSObject alloc] init];
  for (long i = 0; i < N; i++) {
    [array addObject:object];
  }
  long found = 0;
  for (NSObject *each in array) {
    if (each == object) found++;
  }
  return found == N ? 0 : 1;
}
