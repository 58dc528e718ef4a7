class Key { ~Key() {} public: Key() {} };
struct Lock { Key keys[2]; int n = 1; };
int main() { new Lock(); }
