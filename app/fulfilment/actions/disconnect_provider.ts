import { inject } from '@adonisjs/core'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { AccessTokens } from '#fulfilment/printful/access_tokens'
import { ConnectedByToken, NothingToDisconnect } from '#fulfilment/errors'

/** An admin ends the platform's access to its store: the pair of tokens is deleted, and orders wait until it is authorized again. */
@inject()
export class DisconnectProvider {
  constructor(
    private tokens: AccessTokens,
    private record: RecordAuditEntry
  ) {}

  /** Throws ConnectedByToken and NothingToDisconnect. */
  async handle(actor: Actor): Promise<void> {
    const { kind } = await this.tokens.held()
    if (kind === 'token') throw new ConnectedByToken()
    await inTransaction(undefined, async (trx) => {
      const id = await this.tokens.forget(trx)
      if (id === null) throw new NothingToDisconnect()
      const entry = { action: 'provider.disconnect', subjectType: 'provider', subjectId: id }
      const change = { before: { isConnected: true }, after: { isConnected: false } }
      await this.record.handle({ ...actor, ...entry, ...change }, trx)
    })
  }
}
