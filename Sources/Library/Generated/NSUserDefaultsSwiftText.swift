// swift-format-ignore-file
// Written by `make library` from Swift/NSUserDefaults+Swift.m: change it there.
enum NSUserDefaultsSwiftText {
static let text: StaticString = #"""
@interface NSUserDefaults (Swift)
- (void)swiftSet:(id)value forKey:(NSString *)key;
- (id)swiftObjectForKey:(NSString *)key;
@end

/* By key: the value as Swift gave it, and the object that stands for it in the defaults. */
static NSMutableDictionary *__selfsame_swift_values;

/* What stands in the defaults for a value in a box: of what Objective-C could not read there, a list of its own. */
static id __selfsame_plain_default(SwiftBox *box) {
  NSString *type = [[box class] swiftName], *text = [box swiftText:0];
  if ([type isEqual:@"Bool"]) return [NSNumber numberWithBool:[text isEqual:@"true"]];
  if ([type isEqual:@"Double"] || [type isEqual:@"Float"]) {
    return [NSNumber numberWithDouble:[text doubleValue]];
  }
  NSString *number = [type hasPrefix:@"U"] ? [type substringFromIndex:1] : type;
  if ([number isEqual:@"Int"] || [number isEqual:@"Int8"] || [number isEqual:@"Int16"]
      || [number isEqual:@"Int32"] || [number isEqual:@"Int64"]) {
    return [NSNumber numberWithLongLong:[text longLongValue]];
  }
  long form = [box swiftForm];
  return form == 2 || form == 4 || [type isEqual:@"Date"] ? [NSArray arrayWithObject:text] : box;
}

@implementation NSUserDefaults (Swift)
// Swift's program has no pool around it.
- (void)swiftSet:(id)value forKey:(NSString *)key {
  @autoreleasepool {
    id whole = __swift_opened(value);
    id plain = whole;
    if ([whole isKindOfClass:[SwiftBox class]]) plain = __selfsame_plain_default(whole);
    [__selfsame_swift_values removeObjectForKey:key];
    [self setObject:plain forKey:key];
    if (plain != whole) {
      if (!__selfsame_swift_values) __selfsame_swift_values = [[NSMutableDictionary alloc] init];
      NSArray *pair = [NSArray arrayWithObjects:whole, [self objectForKey:key], nil];
      [__selfsame_swift_values setObject:pair forKey:key];
    }
    [whole release];
  }
}
- (id)swiftObjectForKey:(NSString *)key {
  id now = [self objectForKey:key];
  NSArray *kept = [__selfsame_swift_values objectForKey:key];
  return now && [kept lastObject] == now ? [kept objectAtIndex:0] : now;
}
@end
"""#
}
