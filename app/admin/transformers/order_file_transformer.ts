import type { CheckoutFile } from '#admin/transformers/checkout_file_transformer'
import { completesCancellation, type RefundQueries } from '#commerce/public'
import { add, fromNumber, largest, pence, subtract, toNumber, type Pence } from '#shared/money'

type ReservedMoney = Awaited<ReturnType<RefundQueries['reserved']>>

/**
 * Adds to a checkout what the refund call would still refund: the amounts not refunded yet, less refunds under way; and
 * for each order the refund that its cancellation would make.
 */
export function toOrderFile(file: CheckoutFile, reserved: ReservedMoney) {
  const shipping = refundable(file.shippingLeft, reserved.shipping)
  return {
    ...file,
    shippingRefundable: toNumber(shipping),
    lines: file.lines.map((line) => {
      const left = refundable(line.amountLeft, reserved.ofOrder(line.id))
      const shippingToo = completesCancellation([line.id], file.lines) ? shipping : pence(0)
      return {
        ...line,
        refundable: toNumber(left),
        ifCancelled: {
          refund: toNumber(add(left, shippingToo)),
          isWithShipping: shippingToo > 0,
        },
      }
    }),
  }
}

export type OrderFile = ReturnType<typeof toOrderFile>

const refundable = (left: number, underWay: Pence): Pence =>
  largest(pence(0), subtract(fromNumber(left), underWay))
