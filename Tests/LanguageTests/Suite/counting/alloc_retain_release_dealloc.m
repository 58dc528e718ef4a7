#import <Foundation/Foundation.h>
@interface Book : NSObject
@end
@implementation Book
- (void)dealloc {
  printf("closed\n");
  [super dealloc];
}
@end
int main(void) {
  Book *b = [[Book alloc] init];
  printf("%lu\n", [b retainCount]);  // expect: 1
  [b retain];
  printf("%lu\n", [b retainCount]);  // expect: 2
  [b release];
  printf("%lu\n", [b retainCount]);  // expect: 1
  [b release];  // expect: closed
  printf("end\n");  // expect: end
  return 0;
  // expect event: alloc #1 Book
  // expect event: retain #1 Book 1->2
  // expect event: release #1 Book 2->1
  // expect event: deallocBegin #1 Book
  // expect event: dealloc #1 Book
}
