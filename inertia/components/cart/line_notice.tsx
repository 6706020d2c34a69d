import type { CheckedLine } from '~/lib/cart_check'
import type { CartLine } from '~/lib/cart_lines'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { variantWords } from '~/lib/variant_words'

type LineNoticeProps = { line: CartLine; checked: CheckedLine | undefined }

function noticesOf({ size, color, price, currency }: CartLine, checked: CheckedLine): string[] {
  const chosen = variantWords(size, color)
  const { availability, was, isCompleted } = checked
  if (availability === 'withdrawn')
    return ['No longer on sale, so we’ve left it out of your order.']
  if (availability === 'sold-out')
    return [`Sold out in ${chosen}, so we’ve left it out of your order.`]
  if (availability === 'soon') return ['Not on sale yet, so we’ve left it out of your order.']
  if (availability === 'gig')
    return ['Sold at the gig only: scan the QR code there, then check your cart again.']
  return [
    ...(was === null
      ? []
      : [`Price changed: ${formatMoney(price, currency)}, was ${formatMoney(was, currency)}.`]),
    ...(isCompleted ? [`We’ve chosen ${chosen} for you. Please check it’s right.`] : []),
  ]
}

/** What has changed about a line since it was put in. */
export function LineNotice({ line, checked }: LineNoticeProps) {
  if (!checked) return null
  return noticesOf(line, checked).map((notice) => (
    <p
      key={notice}
      className={cn(
        'text-sm font-semibold',
        checked.availability === 'available' ? 'text-warn' : 'text-bad'
      )}
    >
      {notice}
    </p>
  ))
}
