import { Link } from '@adonisjs/inertia/react'
import { withQuery } from '~/components/catalog/address'
import type { ResultOrder } from '~/components/checkout/result'
import { Button } from '~/components/ui/button'
import { cartLink } from '#shared/cart_link'

type Way = { href: string; label: string }

const shop: Way = { href: '/browse', label: 'Back to the shop' }

function toStore({ lines }: ResultOrder): Way | null {
  const [first] = lines
  if (!first || lines.some(({ artist }) => artist.id !== first.artist.id)) return null
  return { href: `/store/${first.artist.id}`, label: `Back to ${first.artist.bandName}` }
}

/** The product as it was chosen, with size and colour. */
function toProduct({ lines }: ResultOrder): Way | null {
  const [first] = lines
  if (!first || lines.some(({ product }) => product.id !== first.product.id)) return null
  const { product, size, color } = first
  const href = withQuery(`/product/${product.id}`, lines.length === 1 ? { color, size } : {})
  return { href, label: `Back to ${product.name}` }
}

/** Several products: all of them in the cart once more. */
const toCart = ({ lines }: ResultOrder): Way => ({
  href: cartLink(lines.map(({ product, ...line }) => ({ ...line, productId: product.id }))),
  label: 'Order again',
})

type WayBackProps = {
  order: ResultOrder | null
  /** What is bought leads to the rest of the stall, what is not to the thing itself. */
  to?: 'product' | 'store'
  /** Beside an action that matters more. */
  isQuiet?: boolean
}

/** One way on, as near as it can be to where the buyer came from. */
export function WayBack({ order, to = 'product', isQuiet = false }: WayBackProps) {
  const again = order && to === 'product' ? (toProduct(order) ?? toCart(order)) : null
  const { href, label } = again ?? (order && toStore(order)) ?? shop
  return (
    <Button asChild variant={isQuiet ? 'outline' : 'ink'} className="max-w-full shrink">
      <Link href={href}>{label}</Link>
    </Button>
  )
}
