// expect: M0831
// mode: arc
#import <Foundation/Foundation.h>
@interface Link : NSObject { @public Link *next; Link *previous; }
@end
@implementation Link
@end
int main() {
    Link *a = [Link new], *b = [Link new];
    a->next = b;
    b->previous = a;
    return 0;
}
