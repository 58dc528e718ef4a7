#include <memory>
class Single { Single() {} public: static Single &get() { static Single s; return s; } };
int main() { auto p = std::make_unique<Single>(); }
