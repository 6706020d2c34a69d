export type { FiledShipmentShape as FiledShipment, Production } from '#fulfilment/public'
export type { ListedOrder } from '#commerce/public'
export type { DisputeShape as Dispute, RefundShape as Refund } from '#commerce/public'
export type { Reprint } from '#admin/queries/reprints_query'
import type { OrderFile } from '#admin/transformers/order_file_transformer'

export type CheckoutFile = OrderFile
export type FiledLine = OrderFile['lines'][number]

export const ORDERS = { one: 'order', many: 'orders' }
