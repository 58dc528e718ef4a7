// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSScanner *scanner = [NSScanner scannerWithString:@"Name: BoB; id 0xFFee 18446744073709551615 end"];
  NSString *text = nil;
  printf("%d %d\n", [scanner scanString:@"NAME:" intoString:&text], scanner.caseSensitive);  // expect: 1 0
  printf("%s\n", text.UTF8String);  // expect: Name:
  [scanner scanUpToString:@"; ID" intoString:&text];
  printf("%s\n", text.UTF8String);  // expect: BoB
  scanner.caseSensitive = YES;
  printf("%d\n", [scanner scanString:@"; ID" intoString:NULL]);  // expect: 0
  printf("%d\n", [scanner scanString:@"; id" intoString:NULL]);  // expect: 1
  unsigned long long wide = 0;
  printf("%d %llx\n", [scanner scanHexLongLong:&wide], wide);  // expect: 1 ffee
  [scanner scanUnsignedLongLong:&wide];
  printf("%llu\n", wide);  // expect: 18446744073709551615
  @try {
    scanner.scanLocation = 1000;
  } @catch (NSException *e) {
    printf("%s %d\n", e.name.UTF8String, scanner.atEnd);  // expect: NSRangeException 0
  }
  printf("%d\n", [scanner.charactersToBeSkipped characterIsMember:'\n']);  // expect: 1
  return 0;
}
