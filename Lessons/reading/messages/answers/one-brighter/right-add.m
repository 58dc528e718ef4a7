[desk setLevel: 1 + [hall level]];
