// expect: M0873
// mode: mrc
#import <Foundation/Foundation.h>
static int n;
void bump(void) {
    NSObject *mutex = [[NSObject alloc] init];
    @synchronized(mutex) { n++; }
    [mutex release];
}
int main() { bump(); bump(); printf("%d\n", n); return 0; }
