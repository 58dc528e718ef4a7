#import <Foundation/Foundation.h>
int main(void) {
  NSMutableString *text = [NSMutableString stringWithString:@"aaaa"];
  while ([text length] < 100000) [text appendString:text];
  NSString *part = [[text substringToIndex:50000] stringByAppendingString:@"b"];
  while (1) if ([text containsString:part]) return 1;
}
