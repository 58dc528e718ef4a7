// mode: arc
#import <Foundation/Foundation.h>

@interface Card : NSObject <NSSecureCoding>
@property (strong) id value;
@property (strong) NSArray *tags;
@end
@implementation Card
+ (BOOL)supportsSecureCoding { return YES; }
- (void)encodeWithCoder:(NSCoder *)coder {
  [coder encodeObject:_value forKey:@"value"];
  [coder encodeObject:_tags forKey:@"tags"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) {
    _value = [coder decodeObjectOfClass:[NSNumber class] forKey:@"value"];
    _tags = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [Card class], nil] forKey:@"tags"];
  }
  return self;
}
@end
@interface Plain : NSObject <NSCoding>
@end
@implementation Plain
- (void)encodeWithCoder:(NSCoder *)coder {}
- (instancetype)initWithCoder:(NSCoder *)coder { return [super init]; }
@end

static void readBack(id object, Class class, BOOL secure) {
  NSError *error = nil;
  NSData *data = [NSKeyedArchiver archivedDataWithRootObject:object requiringSecureCoding:secure error:&error];
  if (!data) {
    printf("not written, %ld\n", (long)error.code);
    return;
  }
  id back = [NSKeyedUnarchiver unarchivedObjectOfClass:class fromData:data error:&error];
  if (back) printf("%s\n", [NSStringFromClass([back class]) UTF8String]);
  else printf("not read, %ld: %s\n", (long)error.code, [error.userInfo[@"NSDebugDescription"] UTF8String]);
}

int main(void) {
  Card *card = [Card new];
  card.value = @7;
  card.tags = @[ @"a text is plain", [Card new] ];
  readBack(card, [Card class], YES);
  // expect: Card
  readBack(card, [NSArray class], YES);
  // expect: not read, 4864: value for key 'root' was of unexpected class 'Card'. Allowed classes are: {(
  // expect:     NSArray
  // expect: )}
  card.value = @"text";
  readBack(card, [Card class], YES);
  // expect: not read, 4864: value for key 'value' was of unexpected class 'NSString'. Allowed classes are: {(
  // expect:     NSNumber
  // expect: )}
  card.value = nil;
  card.tags = @[ [NSSet set] ];
  readBack(card, [Card class], NO);
  // expect: not read, 4864: value for key '$0' was of unexpected class 'NSSet'. Allowed classes are: {(
  // expect:     NSArray,
  // expect:     Card
  // expect: )}
  readBack([Plain new], [Plain class], YES);
  // expect: not written, 4866
  readBack([Plain new], [Plain class], NO);
  // expect: not read, 4864: This decoder will only decode classes that adopt NSSecureCoding. Class 'Plain' does not adopt it.

  // A reader of the older kind asks nobody, unless it is told to.
  NSData *data = [NSKeyedArchiver archivedDataWithRootObject:[Plain new] requiringSecureCoding:NO error:NULL];
  NSKeyedUnarchiver *reader = [[NSKeyedUnarchiver alloc] initForReadingFromData:data error:NULL];
  printf("%d", reader.requiresSecureCoding);
  reader.requiresSecureCoding = NO;
  printf(" %d\n", [reader decodeObjectForKey:NSKeyedArchiveRootObjectKey] != nil);
  // expect: 1 1
  NSRange range = NSMakeRange(3, 4);
  NSValue *kept = [NSValue valueWithRange:range];
  data = [NSKeyedArchiver archivedDataWithRootObject:kept requiringSecureCoding:YES error:NULL];
  kept = [NSKeyedUnarchiver unarchivedObjectOfClass:[NSValue class] fromData:data error:NULL];
  printf("%s\n", [NSStringFromRange([kept rangeValue]) UTF8String]);
  // expect: {3, 4}
  return 0;
}
