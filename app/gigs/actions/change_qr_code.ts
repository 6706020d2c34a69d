import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { assertNotModified } from '#core/database/assert_not_modified'
import QrCode from '#gigs/models/qr_code'
import { DefaultCode } from '#gigs/errors'

export type QrCodeChange = {
  eventName?: string | null
  isActive?: boolean
  /** Needed to switch off the code of the profile itself. */
  confirm?: boolean
  /** What the change was based on. */
  updatedAt?: string
}

/** Renames a code, switches it off or on again. Scans and sales that it brought stay its own. */
export class ChangeQrCode {
  /** Throws ConcurrentModification and DefaultCode. */
  async handle(
    codeId: number,
    { updatedAt, confirm, ...change }: QrCodeChange,
    caller?: TransactionClientContract
  ): Promise<QrCode> {
    return inTransaction(caller, async (client) => {
      const code = await QrCode.query({ client }).where('id', codeId).forUpdate().firstOrFail()
      assertNotModified('code', code.updatedAt, updatedAt)
      const isGoingOff = change.isActive === false && code.isActive
      if (isGoingOff && code.isDefault && !confirm) throw new DefaultCode()
      return code.merge(change).save()
    })
  }
}
