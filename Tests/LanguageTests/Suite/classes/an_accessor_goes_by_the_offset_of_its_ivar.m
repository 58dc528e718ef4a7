// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
extern id objc_getProperty(id self, SEL cmd, ptrdiff_t offset, BOOL atomic);
extern void objc_setProperty(id self, SEL cmd, ptrdiff_t offset, id value, BOOL atomic, signed char copies);
@interface Page : NSObject { int number; id text; }
- (id)text;
- (void)setText:(id)text;
- (void)setCopyOf:(id)text;
@end
static ptrdiff_t place(id of) { return ivar_getOffset(class_getInstanceVariable([of class], "text")); }
@implementation Page
- (id)text { return objc_getProperty(self, _cmd, place(self), YES); }
- (void)setText:(id)value { objc_setProperty(self, _cmd, place(self), value, NO, 0); }
- (void)setCopyOf:(id)value { objc_setProperty(self, _cmd, place(self), value, YES, 1); }
- (void)dealloc { [self setText:nil]; [super dealloc]; }
@end
int main(void) {
  @autoreleasepool {
    Page *page = [[Page new] autorelease];
    NSMutableString *words = [[NSMutableString alloc] initWithString:@"once"];
    [page setText:words];
    printf("%d %lu\n", [page text] == words, (unsigned long)[words retainCount] > 1);
    // expect: 1 1
    [page setCopyOf:words];
    [words appendString:@" more"];
    printf("%s, %s\n", [[page text] UTF8String], [words UTF8String]);
    // expect: once, once more
    [words release];
    [page setText:nil];
    printf("%d\n", [page text] == nil);
    // expect: 1
  }
  return 0;
}
