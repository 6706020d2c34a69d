import type { CheckoutFile } from '#orders/public'
import type { ReservedMoney } from '#payments/public'
import { fromNumber, largest, pence, subtract, toNumber, type Pence } from '#shared/money'

/** What was paid together with what the refund call would take of it: what is left, less what is being given back just now. */
export function toOrderFile(file: CheckoutFile, reserved: ReservedMoney) {
  return {
    ...file,
    shippingRefundable: refundable(file.shippingLeft, reserved.shipping),
    lines: file.lines.map((line) => ({
      ...line,
      refundable: refundable(line.amountLeft, reserved.ofOrder(line.id)),
    })),
  }
}

export type OrderFile = ReturnType<typeof toOrderFile>

function refundable(left: number, underWay: Pence): number {
  return toNumber(largest(pence(0), subtract(fromNumber(left), underWay)))
}
