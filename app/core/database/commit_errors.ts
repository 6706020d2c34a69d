import { QueryClient } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** PostgreSQL ended the transaction of a failed statement by undoing it, whatever the caller made of the failure. */
export class CommitRolledBack extends Error {
  constructor() {
    super('A statement of this transaction failed, so that nothing of it was committed')
  }
}

/** What Knex returns for a statement. */
type Answered = { response?: { command?: string } } | undefined

/**
 * Makes a failed COMMIT throw to its caller. Lucid swallows it: a failure (a deferred constraint, a lost connection) rejects
 * nothing but Knex's `executionPromise`, which Lucid never awaits, so that the caller would go on as if all were written.
 * What waits for the commit does not run.
 */
export function propagateCommitErrors() {
  const begin = QueryClient.prototype.transaction as Begin
  QueryClient.prototype.transaction = async function (this: QueryClient, first, options) {
    if (typeof first === 'function')
      return begin.call(this, (trx) => first(withCommitErrors(trx)), options)
    const trx = await begin.call(this, first, options)
    return withCommitErrors(trx as TransactionClientContract)
  } as Begin as typeof QueryClient.prototype.transaction
}

type Work = (trx: TransactionClientContract) => Promise<unknown>
type Begin = (
  this: QueryClient,
  work?: Work | object,
  options?: object
) => Promise<TransactionClientContract | unknown>

function withCommitErrors(trx: TransactionClientContract): TransactionClientContract {
  const { knexClient } = trx
  const commit = knexClient.commit.bind(knexClient) as () => Promise<Answered>
  knexClient.commit = (async () => {
    const answered = await commit()
    await knexClient.executionPromise
    if (answered?.response?.command === 'ROLLBACK') throw new CommitRolledBack()
    return answered
  }) as typeof knexClient.commit
  return trx
}
