local N = tonumber(arg[1])
local function next(value) return value + 1 end
local sum = 0
for i = 1, N do sum = next(sum) end
assert(sum == N)
