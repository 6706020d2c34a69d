import { inject } from '@adonisjs/core'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { FulfilmentProvider } from '#fulfilment/provider'

/** An admin ends the platform's access to its store: the authorization is deleted, and orders wait until it is authorized again. */
@inject()
export class DisconnectProvider {
  constructor(
    private provider: FulfilmentProvider,
    private record: RecordAuditEntry
  ) {}

  /** Throws ConnectedByToken and NothingToDisconnect. */
  async handle(actor: Actor): Promise<void> {
    await inTransaction(undefined, async (trx) => {
      const id = await this.provider.connection.disconnect(trx)
      const entry = { action: 'provider.disconnect', subjectType: 'provider', subjectId: id }
      const change = { before: { isConnected: true }, after: { isConnected: false } }
      await this.record.handle({ ...actor, ...entry, ...change }, trx)
    })
  }
}
