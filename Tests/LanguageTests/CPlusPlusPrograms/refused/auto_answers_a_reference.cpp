class S { int n = 3; public: static auto& instance() { static S s; return s; } int get() const { return n; } };
auto* make() { return new int(4); }
int main() { return S::instance().get() + *make(); }
