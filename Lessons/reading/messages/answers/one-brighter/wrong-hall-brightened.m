// selfsame: reading.messages one-brighter
// mistake=none
[desk setLevel:hall.level++];
