import { Link } from '@adonisjs/inertia/react'
import { ProductImage } from '~/components/product_image'
import { StatusBadge } from '~/components/ui/badge'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import type { Order } from '~/lib/shapes'

/** The latest orders, one line each: what, when, where it is. */
export function RecentOrders({ orders }: { orders: Order[] }) {
  return (
    <ul>
      {orders.map(
        ({ id, orderNumber, createdAt, totalAmount, currency, status, product, artist }) => (
          <li
            key={id}
            className="relative grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 border-t border-line py-3 first:border-t-0"
          >
            <ProductImage src={product.imageUrl} alt="" />
            <div className="min-w-0">
              <p className="truncate font-semibold">
                <Link
                  href={`/product/${product.id}`}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {product.name}
                </Link>
              </p>
              <p className="truncate text-sm text-ink-soft">
                {artist.bandName}, {formatDate(createdAt)}, {orderNumber}
              </p>
              <StatusBadge status={status} className="text-sm" />
            </div>
            <span className="price">{formatMoney(totalAmount, currency)}</span>
          </li>
        )
      )}
    </ul>
  )
}
