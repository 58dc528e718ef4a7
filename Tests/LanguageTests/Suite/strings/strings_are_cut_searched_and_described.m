// mode: mrc
// searching, replacing, formats, descriptions of collections
#import <Foundation/Foundation.h>
int main(void) { @autoreleasepool {
    NSString *s = @"The quick brown fox";
    printf("%s|%s|%s\n", [[s substringWithRange:NSMakeRange(4, 5)] UTF8String], [[s stringByReplacingOccurrencesOfString:@"quick" withString:@"slow"] UTF8String], [[[s componentsSeparatedByString:@" "] componentsJoinedByString:@"_"] UTF8String]);
    printf("%d %d %ld %ld\n", [s hasPrefix:@"The"], [s hasSuffix:@"Fox"], (long)[s compare:@"The quick"], (long)[@"a" caseInsensitiveCompare:@"A"]);
    NSMutableString *m = [NSMutableString stringWithFormat:@"%@-%03d-%.2f-%c-%s-%%", @"x", 7, 1.5, 'q', "cs"]; [m insertString:@"<<" atIndex:0]; [m deleteCharactersInRange:NSMakeRange(2, 2)]; [m replaceOccurrencesOfString:@"-" withString:@"+" options:0 range:NSMakeRange(0, [m length])]; [m setString:[m uppercaseString]]; printf("%s %lu\n", [m UTF8String], (unsigned long)[m length]);
    printf("%s|%s|\n", [[@"  pad " stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] UTF8String], [[@"ab" stringByPaddingToLength:7 withString:@".-" startingAtIndex:0] UTF8String]);
    printf("%d %g %lld %d %d\n", [@"42abc" intValue], [@"3.25e2" doubleValue], [@"-9000000000" longLongValue], [@"YES" boolValue], [@"0" boolValue]);
    printf("%s %s %s\n", [[@"/a/b/c.tar.gz" lastPathComponent] UTF8String], [[@"/a/b/c.tar.gz" pathExtension] UTF8String], [[@"/a/b/c.txt" stringByDeletingPathExtension] UTF8String]);
    NSRange r = [s rangeOfString:@"o" options:NSBackwardsSearch]; printf("%lu\n", (unsigned long)r.location); r = [s rangeOfString:@"zzz"]; printf("%d %lu\n", r.location == NSNotFound, (unsigned long)r.length);
    printf("%s\n", [[NSString stringWithFormat:@"%@ %@ %@ %@", nil, @[@"a", @1], @{@"k": @"v"}, [NSNull null]] UTF8String]);
    printf("%s\n", [[NSString stringWithFormat:@"%5@|%-5@|%x|%X|%o|%lu|%lld|%hhd|%e|%g|%p", @"ab", @"cd", 255, 255, 8, 5ul, -5ll, (char)-1, 12345.678, 0.0001, NULL] UTF8String]);
    [s enumerateSubstringsInRange:NSMakeRange(0, 9) options:NSStringEnumerationByWords usingBlock:^(NSString *w, NSRange a, NSRange b, BOOL *stop) { printf("[%s]", [w UTF8String]); }]; puts("");
    [@"l1\nl2\n" enumerateLinesUsingBlock:^(NSString *l, BOOL *stop) { printf("<%s>", [l UTF8String]); }]; puts("");
    printf("%s %s %s\n", [[s capitalizedString] UTF8String], [[@"hELLO wORLD" capitalizedString] UTF8String], [[s lowercaseString] UTF8String]);
    printf("%d %d\n", [@"abc" isEqualToString:[NSString stringWithUTF8String:"abc"]], [@"a" isEqual:@1]); printf("%lu %d\n", (unsigned long)[@"abc" hash] == [[NSString stringWithFormat:@"ab%c", 'c'] hash] ? 1ul : 0ul, [@"abc" containsString:@"bc"]);
    NSArray *sorted = [@[@"file10", @"file2", @"File1"] sortedArrayUsingSelector:@selector(localizedStandardCompare:)]; printf("%s\n", [[sorted componentsJoinedByString:@" "] UTF8String]); printf("%ld\n", (long)[@"10" compare:@"9" options:NSNumericSearch]);
    unichar buf[4]; [@"wxyz" getCharacters:buf range:NSMakeRange(1, 2)]; printf("%c%c\n", buf[0], buf[1]); printf("%s\n", [[@"a,b;c" componentsSeparatedByCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@",;"]] description].UTF8String);
    NSCharacterSet *dg = [NSCharacterSet decimalDigitCharacterSet]; printf("%d %d %lu\n", [dg characterIsMember:'5'], [[dg invertedSet] characterIsMember:'5'], (unsigned long)[@"abc9" rangeOfCharacterFromSet:dg].location);
    NSString *multi = @"part one "
        @"part two"; printf("%s %s\n", [multi UTF8String], [[multi stringByAppendingFormat:@" %d", 3] UTF8String]); printf("%s\n", [[@[@"b", @"a"] sortedArrayUsingSelector:@selector(compare:)][0] UTF8String]);
    NSString *desc = [@{@"b": @2, @"a": @[@1, @{@"x y": @"q\"r"}]} description]; printf("%s\n", [desc UTF8String]); printf("%s\n", [[@[@"", @"a-b", @"é", @"a_b", @"A1"] description] UTF8String]);
    NSLog(@"%@ %d", @"log", 5); NSLog(@"%@", [NSArray array]); NSLog(@"%@", @{}); NSLog(@"%s %@", "c", [@"class" class] == [NSString class] ? @"same" : @"cluster"); printf("%s\n", [NSStringFromSelector(@selector(a:b:)) UTF8String]);
} return 0; }
// expect: quick|The slow brown fox|The_quick_brown_fox
// expect: 1 0 1 0
// expect: <<007+1.50+Q+CS+% 17
// expect: pad|ab.-.-.|
// expect: 42 325 -9000000000 1 0
// expect: c.tar.gz gz /a/b/c
// expect: 17
// expect: 1 0
// expect: (null) (
// expect:     a,
// expect:     1
// expect: ) {
// expect:     k = v;
// expect: } <null>
// expect: ab|cd|ff|FF|10|5|-5|-1|1.234568e+04|0.0001|0x0
// expect: [The][quick]
// expect: <l1><l2>
// expect: The Quick Brown Fox Hello World the quick brown fox
// expect: 1 0
// expect: 1 1
// expect: File1 file2 file10
// expect: 1
// expect: xy
// expect: (
// expect:     a,
// expect:     b,
// expect:     c
// expect: )
// expect: 1 0 3
// expect: part one part two part one part two 3
// expect: a
// expect: {
// expect:     a =     (
// expect:         1,
// expect:                 {
// expect:             "x y" = "q\"r";
// expect:         }
// expect:     );
// expect:     b = 2;
// expect: }
// expect: (
// expect:     "",
// expect:     "a-b",
// expect:     "\U00e9",
// expect:     "a_b",
// expect:     A1
// expect: )
// expect: log 5
// expect: (
// expect: )
// expect: {
// expect: }
// expect: c cluster
// expect: a:b:
