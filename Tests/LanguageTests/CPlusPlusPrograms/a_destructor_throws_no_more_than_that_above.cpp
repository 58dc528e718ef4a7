struct Task { virtual ~Task() {} };
struct Late : Task { ~Late() noexcept(false) {} };
int main() {}
