import { useEffect, useState } from 'react'
import { BuyBar } from '~/components/catalog/buy_bar'
import { QuantityStepper } from '~/components/catalog/quantity_stepper'
import { SaleNotice } from '~/components/catalog/sale_notice'
import { VariantPicker } from '~/components/catalog/variant_picker'
import { choicesOf, refusalOf, unsentWords, type Variant } from '~/components/catalog/variants'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { useCart } from '~/hooks/use_cart'
import { type Sale, useSale } from '~/hooks/use_sale'
import type { useVariantChoice } from '~/hooks/use_variant_choice'
import { amountOf, cartLineId } from '~/lib/cart_lines'
import { formatMoney } from '~/lib/money'
import { fetchAhead } from '~/lib/recovery_loader'
import { saleMoment } from '~/lib/sale_words'
import { loadScript } from '~/lib/script_loader'
import type { Product } from '~/lib/shapes'
import { variantWords } from '~/lib/variant_words'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

/** What happens after the payment. */
function DeliveryTicket() {
  return (
    <Ticket side="right">
      <TicketBody>
        <p className="font-bold">Printed for you, posted to you</p>
        <p className="text-sm leading-relaxed text-ink-soft">
          Production and shipping 3-5 business days. Final shipping varies by location and is
          charged separately.
        </p>
      </TicketBody>
      <TicketStub aria-hidden className="min-w-22 justify-items-center text-center">
        <span className="display text-4xl">3-5</span>
        <span className="tag">days</span>
      </TicketStub>
    </Ticket>
  )
}

const expressScript = () => loadScript(() => import('~/lib/express_checkout'))

const buyNow = lazyScript('Buy Now', () =>
  import('~/components/catalog/buy_now').then(({ BuyNow }) => BuyNow)
)

/** How many pieces of a limited product one buyer gets, in all their orders. */
const MOST_PIECES_A_BUYER = 2

/** Why the product cannot be bought now; null where it can, or is not known yet. */
function hindranceOf({ state }: Sale): string | null {
  if (state === 'gig') return 'Scan the QR code at the gig to buy this.'
  if (state === 'gone') return 'All pieces have been ordered.'
  return state === 'over' ? 'The sale is over.' : null
}

/** When an upcoming drop begins, in words; null for all others. */
function openingOf({ state, sale }: Sale, { availability }: Product): string | null {
  if (state !== 'soon' || !sale?.startsAt) return null
  return `On sale ${saleMoment(sale.startsAt, availability?.timeZone ?? null)}`
}

type BuyPanelProps = {
  product: Product
  variants: Variant[]
  choice: ReturnType<typeof useVariantChoice>
  imageUrl: string | null
  isOnSale: boolean
  isSandbox: boolean
  /** In pounds. */
  flatShippingRate: number
}

/** Choose, and buy: now, or with the rest of the cart. */
export function BuyPanel({
  product,
  variants,
  choice,
  imageUrl,
  isOnSale,
  isSandbox,
  flatShippingRate,
}: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1)
  const [isBuying, setBuying] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const cart = useCart()
  useEffect(() => fetchAhead(expressScript, { isNext: true }), [])
  const { size, color, variant } = choice
  const sale = useSale(product)
  const isOpen = isOnSale && (sale.state === 'open' || sale.state === 'on')
  const reason = isOnSale
    ? (hindranceOf(sale) ?? refusalOf(variants, choice))
    : 'This product isn’t on sale at the moment.'
  // Not the countdown: this is read out whenever it changes.
  const opening = openingOf(sale, product)
  const most = product.availability?.limit ? MOST_PIECES_A_BUYER : undefined
  const isToChoose = reason === null && choicesOf(variants).length > 0

  const add = () => {
    if (size === null || color === null) return
    const { id: productId, name, sellingPrice: price, currency } = product
    cart.addChosen({ productId, name, image: imageUrl, size, color, price, currency }, quantity)
  }

  const express = async () => {
    if (size === null || color === null) return
    const chosen = { productId: product.id, size, color }
    setOpening(true)
    try {
      const { expressCheckout } = await expressScript()
      await expressCheckout({
        ...chosen,
        id: cartLineId(chosen),
        quantity,
        price: product.sellingPrice,
      })
    } catch {
      // Opens the form instead; if its script does not load either, its dialog says so.
      setBuying(true)
    }
    setOpening(false)
    sale.refresh()
  }

  // Rendered twice and shown once, above the bar of a phone or after the choices, so that Tab follows what is seen.
  const stepper = <QuantityStepper value={quantity} onChange={setQuantity} most={most} />

  return (
    <div className="flex min-w-0 flex-col gap-5 lg:gap-6">
      <SaleNotice product={product} sale={sale} />
      <div className="short:hidden lg:hidden">{stepper}</div>
      <BuyBar
        disabled={!isOpen || !variant?.inStock}
        chosen={
          isToChoose
            ? {
                words: variantWords(size ?? '', color ?? ''),
                price: formatMoney(
                  amountOf({ price: product.sellingPrice, quantity }),
                  product.currency
                ),
              }
            : null
        }
        picker={<VariantPicker variants={variants} choice={choice} isCompact />}
        stepper={<div className="hidden short:block lg:block">{stepper}</div>}
        reason={reason}
        note={opening ?? unsentWords(variants, choice)}
        onAdd={add}
        onBuy={() => setBuying(true)}
        onExpress={() => void express()}
        isOpening={isOpening}
        onBuySoon={() => void buyNow.prefetch()}
        onExpressSoon={() => void expressScript().catch(() => {})}
      />
      <noscript>
        <p className="font-semibold">Please switch on JavaScript to buy.</p>
      </noscript>
      <DeliveryTicket />
      <LazyDialog script={buyNow} isOpen={isBuying} setOpen={setBuying}>
        {(BuyNow) => (
          <BuyNow
            picker={<VariantPicker variants={variants} choice={choice} />}
            open={isBuying}
            onOpenChange={setBuying}
            product={product}
            size={size}
            color={color}
            quantity={quantity}
            onQuantity={setQuantity}
            imageUrl={imageUrl}
            isSandbox={isSandbox}
            flatShippingRate={flatShippingRate}
          />
        )}
      </LazyDialog>
    </div>
  )
}
