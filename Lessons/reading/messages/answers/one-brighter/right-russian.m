int уровень = [hall level];
уровень++;
[desk setLevel:уровень];
