#import <Foundation/Foundation.h>
@interface T : NSOperation { int n; } @end
@implementation T
- (id)initWith:(int)k { n = k; return [self init]; }
- (void)main { printf("op %d\n", n); }
- (void)dealloc { printf("op %d gone\n", n); [super dealloc]; }
- (void)go:(id)x { printf("go %s\n", [x UTF8String]); }
@end
int main(void) {
  NSAutoreleasePool *p = [NSAutoreleasePool new];
  NSOperationQueue *q = [[NSOperationQueue alloc] init];
  q.maxConcurrentOperationCount = 1;
  T *a = [[[T alloc] initWith:1] autorelease], *b = [[[T alloc] initWith:2] autorelease];
  [a addDependency:b];
  [q addOperation:a]; [q addOperation:b];
  [q addOperation:[[[NSInvocationOperation alloc] initWithTarget:a selector:@selector(go:) object:@"x"] autorelease]];
  [q waitUntilAllOperationsAreFinished];
  printf("done %lu\n", [q operationCount]);
  [q release];
  [p drain];
  return 0;
  // expect: op 2
  // expect: op 1
  // expect: go x
  // expect: done 0
  // expect: op 1 gone
  // expect: op 2 gone
}
