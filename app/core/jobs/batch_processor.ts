import logger from '@adonisjs/core/services/logger'

export type BatchResult<Result> = { results: Result[]; broken: number }

/** What is due and how to deal with one of it. */
type Batch<Result> = {
  /** Ids above that one, in their order, a page at most. */
  pageAfter: (id: number) => Promise<number[]>
  work: (id: number) => Promise<Result>
  /** For the log. */
  failure: string
}

/**
 * Processes a page of due rows, and the next one if some failed: failed rows stay due and come first again, and must not
 * block later rows.
 */
export async function processBatch<Result>({
  pageAfter,
  work,
  failure,
}: Batch<Result>): Promise<BatchResult<Result>> {
  const processed: BatchResult<Result> = { results: [], broken: 0 }
  for (let after = 0; ;) {
    const before = processed.broken
    const ids = await pageAfter(after)
    for (const id of ids) {
      const done = await attempt(id, work, failure)
      if (done) processed.results.push(done.result)
      else processed.broken++
    }
    if (processed.broken === before) return processed
    after = ids.at(-1)!
  }
}

/** Null where it failed, which is in the log. */
export async function attempt<Result>(
  id: number,
  work: (id: number) => Promise<Result>,
  failure: string
): Promise<{ result: Result } | null> {
  try {
    return { result: await work(id) }
  } catch (error) {
    logger.error({ err: error, id }, failure)
    return null
  }
}
