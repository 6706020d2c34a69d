import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Work = () => Promise<void>

const waiting = new WeakMap<TransactionClientContract, Work[]>()

/**
 * Runs as the last of a transaction, in the order it came: for rows that many want at once, such as the counters of what
 * sells best, which are locked no longer than the commit takes. What it throws undoes the transaction.
 */
export function beforeCommit(trx: TransactionClientContract, work: Work): void {
  const known = waiting.get(trx)
  if (known) {
    known.push(work)
    return
  }
  const works = [work]
  waiting.set(trx, works)
  const commit = trx.commit.bind(trx)
  trx.commit = async () => {
    for (const each of works) await each()
    await commit()
  }
}
