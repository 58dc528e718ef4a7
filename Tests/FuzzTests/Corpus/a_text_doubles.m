#import <Foundation/Foundation.h>
int main(void) {
  NSMutableString *text = [NSMutableString stringWithString:@"ab"];
  while (1) [text appendString:text];
}
