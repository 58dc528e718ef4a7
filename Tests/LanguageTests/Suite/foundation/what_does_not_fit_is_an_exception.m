// mode: arc
#import <Foundation/Foundation.h>
static void try(const char *what, void (^work)(void)) {
  @try {
    work();
    printf("%s: none\n", what);
  } @catch (NSException *e) {
    printf("%s: %s\n", what, e.name.UTF8String);
  }
}
int main(void) {
  id number = @1, text = @"a";
  // expect: number: NSInvalidArgumentException
  try("number", ^{ [number compare:text]; });
  // expect: text: NSInvalidArgumentException
  try("text", ^{ [text compare:number]; });
  // expect: sorted: NSInvalidArgumentException
  try("sorted", ^{ [@[@1, @"a"] sortedArrayUsingSelector:@selector(compare:)]; });
  // expect: selector: NSInvalidArgumentException
  try("selector", ^{ [number performSelector:(SEL)NULL]; });
  // expect: data: NSRangeException
  try("data", ^{ [[NSMutableData data] replaceBytesInRange:NSMakeRange(5, 1) withBytes:"a"]; });
  // expect: length: NSRangeException
  try("length", ^{
    [[NSMutableData dataWithLength:9] resetBytesInRange:NSMakeRange(2, NSUIntegerMax)];
  });
  // expect: 0 0 0
  printf("%d %d %d\n", [@"abc" hasPrefix:@""], [@"abc" hasSuffix:@""], [@"" hasPrefix:@""]);
  printf("%d %d\n", @'c'.intValue, @-5 .intValue);  // expect: 99 -5
  NSIndexSet *set = [NSIndexSet indexSetWithIndex:3];
  printf("%d\n", [set copy] == set);  // expect: 1
  NSURL *url = [[NSURL URLWithString:@"http://a.com/x"] URLByAppendingPathComponent:@"y z"];
  printf("%s\n", url.absoluteString.UTF8String);  // expect: http://a.com/x/y%20z
  return 0;
}
