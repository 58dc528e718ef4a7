// mode: arc
#import <Foundation/Foundation.h>
#import <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int total;
int add(int n) { pthread_mutex_lock(&m); int r = -1; if (n >= 0) { total += n; r = total; } pthread_mutex_unlock(&m); return r; }
int main() { printf("%d\n", add(3)); return 0; }
