import type { ReactNode } from 'react'
import { BuyNowDialog } from '~/components/catalog/buy_now_dialog'
import { usePlaceOrder } from '~/hooks/use_place_order'
import type { Product } from '~/lib/shapes'

type BuyNowProps = {
  product: Product
  size: string | null
  color: string | null
  quantity: number
  onQuantity: (quantity: number) => void
  imageUrl: string | null
  /** Changes size and colour in place. */
  picker: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  isSandbox: boolean
  /** In pounds. */
  flatShippingRate: number
}

/** The order form with all that belongs to it, fetched when it is first wanted. */
export function BuyNow(props: BuyNowProps) {
  const { product, size, color, quantity, flatShippingRate, imageUrl, ...dialog } = props
  const order = usePlaceOrder({ product, size, color, quantity, flatShippingRate })
  return (
    <BuyNowDialog
      {...dialog}
      order={order}
      line={{
        name: product.name,
        bandName: product.artist.bandName,
        artistId: product.artistId,
        size: size ?? '',
        color: color ?? '',
        quantity,
        imageUrl,
      }}
    />
  )
}
