local N = tonumber(arg[1])
local exception = {}
local caught = 0
for i = 1, N do
  local fine, each = pcall(error, exception)
  if not fine and each == exception then caught = caught + 1 end
end
assert(caught == N)
