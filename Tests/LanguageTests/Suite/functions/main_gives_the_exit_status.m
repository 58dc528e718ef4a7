int main(int argc, char **argv) { return argc + 6; }  // expect exit: 7
