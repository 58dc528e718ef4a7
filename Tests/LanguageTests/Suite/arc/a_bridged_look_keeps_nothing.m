// mode: arc
// A bridged cast of a weak variable, a property or an element holds the object to the end of the full expression; what
// a message or a function has put into the pool stays there.
#import <Foundation/Foundation.h>
@interface Note : NSObject { @public __weak Note *look; }
@property int number;
@property (strong) Note *next;
+ (Note *)mk:(int)n;
- (Note *)me;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
@end
@implementation Note
+ (Note *)mk:(int)n { Note *note = [Note new]; note.number = n; return note; }
- (Note *)me { return self; }
- (id)objectAtIndexedSubscript:(NSUInteger)index { return self; }
- (void)dealloc { printf("dealloc %d\n", self.number); }
@end
int main(void) {
  @autoreleasepool {
    Note *v = [Note mk:1];
    __weak Note *w = v;
    void *p = (__bridge void *)w;
    v = nil;
    printf("weak %d\n", p != NULL);
    // expect: dealloc 1
    // expect: weak 1
    v = [Note mk:2];
    p = (__bridge void *)v.me;
    v = nil;
    printf("property\n");
    // expect: dealloc 2
    // expect: property
    v = [Note mk:3];
    p = (__bridge void *)(id)v[0];
    v = nil;
    printf("element\n");
    // expect: dealloc 3
    // expect: element
    Note *holder = [Note mk:5];
    v = [Note mk:4];
    holder->look = v;
    if ((__bridge void *)holder->look) v = nil;
    printf("ivar\n");
    // expect: dealloc 4
    // expect: ivar
    holder.next = [Note mk:6];
    p = (__bridge void *)holder.next;
    holder.next = nil;
    printf("strong property\n");
    // expect: dealloc 6
    // expect: strong property
  }
  // expect: dealloc 5
  printf("out\n");
  // expect: out
  return 0;
}
