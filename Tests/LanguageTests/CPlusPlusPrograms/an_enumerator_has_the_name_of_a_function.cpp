void stop();
enum Command { go, stop };
int main() {}
