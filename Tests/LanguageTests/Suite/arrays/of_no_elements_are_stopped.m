int main(int argc, char **argv) {
  int n = argc - 1;
  int a[n];  // expect runtime error: R0640
  return a[0];
}
