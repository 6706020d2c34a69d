import type { CheckoutFile } from '#admin/transformers/checkout_file_transformer'
import { completesCancellation, type RefundQueries } from '#commerce/public'
import type { Production } from '#fulfilment/public'
import { add, fromNumber, largest, pence, subtract, toNumber, type Pence } from '#shared/money'

type ReservedMoney = Awaited<ReturnType<RefundQueries['reserved']>>
type Line = CheckoutFile['lines'][number]

/**
 * Adds to a checkout what the refund call would still refund: the amounts not refunded yet, less refunds under way; for
 * each order the refund that its cancellation would make, and the amounts that its refund dialog begins with.
 */
export function toOrderFile(file: CheckoutFile, reserved: ReservedMoney, production: Production[]) {
  const shipping = refundable(file.shippingLeft, reserved.shipping)
  const leftOf = (line: Line) => refundable(line.amountLeft, reserved.ofOrder(line.id))
  const isUnsent = (line: Line) => line.status === 'cancelled' || isFailed(line, production)
  // Shipping goes back with the last order of the checkout of which nothing is sent.
  const isLastUnsent = (line: Line) =>
    isUnsent(line) &&
    file.lines.every((each) => each.id === line.id || (isUnsent(each) && leftOf(each) === 0))
  return {
    ...file,
    shippingRefundable: toNumber(shipping),
    lines: file.lines.map((line) => {
      const left = leftOf(line)
      const shippingToo = completesCancellation([line.id], file.lines) ? shipping : pence(0)
      return {
        ...line,
        isProductionFailed: isFailed(line, production),
        refundable: toNumber(left),
        refundOffer: {
          amount: toNumber(left),
          shippingAmount: toNumber(left === 0 || isLastUnsent(line) ? shipping : pence(0)),
        },
        ifCancelled: {
          refund: toNumber(add(left, shippingToo)),
          isWithShipping: shippingToo > 0,
        },
      }
    }),
  }
}

export type OrderFile = ReturnType<typeof toOrderFile>

/** Whether the printer could not make a paid order: nothing of it is sent, unless an admin has it tried again. */
function isFailed({ id, status }: Line, production: Production[]): boolean {
  const latest = production.findLast(({ items }) =>
    items.some(({ orderId, isWithdrawn }) => orderId === id && !isWithdrawn)
  )
  return status === 'processing' && latest?.status === 'failed'
}

const refundable = (left: number, underWay: Pence): Pence =>
  largest(pence(0), subtract(fromNumber(left), underWay))
