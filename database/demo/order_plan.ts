import type { DateTime } from 'luxon'
import type { Random } from '#artwork/random'

/** How far an order has come, and whether its money came back. */
export type Journey =
  | 'pending'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'unpaid'
  | 'refunded'
  | 'partly_refunded'
  | 'disputed'

export type Times = {
  placedAt: DateTime
  paidAt: DateTime | null
  shippedAt: DateTime | null
  deliveredAt: DateTime | null
  cancelledAt: DateTime | null
}

const JOURNEYS_WITH_SHIPMENT: Journey[] = ['shipped', 'delivered', 'partly_refunded', 'disputed']

/** By its age: what is a week old has usually been shipped, what is two weeks old has usually arrived. */
export function journeyOf(ageInDays: number, random: Random): Journey {
  const lot = random.next()
  if (ageInDays < 0.3) return lot < 0.6 ? 'pending' : 'processing'
  if (lot < 0.05) return 'unpaid'
  if (ageInDays < 4) return 'processing'
  if (ageInDays < 12) return lot < 0.08 ? 'refunded' : 'shipped'
  if (lot < 0.07) return 'refunded'
  if (lot < 0.09) return 'partly_refunded'
  if (lot < 0.1) return 'disputed'
  return 'delivered'
}

/** When each step happened: paid within minutes, made in three to five days, carried in two to six. */
export function timesOf(
  journey: Journey,
  placedAt: DateTime,
  now: DateTime,
  random: Random
): Times {
  const isPaid = journey !== 'pending' && journey !== 'unpaid'
  const paidAt = isPaid ? placedAt.plus({ seconds: random.integer(40, 400) }) : null
  const made = placedAt.plus({ hours: random.integer(50, 90) })
  const shippedAt = JOURNEYS_WITH_SHIPMENT.includes(journey) ? made : null
  const arrived = made.plus({ hours: random.integer(40, 130) })
  const deliveredAt = shippedAt && journey !== 'shipped' ? (arrived < now ? arrived : now) : null
  const cancelledAt = journey === 'unpaid' ? placedAt.plus({ minutes: 31 }) : null
  return { placedAt, paidAt, shippedAt, deliveredAt, cancelledAt }
}
