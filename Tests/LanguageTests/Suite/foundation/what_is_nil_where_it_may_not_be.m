// mode: arc
#import <Foundation/Foundation.h>
#define REASON(x) @try { (void)(x); puts("none"); } @catch (NSException *e) { printf("%s: %s\n", e.name.UTF8String, e.reason.UTF8String); }
int main(void) {
  @autoreleasepool {
    NSMutableString *text = [NSMutableString stringWithString:@"abc"];
    id nothing = nil;
    void (^none)(id, NSUInteger, BOOL *) = nil;
    REASON([text hasPrefix:nothing])  // expect: NSInvalidArgumentException: -[__NSCFString hasPrefix:]: nil argument
    REASON([text hasSuffix:nothing])  // expect: NSInvalidArgumentException: -[__NSCFString hasSuffix:]: nil argument
    REASON([text rangeOfString:nothing].length)  // expect: NSInvalidArgumentException: -[__NSCFString rangeOfString:options:range:locale:]: nil argument
    REASON([text componentsSeparatedByString:nothing])  // expect: NSInvalidArgumentException: *** -[__NSCFString componentsSeparatedByString:]: nil argument
    REASON([[NSDate date] compare:nothing])  // expect: NSInvalidArgumentException: *** -[__NSDate compare:]: nil argument
    REASON(([[NSCountedSet set] addObject:nothing], 1))  // expect: NSInvalidArgumentException: *** -[NSCountedSet addObject:]: attempt to insert nil
    REASON(([@[ @1 ] enumerateObjectsUsingBlock:none], 1))  // expect: NSInvalidArgumentException: *** -[__NSArrayI enumerateObjectsUsingBlock:]: block cannot be nil
    NSMutableDictionary *table = [NSMutableDictionary dictionaryWithObject:@1 forKey:@"a"];
    REASON(table[nothing] = @2)  // expect: NSInvalidArgumentException: *** -[__NSDictionaryM setObject:forKeyedSubscript:]: key cannot be nil
    NSMutableArray *list = [NSMutableArray arrayWithObject:@1];
    REASON(list[2] = @2)  // expect: NSRangeException: *** -[__NSArrayM setObject:atIndexedSubscript:]: index 2 beyond bounds [0 .. 0]
    REASON([NSURL fileURLWithPath:nothing])  // expect: NSInvalidArgumentException: *** -[NSURL initFileURLWithPath:]: nil string parameter
    REASON([NSMutableString stringWithUTF8String:NULL])  // expect: NSInvalidArgumentException: *** +[NSMutableString stringWithUTF8String:]: NULL cString
    REASON([NSJSONSerialization dataWithJSONObject:@[ @{ @2 : @3 } ] options:0 error:NULL])  // expect: NSInvalidArgumentException: Invalid (non-string) key in JSON dictionary
    REASON([NSJSONSerialization dataWithJSONObject:@"text" options:0 error:NULL])  // expect: NSInvalidArgumentException: *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write
    NSException *plain = [[NSException alloc] initWithName:@"Plain" reason:nil userInfo:nil];
    printf("%d %s\n", plain.reason == nil, plain.description.UTF8String);  // expect: 0 Plain
  }
  return 0;
}
