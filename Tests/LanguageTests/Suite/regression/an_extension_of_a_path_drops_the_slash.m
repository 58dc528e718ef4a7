#import <Foundation/Foundation.h>
int main(void) {
  printf("%s\n", [[@"/tmp/photo/" stringByAppendingPathExtension:@"tiff"] UTF8String]);
  return 0;
}
// expect: /tmp/photo.tiff
