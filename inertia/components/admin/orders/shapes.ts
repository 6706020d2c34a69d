export type { FiledParcelShape as FiledParcel, Production } from '#fulfilment/public'
export type { CheckoutFile, ListedOrder } from '#orders/public'
export type { DisputeShape as Dispute, RefundShape as Refund } from '#payments/public'
import type { CheckoutFile } from '#orders/public'

export type FiledLine = CheckoutFile['lines'][number]

export const ORDERS = { one: 'order', many: 'orders' }
