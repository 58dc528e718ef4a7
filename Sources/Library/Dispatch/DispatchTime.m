// GCD's instants: nanoseconds of the simulated clock, or for ever.
//: part Dispatch

__attribute__((selfsame_visible(clock)))
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  if (when == ~0UL) return when;
  if (when == 0 || when == ~1UL) when = __selfsame_clock();
  dispatch_time_t instant = when + delta;
  if (delta < 0 && instant > when) return 1;
  return instant ? instant : 1;
}
__attribute__((selfsame_visible(clock)))
dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  if (!when) return dispatch_time(0, delta);
  return dispatch_time(
      (when->tv_sec - __selfsame_epoch) * 1000000000UL + when->tv_nsec, delta);
}
// As the machine wants it: 0 is for ever.
static unsigned long __selfsame_until(dispatch_time_t when) {
  return when == ~0UL ? 0 : when == 0 ? 1 : when;
}
