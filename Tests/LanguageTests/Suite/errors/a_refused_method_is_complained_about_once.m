#import <Foundation/Foundation.h>
int main(void) {
  NSData *d = [NSData data];
  NSString *p = [@"/a/b/../c" stringByStandardizingPath].lastPathComponent;  // expect error: E0403
  NSRange r = [d rangeOfData:d options:0 range:NSMakeRange(0, 0)];  // expect error: E0403
  int n = 1 + [@"/a" stringByStandardizingPath].length;  // expect error: E0403
  [[@"/a" stringByStandardizingPath] length];  // expect error: E0403
  printf("%s %d %d", p.UTF8String, (int)r.location, n);
}
