struct Box { int n; friend bool operator< <Box>(const Box &, const Box &); };
int main() {}
