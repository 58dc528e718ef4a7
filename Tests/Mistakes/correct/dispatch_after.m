// mode: arc
#import <Foundation/Foundation.h>
int main() { dispatch_semaphore_t s = dispatch_semaphore_create(0); dispatch_async(dispatch_get_global_queue(0, 0), ^{ NSLog(@"work"); dispatch_semaphore_signal(s); }); dispatch_semaphore_wait(s, DISPATCH_TIME_FOREVER); return 0; }
