class Key { ~Key() {} public: Key() {} };
struct Lock { Key key; ~Lock() {} };
int main() {}
