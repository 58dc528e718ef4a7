#include <stdio.h>
#include <stdlib.h>
typedef struct Node {
  int value;
  struct Node *next;
} Node;
int main(void) {
  Node *head = NULL;
  for (int i = 1; i <= 3; i++) {
    Node *n = malloc(sizeof *n);
    n->value = i;
    n->next = head;
    head = n;
  }
  for (Node *n = head; n; n = n->next) printf("%d ", n->value);
  printf("\n");  // expect: 3 2 1 
  printf("%d\n", head->next->next->value);  // expect: 1
  return 0;
}
