struct Child : Parent {
};
int main() { Child child; }
