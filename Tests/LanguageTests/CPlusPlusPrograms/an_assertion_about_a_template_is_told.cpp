#include <type_traits>
class Only { Only() {} public: Only(const Only &) {} };
static_assert(!std::is_copy_constructible<Only>::value, "one only");
int main() {}
