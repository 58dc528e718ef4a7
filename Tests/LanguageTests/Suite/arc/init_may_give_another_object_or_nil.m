// mode: arc
#import <Foundation/Foundation.h>
@interface Car : NSObject { @public const char *name; }
+ (instancetype)named:(const char *)n;
@end
@implementation Car
+ (instancetype)named:(const char *)n { Car *c = [self new]; c->name = n; return c; }
- (void)dealloc { printf("dealloc %s\n", name); }
@end
@interface Van : Car
- (instancetype)initAs:(const char *)n swap:(Van *)other;
@end
@implementation Van
- (instancetype)initAs:(const char *)n swap:(Van *)other {
  if (!(self = [super init])) return nil;
  name = n;
  if (*n == 'x') return nil;
  if (other) self = other;
  return self;
}
@end
int main(void) {
  Van *none = [[Van alloc] initAs:"x" swap:nil];  // expect: dealloc x
  printf("%d\n", none == nil);  // expect: 1
  Van *a = [[Van alloc] initAs:"a" swap:nil];
  Van *b = [[Van alloc] initAs:"b" swap:a];  // expect: dealloc b
  printf("%d\n", a == b);  // expect: 1
  a = nil;
  puts("still");  // expect: still
  b = nil;  // expect: dealloc a
}
