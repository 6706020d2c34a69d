import type { Order } from '~/lib/shapes'

export type ResultState = 'paid' | 'processing' | 'declined' | 'expired' | 'open' | 'unknown'

export type ResultLine = Pick<
  Order,
  'orderNumber' | 'product' | 'artist' | 'size' | 'color' | 'quantity' | 'totalAmount'
>

/** What was ordered together, in pounds; shipping is counted once. */
export type ResultOrder = {
  lines: ResultLine[]
  shippingAmount: number
  total: number
  currency: string
}

export type Result = {
  state: ResultState
  reference: string | null
  retryUrl: string | null
  /** Null where no payment of ours is known. */
  order: ResultOrder | null
}
