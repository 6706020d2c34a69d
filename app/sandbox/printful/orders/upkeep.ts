import { life } from '#sandbox/printful/orders/life'
import { orderRecords, type OrderRecord } from '#sandbox/printful/orders/records'
import { now } from '#sandbox/printful/orders/moves'

/** How long an order waits before production and before the shipment leaves, when nobody helps. */
const SECONDS_UNTIL = { accepted: 60, shipped: 180 }

/** What happens to orders by themselves as time goes by. */
export async function advanceOrders(): Promise<void> {
  for (const order of await orderRecords.all()) await advance(order)
}

async function advance({ id, status, since }: OrderRecord): Promise<void> {
  const seconds = now() - since
  if (status === 'pending' && seconds >= SECONDS_UNTIL.accepted) await life.accept(id)
  if (status === 'inprocess' && seconds >= SECONDS_UNTIL.shipped) await life.ship(id)
  if (status === 'onhold' && seconds >= SECONDS_UNTIL.accepted) await life.release(id)
}
