local N = tonumber(arg[1])
local step, sum = 1, 0
local function add(to) return to + step end
for i = 1, N do sum = add(sum) end
assert(sum == N)
