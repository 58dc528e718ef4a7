// mode: mrc
// Between @interface and @end stand methods, properties, types and functions; a variable there lacks its braces.
#import <Foundation/Foundation.h>
@protocol Shining
int brightness;  // expect error: E0361 cannot declare variable inside @interface or @protocol
- (void)shine;
@end
@interface Lamp : NSObject
  NSString *name;  // expect error: E0361 cannot declare variable inside @interface or @protocol
  extern int elsewhere;
  static int count = 4;  // expect error: E0361 cannot declare variable inside @interface or @protocol
  int many[3];  // expect error: E0361 cannot declare variable inside @interface or @protocol
  typedef int Watts;
  enum { Off, On };
  struct Socket { int volts; };
  int bright(void);
- (Watts)watts;
@end
@interface Lamp ()
  void (^done)(void);  // expect error: E0361 cannot declare variable inside @interface or @protocol
@end
@interface Lamp (More)
  const int most = 5;  // expect error: E0361 cannot declare variable inside @interface or @protocol
@end
@implementation Lamp
int allowed;
static int alsoAllowed = 4;
- (Watts)watts { allowed = name != nil; return alsoAllowed + On; }
@end
int main(void) { return 0; }
