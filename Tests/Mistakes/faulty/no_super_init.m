// expect: M0805
// mode: mrc
#import <Foundation/Foundation.h>
@interface Student : NSObject { int age; }
- (id)initWithAge:(int)a;
@end
@implementation Student
- (id)initWithAge:(int)a { age = a; return self; }
@end
int main() { Student *s = [[Student alloc] initWithAge:20]; [s release]; return 0; }
