import { BrowseMerch } from '~/components/cart/browse_merch'

/** Why a cart whose every line is gone leads no further, and where to go instead. */
export function NothingLeft({ onLeave }: { onLeave?: () => void }) {
  return (
    <div role="status" className="grid content-start justify-items-start gap-4">
      <p className="font-semibold">Everything in your cart has gone off sale.</p>
      <BrowseMerch onLeave={onLeave} />
    </div>
  )
}
