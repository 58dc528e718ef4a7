[desk setLevel:([hall level] + 1)];
