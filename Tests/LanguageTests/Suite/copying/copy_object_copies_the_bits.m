#import <Foundation/Foundation.h>
@interface Note : NSObject {
@public
  int number;
  NSString *text;
}
@end
@implementation Note
@end
int main(void) {
  Note *a = [Note new];
  a->number = 9;
  a->text = [[NSString alloc] initWithFormat:@"%s %s", "shared", "text"];
  [a retain];
  Note *b = NSCopyObject(a, 0, NULL);
  printf("%d %d %lu\n", b->number, b->text == a->text, [b retainCount]);  // expect: 9 1 1
  printf("%lu\n", [a->text retainCount]);  // expect: 1
  return 0;
}
