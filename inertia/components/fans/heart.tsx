import { Heart as HeartIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { type ForVisitors, useHeart } from '~/hooks/use_heart'
import { cn } from '~/lib/classes'
import type { HeartTarget } from '~/lib/heart_store'

type HeartProps = {
  target: HeartTarget
  label: string
  forVisitors?: ForVisitors
  className?: string
}

/**
 * A heart that lies on a card: full where something is liked. A press never reaches the card; while it is being sent the
 * heart takes no other, and keeps the focus that a disabled button would lose.
 */
function Heart({ target, label, forVisitors, className }: HeartProps) {
  const { isOn, isPending, toggle } = useHeart(target, forVisitors)
  const press = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isPending) toggle()
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isPending || undefined}
      onClick={press}
      className={cn('disc', className)}
    >
      <HeartIcon aria-hidden strokeWidth={2.25} />
    </button>
  )
}

type Place = { className?: string }

/** An artist among one's favourites. */
export function ArtistHeart({
  artist: { id, bandName },
  ...place
}: Place & { artist: { id: number; bandName: string } }) {
  return <Heart target={{ kind: 'artist', id }} label={`Favourite: ${bandName}`} {...place} />
}

/** A product on one's wishlist; `forVisitors` says what a visitor's press means. */
export function ProductHeart({
  product: { id, name },
  ...place
}: Place & { product: { id: number; name: string }; forVisitors?: ForVisitors }) {
  return <Heart target={{ kind: 'product', id }} label={`Wishlist: ${name}`} {...place} />
}
