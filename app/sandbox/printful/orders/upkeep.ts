import { life } from '#sandbox/printful/orders/life'
import { orderRecords, type OrderRecord } from '#sandbox/printful/orders/records'
import { now } from '#sandbox/printful/orders/moves'

/** Seconds after which an order enters production, and after which it is shipped, unless a call does so earlier. */
const SECONDS_UNTIL = { accepted: 60, shipped: 180 }

/** Moves orders to their next status once its time has come. */
export async function advanceOrders(): Promise<void> {
  for (const order of await orderRecords.all()) await advance(order)
}

async function advance({ id, status, since }: OrderRecord): Promise<void> {
  const seconds = now() - since
  if (status === 'pending' && seconds >= SECONDS_UNTIL.accepted) await life.accept(id)
  if (status === 'inprocess' && seconds >= SECONDS_UNTIL.shipped) await life.ship(id)
  if (status === 'onhold' && seconds >= SECONDS_UNTIL.accepted) await life.release(id)
}
