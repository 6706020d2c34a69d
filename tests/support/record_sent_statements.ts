import pg from 'pg'

type SentQuery = { text: string; submit(this: SentQuery, connection: unknown): unknown }

const { Query } = pg as unknown as { Query: { prototype: SentQuery } }

/**
 * Statements that are not part of the work: time limits that are set when a connection moves between requests and jobs
 * (which run in separate processes outside tests), and what the queues read at intervals.
 */
const UPKEEP = /^SET |\bFROM jobs\.(queue|version|schedule)\b/i

/**
 * Records every statement that this process sends to PostgreSQL while `work` runs, on any connection, including BEGIN
 * and COMMIT, jobs, advisory locks and rate limits.
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
