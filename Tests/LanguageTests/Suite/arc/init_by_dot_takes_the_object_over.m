// mode: arc
#import <Foundation/Foundation.h>
@interface Jar : NSObject
@property int jam;
- (instancetype)initFull;
@end
@implementation Jar
- (instancetype)init {
  if ((self = [super init])) _jam = 7;
  return self;
}
- (instancetype)initFull { return self.init; }
- (void)dealloc { NSLog(@"jar of %d broken", _jam); }
@end
int main(void) {
  @autoreleasepool {
    Jar *a = Jar.alloc.init, *b = [Jar alloc].init, *c = Jar.new.init;
    Jar *d = Jar.alloc.initFull;
    a.jam = 1; b.jam = 2; c.jam = 3; d.jam = 4;
    NSLog(@"%d", Jar.new.jam);
    NSMutableArray *shelf = NSMutableArray.alloc.init;
    [shelf addObject:Jar.new];
    NSLog(@"%lu", (unsigned long)shelf.count);
    shelf = nil;
    NSLog(@"end");
  }
}
// expect: 7
// expect: jar of 7 broken
// expect: 1
// expect: jar of 7 broken
// expect: end
// expect: jar of 4 broken
// expect: jar of 3 broken
// expect: jar of 2 broken
// expect: jar of 1 broken
