[desk setLevel:4 + 1];
