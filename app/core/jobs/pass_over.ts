import logger from '@adonisjs/core/services/logger'

export type Passed<Result> = { results: Result[]; broken: number }

/** What is due and how to deal with one of it. */
type Round<Result> = {
  /** Ids above that one, in their order, a page at most. */
  pageAfter: (id: number) => Promise<number[]>
  work: (id: number) => Promise<Result>
  /** For the log. */
  failure: string
}

/**
 * A page of what is due, and the next one too where some of it could not be dealt with: what stays due stays first, and
 * must not keep the others.
 */
export async function passOver<Result>({
  pageAfter,
  work,
  failure,
}: Round<Result>): Promise<Passed<Result>> {
  const passed: Passed<Result> = { results: [], broken: 0 }
  for (let after = 0; ;) {
    const before = passed.broken
    const ids = await pageAfter(after)
    for (const id of ids) {
      const done = await tried(id, work, failure)
      if (done) passed.results.push(done.result)
      else passed.broken++
    }
    if (passed.broken === before) return passed
    after = ids.at(-1)!
  }
}

/** Null where it failed, which is in the log. */
export async function tried<Result>(
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
