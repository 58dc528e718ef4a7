// mode: arc
#import <Foundation/Foundation.h>
@interface Lamp : NSObject @property int level; @end
@implementation Lamp @end
@interface Watch : NSObject { NSHashTable *_lamps; } - (void)add:(Lamp *)lamp; - (NSUInteger)count; @end
@implementation Watch
- (instancetype)init { self = [super init]; _lamps = [NSHashTable weakObjectsHashTable]; return self; }
- (void)add:(Lamp *)lamp { [_lamps addObject:lamp]; [lamp addObserver:self forKeyPath:@"level" options:0 context:NULL]; }
- (NSUInteger)count { return _lamps.count; }
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)lamp change:(NSDictionary *)change context:(void *)context {
  printf("%s %d\n", path.UTF8String, [lamp level]);
}
@end
int main(void) {
  Watch *watch = [Watch new];
  @autoreleasepool {
    Lamp *lamp = [Lamp new];
    [watch add:lamp];
    lamp.level = 4;
    printf("%lu\n", (unsigned long)watch.count);
    [lamp removeObserver:watch forKeyPath:@"level"];
  }
  printf("%lu\n", (unsigned long)watch.count);
  return 0;
}
// expect: level 4
// expect: 1
// expect: 0
