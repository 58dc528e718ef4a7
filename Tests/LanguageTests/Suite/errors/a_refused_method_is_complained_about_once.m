#import <Foundation/Foundation.h>
int main(void) {
  NSData *d = [NSData data];
  NSString *p = [@"/a/b/../c" stringByResolvingSymlinksInPath].lastPathComponent;  // expect error: E0403
  NSString *r = [d base64Encoding];  // expect error: E0403
  int n = 1 + [@"/a" stringByResolvingSymlinksInPath].length;  // expect error: E0403
  [[@"/a" stringByResolvingSymlinksInPath] length];  // expect error: E0403
  printf("%s %d %d", p.UTF8String, (int)r.length, n);
}
