#import <Foundation/Foundation.h>
#include <inttypes.h>
#include <libkern/OSAtomic.h>
#include <mach/mach_time.h>
#include <stdatomic.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>
static int order(void *context, const void *a, const void *b) {
  ++*(int *)context;
  return *(const int *)b - *(const int *)a;
}
int main(void) {
  wchar_t text[32] = L"red";
  wcscat(text, L",green");
  wcsncat(text, L",blue!", 5);
  printf("%zu %td %td\n", wcslen(text), wcsstr(text, L"green") - text, wcsrchr(text, L',') - text);  // expect: 14 4 9
  printf("%d %zu %d\n", wcsncmp(text, L"rest", 2), wcscspn(text, L",;"), wcspbrk(text, L"#") == NULL);  // expect: 0 3 1
  printf("%d %d %c %d\n", iswalpha(L'x') != 0, iswdigit(L'x') != 0, (char)towupper(L'x'), iswalpha(0xe9) != 0);  // expect: 1 0 X 0
  int numbers[] = {3, 1, 2}, asked = 0;
  qsort_r(numbers, 3, sizeof(int), &asked, order);
  printf("%d%d%d %d\n", numbers[0], numbers[1], numbers[2], asked > 0);  // expect: 321 1
  char buffer[32];
  time_t start = 0;
  struct tm *day = gmtime(&start);
  printf("%s", asctime_r(day, buffer));  // expect: Thu Jan  1 00:00:00 1970
  printf("%td %d %d %d\n", stpncpy(buffer, "abc", 8) - buffer, ffsl(8), fls(8), flsll(-1));  // expect: 3 4 4 64
  printf("%jd %jd\n", imaxabs(-5), imaxdiv(17, 5).rem);  // expect: 5 2
  int32_t shared = 1;
  OSAtomicIncrement32(&shared);
  OSMemoryBarrier();
  atomic_uchar small;
  atomic_init(&small, 200);
  mach_timebase_info_data_t base;
  mach_timebase_info(&base);
  printf("%d %d %u/%u\n", shared, atomic_fetch_add(&small, 100) + 0, base.numer, base.denom);  // expect: 2 200 1/1
  printf("%d\n", atomic_load(&small));  // expect: 44
  return 0;
}
