// mode: arc
#import <Foundation/Foundation.h>
int main() { dispatch_group_t g = dispatch_group_create(); __block int n = 0; NSLock *l = [NSLock new];
  for (int i = 0; i < 4; i++) dispatch_group_async(g, dispatch_get_global_queue(0, 0), ^{ [l lock]; n += i; [l unlock]; });
  dispatch_group_wait(g, DISPATCH_TIME_FOREVER); NSLog(@"%d", n); return 0; }
