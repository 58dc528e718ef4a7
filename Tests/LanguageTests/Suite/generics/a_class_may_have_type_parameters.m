// mode: arc
#import <Foundation/Foundation.h>
@interface Box<__covariant T> : NSObject
@property (nonatomic, strong) T value;
- (instancetype)initWithValue:(T)value;
- (T)unwrap;
- (void)give:(void (^)(T value))block;
@end
@implementation Box
- (instancetype)initWithValue:(id)value {
  if (self = [super init]) _value = value;
  return self;
}
- (id)unwrap { return self.value; }
- (void)give:(void (^)(id))block { block(_value); }
@end
@interface TextBox : Box<NSString *>
@end
@implementation TextBox
- (NSUInteger)size { return self.value.length + [super unwrap].length; }
@end
@interface Pair<A : NSNumber *, B> : NSObject
@property (strong) A first;
@property (strong) B second;
@end
@implementation Pair
@end
int main(void) {
  Box<NSString *> *text = [[Box alloc] initWithValue:@"hello"];
  Box<NSNumber *> *number = [[Box<NSNumber *> alloc] initWithValue:@7];
  printf("%lu %d\n", text.value.length, [number unwrap].intValue);  // expect: 5 7
  [text give:^(NSString *value) { printf("%lu\n", value.length); }];  // expect: 5
  printf("%lu\n", [[[TextBox alloc] initWithValue:@"abc"] size]);  // expect: 6
  Pair<NSNumber *, NSArray<NSString *> *> *pair = [Pair new];
  pair.first = @3;
  pair.second = @[ @"a", @"bcd" ];
  printf("%d %lu\n", pair.first.intValue, pair.second[1].length);  // expect: 3 3
  return 0;
}
