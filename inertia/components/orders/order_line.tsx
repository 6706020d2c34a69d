import { Link } from '@adonisjs/inertia/react'
import { withQuery } from '~/components/catalog/address'
import { GigWords } from '~/components/orders/gig_words'
import { CancelDialog } from '~/components/orders/cancel_dialog'
import { ReceivedButton } from '~/components/orders/received_button'
import { ProductImage } from '~/components/product_image'
import { UserText } from '~/components/text/user_text'
import { StatusBadge } from '~/components/ui/badge'
import { isolated } from '#shared/isolated'
import { formatMoney } from '~/lib/money'
import type { OrderPage } from '~/lib/shapes'
import { variantAndQuantity } from '~/lib/variant_words'

type Line = OrderPage['lines'][number]

type OrderLineProps = {
  line: Line
  currency: string
  /** Of a guest's link; null for the buyer with an account. */
  token: string | null
  /** Other things were ordered together with it. */
  isOneOfMany: boolean
  /** Whether the line names its own gig, because the lines are from different ones. */
  showsGig: boolean
}

/** As long as it is not made, it need not be. */
function CancelLine({ line, currency, token, isOneOfMany }: OrderLineProps) {
  const { id, product, refundIfCancelled: refund } = line
  if (refund === null) return null
  const goesBack =
    refund > 0 ? `We’ll refund ${formatMoney(refund, currency)} the way you paid.` : ''
  return (
    <CancelDialog
      orderId={id}
      token={token}
      isWhole={!isOneOfMany}
      trigger={
        <button type="button" className="link">
          Cancel<span className="sr-only"> {product.name}</span>
        </button>
      }
      description={`We won’t make ${isolated(product.name)}. ${goesBack}`}
      doneWords={goesBack || `We won’t make ${isolated(product.name)}.`}
    />
  )
}

function BuyAgain({ line: { product, color, size, isOnSale } }: { line: Line }) {
  if (!isOnSale) return <p className="text-sm text-ink-soft">No longer on sale</p>
  return (
    <Link href={withQuery(`/product/${product.id}`, { color, size })} className="link">
      Buy again
      <span className="sr-only"> {product.name}</span>
    </Link>
  )
}

/** What one can do with a line; a review needs an account and the thing in one's hands. */
function Actions(props: OrderLineProps) {
  const { line, token } = props
  const { id, product, status, paymentStatus, mayReview, isReviewed } = line
  const canReview = mayReview && token === null
  return (
    <div className="no-print col-span-2 flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden sm:col-span-1">
      {status === 'shipped' && <ReceivedButton orderId={id} name={product.name} token={token} />}
      {canReview && (
        <Link href={`/product/${product.id}/review`} className="link">
          {isReviewed ? 'Your review' : 'Write a review'}
          <span className="sr-only"> of {product.name}</span>
        </Link>
      )}
      {paymentStatus !== 'unpaid' && <BuyAgain line={line} />}
      <CancelLine {...props} />
    </div>
  )
}

export function OrderLine(props: OrderLineProps) {
  const { line, currency, isOneOfMany, showsGig } = props
  const { orderNumber, product, artist, gig, size, color, quantity, totalAmount } = line
  const { status, paymentStatus, isOnSale, isBeingMade } = line
  const isSettled = paymentStatus === 'paid' || paymentStatus === 'unpaid'
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5 sm:p-5">
      <ProductImage
        src={product.imageUrl}
        alt=""
        sizes="14rem"
        eager
        className="self-start sm:row-span-2"
      />
      <div className="grid grid-cols-1 content-start gap-1">
        <p className="tag text-ink-soft">
          <UserText>{artist.bandName}</UserText>
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-28 text-lg leading-snug font-bold">
            {isOnSale ? (
              <Link
                href={`/product/${product.id}`}
                className="relative block py-0.5 after:absolute after:inset-x-0 after:-inset-y-2 hover:underline"
              >
                <UserText>{product.name}</UserText>
              </Link>
            ) : (
              <UserText>{product.name}</UserText>
            )}
          </p>
          <p className="price ml-auto">{formatMoney(totalAmount, currency)}</p>
        </div>
        <p className="text-ink-soft">{variantAndQuantity(size, color, quantity)}</p>
        {showsGig && gig && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            Gig: <GigWords {...gig} />
          </p>
        )}
        {isOneOfMany && <p className="text-sm text-ink-soft">{orderNumber}</p>}
        <p className="flex flex-wrap gap-x-4">
          <StatusBadge
            status={status}
            className={status === 'cancelled' ? undefined : 'no-print'}
          />
          {!isSettled && <StatusBadge status={paymentStatus} />}
        </p>
        {isBeingMade && (
          <p className="no-print text-sm text-ink-soft">
            We’re making it now, so it can’t be cancelled.
          </p>
        )}
      </div>
      <Actions {...props} />
    </li>
  )
}
