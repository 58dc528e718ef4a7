#import <Foundation/Foundation.h>
static int n;
@interface T : NSObject @end
@implementation T
- (void)tick:(NSTimer *)t { printf("tick %d %s\n", ++n, [[t userInfo] UTF8String]); if (n == 3) [t invalidate]; }
- (void)later:(id)x { printf("later %s main %d\n", [x UTF8String], [NSThread isMainThread]); }
- (void)back:(id)x { [self performSelectorOnMainThread:@selector(later:) withObject:@"from back" waitUntilDone:YES]; printf("back done\n"); }
- (void)dealloc { printf("T gone\n"); [super dealloc]; }
@end
int main(void) {
  NSAutoreleasePool *p = [NSAutoreleasePool new];
  T *t = [T new];
  [NSTimer scheduledTimerWithTimeInterval:1 target:t selector:@selector(tick:) userInfo:@"u" repeats:YES];
  [t performSelector:@selector(later:) withObject:@"a" afterDelay:1.5];
  [t performSelector:@selector(later:) withObject:@"b" afterDelay:0.5];
  [t performSelector:@selector(later:) withObject:@"never" afterDelay:0.7];
  [NSObject cancelPreviousPerformRequestsWithTarget:t selector:@selector(later:) object:@"never"];
  [t performSelectorInBackground:@selector(back:) withObject:nil];
  [t release];
  [[NSRunLoop currentRunLoop] run];
  printf("run over\n");
  [p drain];
  return 0;
  // expect: later from back main 1
  // expect: back done
  // expect: later b main 1
  // expect: tick 1 u
  // expect: later a main 1
  // expect: tick 2 u
  // expect: tick 3 u
  // expect: T gone
  // expect: run over
}
