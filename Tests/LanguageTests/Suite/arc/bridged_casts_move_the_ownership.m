// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
int main(void) {
  void *raw = (__bridge_retained void *)[Car named:"bridged"];
  puts("kept");  // expect: kept
  Car *car = (__bridge_transfer Car *)raw;
  puts(car->name);  // expect: bridged
  car = nil;  // expect: dealloc bridged
  CFTypeRef counted = CFBridgingRetain([Car named:"counted"]);
  printf("%ld\n", CFGetRetainCount(counted));  // expect: 1
  CFRelease(counted);  // expect: dealloc counted
  Car *other = [Car named:"other"];
  void *seen = (__bridge void *)other;
  printf("%d\n", seen == (__bridge void *)other);  // expect: 1
}  // expect: dealloc other
