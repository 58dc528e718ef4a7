enum Command { go, stop };
void stop(int) {}
int main() {}
