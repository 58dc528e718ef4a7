class Timer { public: void start(int after, int every = 10); };
void Timer::start(int after, int every = 10) {}
int main() {}
