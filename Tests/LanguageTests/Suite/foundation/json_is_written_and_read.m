// mode: arc
#import <Foundation/Foundation.h>
static id readText(NSString *text, NSUInteger options) {
  NSError *error = nil;
  NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
  id object = [NSJSONSerialization JSONObjectWithData:data options:options error:&error];
  if (!object) printf("%s %ld: ", [error.domain UTF8String], (long)error.code);
  return object;
}
static void tell(id object, NSUInteger options) {
  NSData *data = [NSJSONSerialization dataWithJSONObject:object options:options error:NULL];
  NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
  printf("%s\n", [text UTF8String]);
}
int main(void) {
  @autoreleasepool {
    id list = readText(@" [1, -2.5e1, \"a\\\"\\u00e9\\n/\", true, false, null, {}, []] ", 0);
    tell(list, 0);
    printf("%d %d %s\n", [list[3] isEqual:@YES], list[5] == [NSNull null], [[list[1] description] UTF8String]);
    NSMutableDictionary *deep = readText(@"{\"b\": {\"k\": [1]}, \"a\": 2}", NSJSONReadingMutableContainers);
    [deep[@"b"][@"k"] addObject:@YES];
    deep[@"c"] = @[];
    tell(deep, NSJSONWritingPrettyPrinted | NSJSONWritingSortedKeys);
    for (NSString *bad in @[@"[1,", @"{1: 2}", @"[1] x", @"12", @"[01x]", @"[\"\\q\"]", @""]) {
      printf("%d\n", readText(bad, 0) == nil);
    }
    printf("%s\n", [[readText(@"12", NSJSONReadingAllowFragments) stringValue] UTF8String]);
    printf("%d %d\n", [NSJSONSerialization isValidJSONObject:@{@1 : @2}],
           [NSJSONSerialization isValidJSONObject:@[[NSDate date]]]);
    @try {
      tell(@{@"k" : [NSObject new]}, 0);
    } @catch (NSException *exception) {
      printf("%s\n", [exception.name UTF8String]);
    }
  }
  return 0;
}
// expect: [1,-25,"a\"é\n\/",true,false,null,{},[]]
// expect: 1 1 -25
// expect: {
// expect:   "a" : 2,
// expect:   "b" : {
// expect:     "k" : [
// expect:       1,
// expect:       true
// expect:     ]
// expect:   },
// expect:   "c" : [
// expect:
// expect:   ]
// expect: }
// expect: NSCocoaErrorDomain 3840: 1
// expect: NSCocoaErrorDomain 3840: 1
// expect: NSCocoaErrorDomain 3840: 1
// expect: NSCocoaErrorDomain 3840: 1
// expect: NSCocoaErrorDomain 3840: 1
// expect: NSCocoaErrorDomain 3840: 1
// expect: NSCocoaErrorDomain 3840: 1
// expect: 12
// expect: 0 0
// expect: NSInvalidArgumentException
