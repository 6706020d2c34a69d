let made = 0

/** A number no other row of this or any other test process carries: names and provider ids stay unique. */
export function nextNumber(): number {
  made += 1
  return process.pid * 100_000 + made
}
