import pg from 'pg'

type SentQuery = { text: string; submit(this: SentQuery, connection: unknown): unknown }

const { Query } = pg as unknown as { Query: { prototype: SentQuery } }

/**
 * Not of the work itself: limits that a connection gets when it moves between requests and jobs, which run in processes
 * of their own outside tests, and what the queues read of themselves by the clock.
 */
const UPKEEP = /^SET |\bFROM jobs\.(queue|version|schedule)\b/i

/**
 * Every statement that this process sends to PostgreSQL meanwhile, on whichever connection: with BEGIN and COMMIT, jobs,
 * advisory locks and limits of calls.
 */
export async function recordSentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { submit } = Query.prototype
  Query.prototype.submit = function (connection) {
    sent.push(this.text.replaceAll(/\s+/g, ' ').trim())
    return submit.call(this, connection)
  }
  try {
    await work()
  } finally {
    Query.prototype.submit = submit
  }
  return sent.filter((text) => !UPKEEP.test(text))
}
