import { useState } from 'react'
import { BuyBar } from '~/components/catalog/buy_bar'
import { BuyNowDialog } from '~/components/catalog/buy_now_dialog'
import { DeliveryTicket } from '~/components/catalog/delivery_ticket'
import { QuantityStepper } from '~/components/catalog/quantity_stepper'
import { VariantPicker } from '~/components/catalog/variant_picker'
import { refusalOf, type Variant } from '~/components/catalog/variants'
import { useCart } from '~/hooks/use_cart'
import { usePlaceOrder } from '~/hooks/use_place_order'
import type { useVariantChoice } from '~/hooks/use_variant_choice'
import type { Product } from '~/lib/shapes'

type BuyPanelProps = {
  product: Product
  variants: Variant[]
  choice: ReturnType<typeof useVariantChoice>
  imageUrl: string | null
  isOnSale: boolean
  isSandbox: boolean
  /** Flat estimate in pounds. */
  shipping: number
}

/** Choose, and buy: now, or with the rest of the cart. */
export function BuyPanel({
  product,
  variants,
  choice,
  imageUrl,
  isOnSale,
  isSandbox,
  shipping,
}: BuyPanelProps) {
  const [quantity, setQuantity] = useState(1)
  const [isBuying, setBuying] = useState(false)
  const cart = useCart()
  const { size, color, variant } = choice
  const order = usePlaceOrder({ product, size, color, quantity })

  const add = () => {
    if (size === null || color === null) return
    const { id: productId, name, sellingPrice: price, currency } = product
    cart.addChosen({ productId, name, image: imageUrl, size, color, price, currency }, quantity)
  }

  return (
    <>
      <VariantPicker variants={variants} choice={choice} />
      <QuantityStepper value={quantity} onChange={setQuantity} />
      <BuyBar
        disabled={!isOnSale || !variant?.inStock}
        reason={
          isOnSale ? refusalOf(variants, choice) : 'This product is not on sale at the moment.'
        }
        onAdd={add}
        onBuy={() => setBuying(true)}
      />
      <DeliveryTicket />
      <BuyNowDialog
        open={isBuying}
        onOpenChange={setBuying}
        line={{
          name: product.name,
          bandName: product.artist.bandName,
          size: size ?? '',
          color: color ?? '',
          quantity,
          imageUrl,
        }}
        onQuantity={setQuantity}
        order={order}
        isSandbox={isSandbox}
        shipping={shipping}
      />
    </>
  )
}
