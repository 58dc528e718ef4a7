// config: seed=5
// library code and what stands behind a lock are no places where an update can be lost
#import <Foundation/Foundation.h>
@interface Till : NSObject
@property (atomic) int sum;
@end
@implementation Till
@end
static NSLock *gate;
static Till *till;
static int counter;
static void *add(void *times) {
  for (long i = 0; i < (long)times; i++) {
    [gate lock];
    counter++;
    till.sum = till.sum + 1;
    [gate unlock];
  }
  return NULL;
}
int main(void) {
  gate = [NSLock new];
  till = [Till new];
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, add, (void *)200L);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  printf("%d %d\n", counter, till.sum);  // expect: 600 600
  return 0;
}
