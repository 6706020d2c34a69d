import type { FiledLine } from '~/components/admin/orders/shapes'

/** Something is left to give back, and no bank decides about it. */
export const isRefundable = ({ paymentStatus, amountLeft }: FiledLine) =>
  amountLeft > 0 && paymentStatus !== 'unpaid' && paymentStatus !== 'disputed'
