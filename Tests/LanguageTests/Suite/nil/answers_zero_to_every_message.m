#import <Foundation/Foundation.h>
typedef struct {
  long a, b, c;
} Three;
@interface Source : NSObject
- (int)whole;
- (double)real;
- (Three)three;
- (const char *)text;
- (id)object;
@end
@implementation Source
- (int)whole { return 1; }
- (double)real { return 1; }
- (Three)three { return (Three){1, 1, 1}; }
- (const char *)text { return "text"; }
- (id)object { return self; }
@end
int main(void) {
  Source *s = nil;
  Three t = [s three];
  printf("%d %.1f %ld %ld\n", [s whole], [s real], t.a, t.c);  // expect: 0 0.0 0 0
  printf("%d %d %lu\n", [s text] == NULL, [s object] == nil, [s retainCount]);  // expect: 1 1 0
  return 0;
}
