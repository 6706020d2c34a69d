import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** Called in the transaction that creates a product in `pending_approval`. Approvals implements it: it mails the artist. */
type RequestApproval = (productId: number, trx: TransactionClientContract) => Promise<void>

export const approvalRequestPort = definePort<RequestApproval>('approvalRequestPort')
