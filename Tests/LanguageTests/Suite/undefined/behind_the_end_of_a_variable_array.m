// mode: mrc
int main(void) {
  int n = 5, row[n];
  for (int i = 0; i < n; i++) row[i] = i;
  return row[n];  // expect runtime error: R0609
}
