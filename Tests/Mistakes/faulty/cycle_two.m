// expect: M0831
// mode: arc
#import <Foundation/Foundation.h>
@interface Teacher : NSObject
@property (strong) id pupil;
@end
@implementation Teacher
@end
@interface Pupil : NSObject
@property (strong) Teacher *teacher;
@end
@implementation Pupil
@end
int main() {
    @autoreleasepool {
        Teacher *t = [Teacher new];
        Pupil *p = [Pupil new];
        t.pupil = p;
        p.teacher = t;
    }
    return 0;
}
