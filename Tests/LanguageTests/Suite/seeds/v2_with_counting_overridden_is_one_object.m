// after seed 004, V2 as it was written for manual counting: the count is a 32-bit number here
#import <Foundation/Foundation.h>
@interface Bank : NSObject {
  NSString *name;
}
+ (id)mainBank;
@end
static Bank *bank = nil;
@implementation Bank
#pragma mark One bank
+ (id)mainBank {
  @synchronized(self) {
    if (bank == nil) bank = [[super allocWithZone:NULL] init];
  }
  return bank;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self mainBank] retain]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)retain { return self; }
- (unsigned)retainCount { return UINT_MAX; }
- (oneway void)release {
}
- (id)autorelease { return self; }
- (void)dealloc {
  NSLog(@"never");
  [name release];
  [super dealloc];
}
@end
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Bank *one = [Bank mainBank];
  NSLog(@"%d %d %d", one == [[Bank alloc] init], one == [Bank new], one == [one copy]);
  // expect: 1 1 1
  NSLog(@"%u", (unsigned)[one retainCount]);  // expect: 4294967295
  [one release];
  [[one autorelease] release];
  [pool drain];
  NSLog(@"%@", [[Bank mainBank] class]);  // expect: Bank
  return 0;
}
