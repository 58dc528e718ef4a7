// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
@interface Bad : NSObject
@end
@implementation Bad
- (id)retain { return self; }  // expect error: E0344 ARC forbids implementation of 'retain'
- (void)dealloc {
  [super dealloc];  // expect error: E0344 ARC forbids explicit message send of 'dealloc'
}
- (void)change {
  self = nil;  // expect error: E0311 cannot assign to 'self' outside of a method in the init family
}
@end
int main(void) {
  Car *car = [Car new];
  [car release];  // expect error: E0344 ARC forbids explicit message send of 'release'
  SEL s = @selector(autorelease);  // expect error: E0344 ARC forbids use of 'autorelease' in a @selector
  NSAutoreleasePool *pool = nil;  // expect error: E0347 'NSAutoreleasePool' is unavailable
}
