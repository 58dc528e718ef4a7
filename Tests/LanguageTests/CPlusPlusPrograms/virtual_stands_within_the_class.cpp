struct Shape { virtual ~Shape(); };
virtual Shape::~Shape() {}
int main() {}
