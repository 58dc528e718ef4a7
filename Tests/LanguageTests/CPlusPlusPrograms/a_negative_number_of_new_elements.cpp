#include <string>

const short n = -3;

int main() {
    std::string *names = new std::string[n];
    int *ones = new int[2 - 3]{1};
    char *room = new char[9223372036854775807]();
    return 0;
}
