// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  id lock = [[NSObject alloc] init];
  @try { @synchronized (lock) { @synchronized (lock) { @throw @"out"; } } }
  @catch (id e) { printf("caught\n"); } // expect: caught
  dispatch_semaphore_t done = dispatch_semaphore_create(0);
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    @synchronized (lock) { printf("free\n"); } // expect: free
    dispatch_semaphore_signal(done);
  });
  dispatch_semaphore_wait(done, DISPATCH_TIME_FOREVER);
  return 0;
}
