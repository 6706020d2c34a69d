import { QuantityStepper } from '~/components/catalog/quantity_stepper'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import type { Shipping } from '~/hooks/use_shipping'
import { formatMoney, fromPence, toPence } from '~/lib/money'
import { variantWords } from '~/lib/variant_words'

export type OrderLine = {
  name: string
  bandName: string
  size: string
  color: string
  quantity: number
  imageUrl: string | null
}

/** An estimate until the address has been asked about. */
export const shippingLabel = ({ isEstimate, unavailable }: Shipping) =>
  isEstimate && !unavailable ? 'Shipping, estimated' : 'Shipping'

export const totalLabel = ({ isEstimate, unavailable }: Shipping) =>
  isEstimate && !unavailable ? 'Total, estimated' : 'Total'

/** Without a rate there is no amount, and no total to pay. */
export const shippingWords = ({ unavailable, amount }: Shipping) =>
  unavailable ? '–' : formatMoney(amount)

export const totalWords = (itemsTotal: number, { unavailable, amount }: Shipping) =>
  unavailable ? '–' : formatMoney(totalWithShipping(itemsTotal, amount))

/** The label of the button that pays, and whether it is disabled. */
export const payButton = (itemsTotal: number, shipping: Shipping) =>
  shipping.unavailable
    ? { 'children': 'Pay', 'aria-disabled': true as const }
    : { children: `Pay ${totalWords(itemsTotal, shipping)}` }

/** What the shop promises at home; abroad how long the post takes, where that is known. */
function wordsFor({ isHome, days }: Shipping): string {
  if (isHome) return 'Production and shipping 3-5 business days.'
  return days === null
    ? 'Printed for you, then posted.'
    : `Printed for you, then ${days} days in the post.`
}

export function DeliveryWords({ shipping }: { shipping: Shipping }) {
  const { unavailable } = shipping
  if (unavailable)
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warn">
        <p className="min-w-0 flex-1 basis-52">{unavailable.sentence}</p>
        <Button type="button" variant="quiet" size="slim" onClick={unavailable.tryAgain}>
          Try again
        </Button>
      </div>
    )
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {wordsFor(shipping)}
    </p>
  )
}

/** What the payment page will ask for, in pounds: the goods as the server knows them, and shipping on top. */
export function totalWithShipping(itemsTotal: number, shipping: number): number {
  return fromPence(toPence(itemsTotal) + toPence(shipping))
}

type OrderSummaryProps = {
  line: OrderLine
  onQuantity: (quantity: number) => void
  total: number
}

/** What is bought, in one row: the form under it is what the dialog is for. */
export function OrderSummary({ line, onQuantity, total }: OrderSummaryProps) {
  return (
    <Ticket>
      <TicketBody className="flex items-center gap-3 p-2.5">
        <ProductImage src={line.imageUrl} alt="" className="w-12 shrink-0" />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="text-lg font-bold empty:hidden">{variantWords(line.size, line.color)}</p>
          <p className="flex gap-1 text-sm text-ink-soft">
            <UserText className="truncate">{line.name}</UserText>
            <span>·</span>
            <UserText className="truncate">{line.bandName}</UserText>
          </p>
        </div>
        <span className="price">{formatMoney(total)}</span>
      </TicketBody>
      <TicketStub className="px-3 py-2.5">
        <QuantityStepper value={line.quantity} onChange={onQuantity} />
      </TicketStub>
    </Ticket>
  )
}

type OrderTotalProps = { total: number; shipping: Shipping }

export function OrderTotal({ total, shipping }: OrderTotalProps) {
  return (
    <div className="grid gap-1 text-sm">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 sm:text-base">
        <div className="flex flex-wrap gap-x-1.5">
          <dt>{shippingLabel(shipping)}</dt>
          <dd>{shippingWords(shipping)}</dd>
        </div>
        <div className="flex items-baseline gap-1.5 font-bold">
          <dt>Total</dt>
          <dd className="price">{totalWords(total, shipping)}</dd>
        </div>
      </dl>
      <DeliveryWords shipping={shipping} />
    </div>
  )
}
