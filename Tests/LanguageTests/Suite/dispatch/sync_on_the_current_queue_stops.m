#import <Foundation/Foundation.h>
static dispatch_queue_t queue;
static void inner(void *unused) { printf("never\n"); }
static void outer(void *unused) {
  printf("%s\n", dispatch_queue_get_label(queue));  // expect: mine
  dispatch_sync_f(queue, NULL, inner);  // expect runtime error: R0636 BUG IN CLIENT OF LIBDISPATCH
}
int main(void) {
  queue = dispatch_queue_create("mine", DISPATCH_QUEUE_SERIAL);
  dispatch_sync_f(queue, NULL, outer);
  return 0;
}
