#include <string.h>
#include <stdio.h>
#include <wchar.h>
#include <pthread.h>
int main(void) {
  wint_t wide = L'w';
  const char *text = "one two three";
  printf("%d %s\n", (int)wide, strnstr(text, "two", 7));  // expect: 119 two three
  printf("%d %d\n", strnstr(text, "two", 6) == NULL, strnstr(text, "", 0) == text);  // expect: 1 1
  uint64_t mine = 0, named = 0;
  int problem = pthread_threadid_np(NULL, &mine) || pthread_threadid_np(pthread_self(), &named);
  printf("%d %d\n", problem, mine == named && mine != 0);  // expect: 0 1
  return 0;
}
