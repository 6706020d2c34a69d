import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A parcel that was not known before is on its way: what has to follow is enqueued in this transaction. */
export async function announceShipment(_shipmentId: number, _trx: TransactionClientContract) {}
