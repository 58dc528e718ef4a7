// mode: mrc
// What a property reads and writes is of its own type, or an object that may stand for it. The @implementation is
// where the two meet, or the @synthesize.
#import <Foundation/Foundation.h>
typedef long Number;
@interface One : NSObject { int _a; }
@property (assign) id a;
@end
@implementation One  // expect error: E0362 type of property 'a' ('id') does not match type of instance variable '_a' ('int')
@end
@interface Two : NSObject { NSString *_b; }
@property (assign) NSNumber *b;
@end
@implementation Two  // expect error: E0362 type of property 'b' ('NSNumber *') does not match type of instance variable '_b' ('NSString *')
@end
@interface Three : NSObject { id _c; NSString *_f; NSRange kept; unsigned _q; }
@property int c;
@property (assign) NSMutableString *f;
@property (assign) id r;
@property int q;
@end
@implementation Three  // expect error: E0362 type of property 'c' ('int') does not match type of instance variable '_c' ('id')
@synthesize f = _f;  // expect error: E0362 type of property 'f' ('NSMutableString *') does not match type of instance variable '_f' ('NSString *')
@synthesize r = kept;  // expect error: E0362 type of property 'r' ('id') does not match type of instance variable 'kept' ('NSRange')
@dynamic q;
@end
@interface Good : NSObject {
  NSMutableString *_e;
  Number _j;
  id _n;
  NSArray *_m;
  id<NSCopying> _l;
  char *_h;
  NSRange _r;
  Class _t;
  int _own;
}
@property (assign) NSString *e;
@property long j;
@property (assign) NSString *n;
@property (assign) NSArray<NSString *> *m;
@property (assign) id l;
@property const char *h;
@property NSRange r;
@property (assign) id t;
@property (assign) id own;
@end
@implementation Good
- (id)own { return nil; }
- (void)setOwn:(id)own { }
@end
int main(void) { return 0; }
