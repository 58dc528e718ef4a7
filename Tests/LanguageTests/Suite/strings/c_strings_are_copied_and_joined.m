#include <stdio.h>
#include <string.h>
int main(void) {
  char buffer[20];
  strcpy(buffer, "self");
  strcat(buffer, "same");
  printf("%s %lu\n", buffer, strlen(buffer));  // expect: selfsame 8
  strncpy(buffer, "XY", 2);
  printf("%s\n", buffer);  // expect: XYlfsame
  return 0;
}
