// mode: arc
#import <Foundation/Foundation.h>
static NSObject *a, *b;
void both(void) { @synchronized(a) { @synchronized(b) { NSLog(@"x"); } } }
int main() { a = [NSObject new]; b = [NSObject new]; NSThread *t = [[NSThread alloc] initWithBlock:^{ both(); }]; both(); [t start]; while (!t.isFinished) [NSThread sleepForTimeInterval:0.01]; return 0; }
