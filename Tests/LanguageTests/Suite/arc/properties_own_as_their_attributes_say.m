// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
@interface Owner : NSObject
@property (nonatomic) Car *plain;
@property (nonatomic, weak) Car *weak;
@property (nonatomic, unsafe_unretained) Car *unsafe;
@property (nonatomic, copy) NSString *text;
@end
@implementation Owner
@end
int main(void) {
  Owner *owner = [Owner new];
  owner.plain = [Car named:"plain"];
  owner.weak = owner.plain;
  printf("%d\n", owner.weak != nil);  // expect: 1
  owner.plain = [Car named:"next"];  // expect: dealloc plain
  printf("%d\n", owner.weak == nil);  // expect: 1
  owner.weak = [Car named:"weak"];  // expect: dealloc weak
  NSMutableString *text = [NSMutableString stringWithString:@"ab"];
  owner.text = text;
  [text appendString:@"c"];
  puts(owner.text.UTF8String);  // expect: ab
  owner = nil;  // expect: dealloc next
}
