// mode: arc
#import <Foundation/Foundation.h>
static NSObject *g, *a, *b;
int main() { g = [NSObject new]; a = [NSObject new]; b = [NSObject new];
  NSThread *t = [[NSThread alloc] initWithBlock:^{ @synchronized(g) { @synchronized(b) { @synchronized(a) { NSLog(@"t"); } } } }];
  @synchronized(g) { @synchronized(a) { @synchronized(b) { NSLog(@"m"); } } }
  [t start]; while (!t.isFinished) [NSThread sleepForTimeInterval:0.01]; return 0; }
