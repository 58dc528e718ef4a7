// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static char key;
int main() { NSObject *a = [[NSObject alloc] init]; NSObject *b = [[NSObject alloc] init]; objc_setAssociatedObject(a, &key, b, OBJC_ASSOCIATION_RETAIN); [b release]; [a release]; return 0; }
