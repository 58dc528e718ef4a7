static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
@implementation Ferry
+ (Ferry *)ferry {
  pthread_mutex_lock(&m);
  if (theFerry == nil) theFerry = [[Ferry alloc] init];
  pthread_mutex_unlock(&m);
  return theFerry;
}
@end
