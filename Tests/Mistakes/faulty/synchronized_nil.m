// expect: M0872
// mode: arc
#import <Foundation/Foundation.h>
static id guard;
int main() {
    int n = 0;
    @synchronized(guard) { n++; }
    NSLog(@"%d", n);
    return 0;
}
