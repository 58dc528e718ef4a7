// mode: mrc
// NSIndexSet, ranges and rectangles as text, NSScanner, NSMutableData, NSError
#import <Foundation/Foundation.h>
int main(void) { @autoreleasepool {
    NSIndexSet *s = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 3)];
    NSMutableIndexSet *m = [NSMutableIndexSet indexSet];
    [m addIndex:9]; [m addIndexes:s]; [m addIndexesInRange:NSMakeRange(20, 2)]; [m removeIndex:3];
    printf("%lu %d %d\n", [m count], [m containsIndex:9], [m containsIndex:3]);
    for (NSUInteger i = [m firstIndex]; i != NSNotFound; i = [m indexGreaterThanIndex:i]) printf("%lu ", i); puts("");
    [m enumerateIndexesUsingBlock:^(NSUInteger i, BOOL *stop) { printf("<%lu>", i); if (i > 8) *stop = YES; }]; puts("");
    [m enumerateRangesUsingBlock:^(NSRange r, BOOL *stop) { printf("[%lu,%lu]", r.location, r.length); }]; puts("");
    printf("%lu %lu %d\n", [m indexLessThanIndex:9], [m lastIndex], [s isEqualToIndexSet:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(2, 3)]]);
    NSRange r = NSMakeRange(3, 4), q = NSRangeFromString(@"{5, 10}");
    printf("%s %s %s %d %lu\n", [NSStringFromRange(NSIntersectionRange(r, q)) UTF8String], [NSStringFromRange(NSUnionRange(r, q)) UTF8String], [NSStringFromRange(r) UTF8String], NSLocationInRange(6, r), NSMaxRange(q));
    NSPoint p = NSMakePoint(1.5, 2); NSRect rc = NSMakeRect(0, 0, 10, 20);
    printf("%s %s %s %d\n", [NSStringFromPoint(p) UTF8String], [NSStringFromRect(rc) UTF8String], [NSStringFromSize(rc.size) UTF8String], NSPointInRect(p, rc));
    NSValue *v = [NSValue valueWithRange:r]; printf("%s %s\n", [v objCType], [NSStringFromRange([v rangeValue]) UTF8String]);
    struct P { int x; char c; } sp = {7, 'q'}, back; NSValue *sv = [NSValue valueWithBytes:&sp objCType:@encode(struct P)]; [sv getValue:&back]; printf("%d %c %s\n", back.x, back.c, [sv objCType]);
    NSScanner *sc = [NSScanner scannerWithString:@"12 apples 3.5"]; int n; NSString *w; double db; [sc scanInt:&n]; [sc scanUpToString:@" " intoString:&w]; [sc scanDouble:&db]; printf("%d %s %g %d\n", n, [w UTF8String], db, [sc isAtEnd]);
    NSMutableData *data = [NSMutableData data]; [data appendBytes:"abc" length:3]; [data increaseLengthBy:2]; printf("%lu %s\n", [data length], [[data description] UTF8String]);
    NSData *sub = [data subdataWithRange:NSMakeRange(1, 2)]; printf("%.2s %d\n", (char *)[sub bytes], [sub isEqualToData:[NSData dataWithBytes:"bc" length:2]]);
    
    NSError *e = [NSError errorWithDomain:@"D" code:3 userInfo:@{NSLocalizedDescriptionKey: @"bad"}]; printf("%s | %s\n", [[e localizedDescription] UTF8String], [[e description] UTF8String]);
    NSError *e2 = [NSError errorWithDomain:@"D" code:4 userInfo:nil]; printf("%s | %s\n", [[e2 localizedDescription] UTF8String], [[e2 description] UTF8String]);
    NSString *str = NSStringFromClass([NSString class]); printf("%s %d\n", [str UTF8String], NSClassFromString(@"Nope") == Nil);
} return 0; }
// expect: 5 1 0
// expect: 2 4 9 20 21 
// expect: <2><4><9>
// expect: [2,1][4,1][9,1][20,2]
// expect: 4 21 1
// expect: {5, 2} {3, 12} {3, 4} 1 15
// expect: {1.5, 2} {{0, 0}, {10, 20}} {10, 20} 1
// expect: {_NSRange=QQ} {3, 4}
// expect: 7 q {P=ic}
// expect: 12 apples 3.5 1
// expect: 5 {length = 5, bytes = 0x6162630000}
// expect: bc 1
// expect: bad | Error Domain=D Code=3 "bad" UserInfo={NSLocalizedDescription=bad}
// expect: The operation couldn’t be completed. (D error 4.) | Error Domain=D Code=4 "(null)"
// expect: NSString 1
