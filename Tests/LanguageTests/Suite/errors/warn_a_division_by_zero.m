int main(int argc, char **argv) {
  if (argc > 5) return 1 / 0;  // expect warning: W0305 division by zero is undefined
  return 0;
}
