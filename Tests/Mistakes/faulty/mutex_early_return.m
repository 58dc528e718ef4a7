// expect: M0871
// mode: arc
#import <Foundation/Foundation.h>
#import <pthread.h>
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int total;
int add(int n) {
    pthread_mutex_lock(&mutex);
    if (n < 0) return -1;
    total += n;
    pthread_mutex_unlock(&mutex);
    return total;
}
int main() { printf("%d\n", add(3)); return 0; }
