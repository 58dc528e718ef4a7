// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  printf("%d\n", [NSString stringWithUTF8String:"caf\xc3\xa9"].length == 4);  // expect: 1
  printf("%d\n", [NSString stringWithUTF8String:"\xc0\x80"] == nil);  // expect: 1
  printf("%d\n", [[NSString alloc] initWithUTF8String:"a\xff"] == nil);  // expect: 1
  printf("%d\n", [NSMutableString stringWithUTF8String:"\xed\xa0\x80"] == nil);  // expect: 1
  printf("%s\n", [NSMutableString stringWithUTF8String:""].UTF8String);  // expect:
  return 0;
}
