struct Failure { virtual const char *why() const = 0; };
int main() { try { throw 1; } catch (const Failure &f) {} catch (Failure f) {} catch (...) {} }
