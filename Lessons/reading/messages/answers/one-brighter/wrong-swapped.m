Lamp *lamp = hall;
[lamp setLevel:[lamp level] + 1];
