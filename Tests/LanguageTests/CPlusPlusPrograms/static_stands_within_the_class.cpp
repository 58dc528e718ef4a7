class Pool { public: static Pool &instance(int n); };
static Pool &Pool::instance(int n) { static Pool only; return only; }
int main() {}
