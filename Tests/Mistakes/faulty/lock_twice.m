// expect: R0635
// mode: arc
#import <Foundation/Foundation.h>
int main() { NSLock *l = [NSLock new]; [l lock]; [l lock]; return 0; }
