import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { definePort } from '#core/port'

/** Whether any order names one of these QR codes. Commerce implements it. */
type HasSales = (qrCodeIds: number[], trx: TransactionClientContract) => Promise<boolean>

export const gigSalesPort = definePort<HasSales>('gigSalesPort')
