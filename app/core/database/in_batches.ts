/** Few enough rows that nobody waits long for the locks of one statement. */
const BATCH = 1000

/**
 * Runs a statement that changes at most `limit` rows, and gives back how many, until it finds less than that.
 *
 * @returns how many rows were changed in all
 */
export async function inBatches(
  changeSome: (limit: number) => Promise<number>,
  limit = BATCH
): Promise<number> {
  for (let total = 0; ;) {
    const changed = await changeSome(limit)
    total += changed
    if (changed < limit) return total
  }
}
