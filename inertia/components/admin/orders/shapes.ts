export type { FiledShipmentShape as FiledShipment } from '#fulfilment/transformers/production_transformer'
export type { Production } from '#fulfilment/transformers/production_transformer'
export type { ListedOrder } from '#admin/transformers/listed_order_transformer'
export type { DisputeShape as Dispute } from '#commerce/payments/transformers/dispute_transformer'
export type { FraudWarning } from '#commerce/payments/fraud_warnings/fraud_warning'
export type { RefundShape as Refund } from '#commerce/payments/transformers/refund_transformer'
export type { Reprint } from '#admin/queries/reprints_query'
import type { OrderFile } from '#admin/transformers/order_file_transformer'

export type CheckoutFile = OrderFile
export type FiledLine = OrderFile['lines'][number]

export const ORDERS = { one: 'order', many: 'orders' }
