local N = tonumber(arg[1])
local letters = 0
for i = 0, N - 1 do
  letters = letters + #string.format("%d of %d: %s", i, 7, "car")
end
assert(letters > 0)
