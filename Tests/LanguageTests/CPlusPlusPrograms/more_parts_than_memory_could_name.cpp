// The parts of an array are counted before anybody names them.
static char field[60000000];

int main() {
    auto &[first, second] = field;
    return first + second;
}
