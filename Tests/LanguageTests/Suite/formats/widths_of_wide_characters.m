// mode: mrc
// The width of %S and %C counts characters of the string.
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    unichar text[] = {0xe9, 0x4e2d, 0x61, 0};
    NSString *s = [NSString stringWithFormat:@"[%5S][%-5S][%5.2S]", text, text, text];
    printf("%s %d\n", [s UTF8String], (int)[s length]);  // expect: [  é中a][é中a  ][   é中] 21
    s = [NSString stringWithFormat:@"[%4C][%-4C]", (unichar)0xe9, (unichar)0x4e2d];
    printf("%s\n", [s UTF8String]);  // expect: [   é][中   ]
  }
  return 0;
}
