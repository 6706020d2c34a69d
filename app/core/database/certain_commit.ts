import { QueryClient } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** PostgreSQL ended the transaction of a failed statement by undoing it, whatever the caller made of the failure. */
export class CommitUndone extends Error {
  constructor() {
    super('A statement of this transaction failed, so that nothing of it was committed')
  }
}

/** What Knex returns for a statement. */
type Answered = { response?: { command?: string } } | undefined

/**
 * A COMMIT that fails (a deferred constraint, a lost connection) ends nothing but Knex's `executionPromise`, which Lucid
 * never looks at: the caller would go on as if all were written. Here the failure reaches whoever commits, and what
 * waits for the commit does not run.
 */
export function makeCommitsCertain() {
  const begin = QueryClient.prototype.transaction as Begin
  QueryClient.prototype.transaction = async function (this: QueryClient, first, options) {
    if (typeof first === 'function')
      return begin.call(this, (trx) => first(withCertainCommit(trx)), options)
    const trx = await begin.call(this, first, options)
    return withCertainCommit(trx as TransactionClientContract)
  } as Begin as typeof QueryClient.prototype.transaction
}

type Work = (trx: TransactionClientContract) => Promise<unknown>
type Begin = (
  this: QueryClient,
  work?: Work | object,
  options?: object
) => Promise<TransactionClientContract | unknown>

function withCertainCommit(trx: TransactionClientContract): TransactionClientContract {
  const { knexClient } = trx
  const commit = knexClient.commit.bind(knexClient) as () => Promise<Answered>
  knexClient.commit = (async () => {
    const answered = await commit()
    await knexClient.executionPromise
    if (answered?.response?.command === 'ROLLBACK') throw new CommitUndone()
    return answered
  }) as typeof knexClient.commit
  return trx
}
