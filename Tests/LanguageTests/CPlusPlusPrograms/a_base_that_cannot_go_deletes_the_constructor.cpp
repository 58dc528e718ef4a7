class Key { ~Key() {} public: Key() {} };
struct Lock : Key {};
int main() { Lock *lock = new Lock; }
