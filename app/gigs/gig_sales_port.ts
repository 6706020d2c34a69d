import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Answers whether any order names one of these codes: orders stand above gigs, and fill this port. */
type HasSales = (qrCodeIds: number[], trx: TransactionClientContract) => Promise<boolean>

let hasSales: HasSales | undefined

export const gigSalesPort = {
  register(implementation: HasSales) {
    hasSales = implementation
  },
  async hasSales(qrCodeIds: number[], trx: TransactionClientContract): Promise<boolean> {
    if (!hasSales) throw new Error('No module answers for the sales of a gig')
    return hasSales(qrCodeIds, trx)
  },
}
