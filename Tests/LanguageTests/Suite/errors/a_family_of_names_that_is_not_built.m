#import <Foundation/Foundation.h>
@interface Reader : NSXMLParser  // expect error: E0403
@end
@interface Loader : NSObject <NSURLSessionDelegate>  // expect error: E0403
@end
int main(void) {
  NSByteCountFormatter *words = nil;  // expect error: E0403
  id when = NSCalendarIdentifierChinese;  // expect error: E0403
  CFURLCreateCopyAppendingPathComponent(when);  // expect error: E0403
  return words != nil;
}
