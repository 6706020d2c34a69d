import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import type { CheckedLine } from '~/lib/cart_check'
import type { CartLine } from '~/lib/cart_lines'
import { formatMoney } from '~/lib/money'
import { variantWords } from '~/lib/variant_words'

type LineNoticeProps = { line: CartLine; checked: CheckedLine | undefined; onLeave: () => void }

function Choose({
  line,
  onLeave,
  children,
}: Omit<LineNoticeProps, 'checked'> & { children: ReactNode }) {
  return (
    <Link href={`/product/${line.productId}`} onClick={onLeave} className="link">
      {children}
    </Link>
  )
}

/** What has changed about a line since it was put in, and what to do about it. */
export function LineNotice({ line, checked, onLeave }: LineNoticeProps) {
  if (!checked) return null
  const { availability, was, isCompleted } = checked
  const chosen = variantWords(line.size, line.color)
  if (availability === 'withdrawn')
    return (
      <p className="text-sm font-semibold text-bad">
        Unavailable: no longer on sale, so it is not part of your order.
      </p>
    )
  if (availability === 'sold-out')
    return (
      <div className="text-sm">
        <p className="font-semibold text-bad">
          Unavailable: {chosen} is sold out, so it is not part of your order.
        </p>
        <Choose line={line} onLeave={onLeave}>
          Choose another
        </Choose>
      </div>
    )
  return (
    <>
      {was !== null && (
        <p className="text-sm font-semibold text-warn">
          Price changed: {formatMoney(line.price, line.currency)}, was{' '}
          {formatMoney(was, line.currency)}.
        </p>
      )}
      {isCompleted && (
        <div className="text-sm">
          <p className="font-semibold text-warn">We picked {chosen}. Please check that it fits.</p>
          <Choose line={line} onLeave={onLeave}>
            Choose another
          </Choose>
        </div>
      )}
    </>
  )
}
