import type { CheckoutFile, FiledLine } from '~/components/admin/orders/shapes'

/** Something of it is left to refund, and no bank decides about it. */
export const isRefundable = ({ paymentStatus, refundable }: FiledLine) =>
  refundable > 0 && mayBeRefunded(paymentStatus)

/** Whether only the shipping of the checkout is left to refund: each line then offers that. */
export const isShippingRefundable = (
  { paymentStatus }: FiledLine,
  { lines, shippingRefundable }: CheckoutFile
) =>
  shippingRefundable > 0 &&
  lines.every(({ refundable }) => refundable === 0) &&
  mayBeRefunded(paymentStatus)

const mayBeRefunded = (status: FiledLine['paymentStatus']) =>
  status !== 'unpaid' && status !== 'disputed'
