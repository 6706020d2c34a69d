import { Heart as HeartIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { type ForVisitors, useFavorite } from '~/hooks/use_favorite'
import { cn } from '~/lib/classes'
import type { FavoriteTarget } from '~/lib/favorite_store'

type FavoriteToggleProps = {
  target: FavoriteTarget
  label: string
  forVisitors?: ForVisitors
  className?: string
}

/**
 * A heart that lies on a card: full where something is liked. A press never reaches the card; while it is being sent the
 * heart takes no other, and keeps the focus that a disabled button would lose.
 */
function FavoriteToggle({ target, label, forVisitors, className }: FavoriteToggleProps) {
  const { isOn, isPending, toggle } = useFavorite(target, forVisitors)
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
export function FavoriteArtistToggle({
  artist: { id, bandName },
  ...place
}: Place & { artist: { id: number; bandName: string } }) {
  return (
    <FavoriteToggle target={{ kind: 'artist', id }} label={`Favourite: ${bandName}`} {...place} />
  )
}

/** A product on one's wishlist; `forVisitors` says what a visitor's press means. */
export function WishlistToggle({
  product: { id, name },
  ...place
}: Place & { product: { id: number; name: string }; forVisitors?: ForVisitors }) {
  return <FavoriteToggle target={{ kind: 'product', id }} label={`Wishlist: ${name}`} {...place} />
}
