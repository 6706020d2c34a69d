import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** Whether an admin has to check a product before its artist approves or activates it; moderation registers the answer. */
export type ProductChecks = {
  /** Records what is found in a product that is sent to its artist. */
  recordFindings(productId: number, trx: TransactionClientContract): Promise<void>
  /** False where something is found in it that no admin has cleared. */
  isCleared(productId: number, trx: TransactionClientContract): Promise<boolean>
}

export const productCheckPort = definePort<ProductChecks>('productCheckPort')
