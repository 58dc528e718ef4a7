// mode: arc
#import <Foundation/Foundation.h>
@interface Link : NSObject
@property(strong) Link *next;
@end
@implementation Link
@end
int main(void) {
  @autoreleasepool {
    Link *head = nil;
    for (int i = 0; i < 10000; i++) {
      Link *link = [Link new];
      link.next = head;
      head = link;
    }
    head = nil;
    printf("freed\n");  // expect: freed
  }
  return 0;
}
