import type { Order } from '~/lib/shapes'

/** An order as its artist sees it: the profit, and of the customer the name and country only. */
export type ArtistOrder = Omit<Order, 'customerName'> & {
  customerName: string | null
  artistProfit: number
  shippingAddress: { country: string | null }
}

/** Sales in pounds, without shipping and refunds. */
export type Overview = {
  totalSales: number
  orders: number
  products: number
  pendingApprovals: number
  scans: number
}

export type QrCode = {
  id: number
  artistId: number
  code: string
  storeUrl: string
  scanCount: number
  isActive: boolean
  eventName: string | null
  createdAt: string
}

/**
 * Drawn on the server, black on white: a document for the screen, a picture of 600 points to download. `gig` says where
 * and when the code is used, if it is one gig's.
 */
export type DrawnQrCode = QrCode & {
  gig: { place: string; date: string } | null
  svg: string
  png: string
}
