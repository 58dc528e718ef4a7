#import <Foundation/Foundation.h>
static void onMain(void *unused) { printf("main thread: %d\n", [NSThread isMainThread]); }
static void finish(void *unused) { exit(7); }
static void elsewhere(void *unused) {
  dispatch_sync_f(dispatch_get_main_queue(), NULL, onMain);
  dispatch_async_f(dispatch_get_main_queue(), NULL, finish);
}
int main(void) {
  dispatch_async_f(dispatch_get_main_queue(), NULL, onMain);
  usleep(100);
  printf("not yet\n");
  dispatch_async_f(dispatch_get_global_queue(0, 0), NULL, elsewhere);
  // expect: not yet
  // expect: main thread: 1
  // expect: main thread: 1
  // expect exit: 7
  dispatch_main();
}
