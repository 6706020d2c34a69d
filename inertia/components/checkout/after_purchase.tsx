import { usePage } from '@inertiajs/react'
import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { ProductTile } from '~/components/product_tile'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { useFavorite } from '~/hooks/use_favorite'
import { callApi } from '~/lib/api'
import { favoriteStore } from '~/lib/favorite_store'
import type { Product } from '~/lib/shapes'

type Artist = { id: number; bandName: string }

/** Reads whether the artist is a favourite of the account, which the result page does not say. */
function useKnownFavorite(artistId: number) {
  const { user } = usePage().props
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return
    const target = { kind: 'artist', id: artistId } as const
    callApi<{ isFavorite: boolean }>('GET', `/api/users/${userId}/favorites/${artistId}/check`)
      .then(({ isFavorite }) => {
        if (favoriteStore.changeOf(target) === undefined) favoriteStore.set(target, isFavorite)
      })
      .catch(() => {
        // The button then says Follow even where the artist is a favourite: adding one twice changes nothing.
      })
  }, [userId, artistId])
}

/** Adds the artist to the account's favourites, which is what following means; a visitor logs in first. */
function FollowButton({ artist: { id, bandName } }: { artist: Artist }) {
  useKnownFavorite(id)
  const { isOn, isPending, toggle } = useFavorite({ kind: 'artist', id })
  return (
    <Button aria-pressed={isOn} busy={isPending} onClick={toggle} className="max-w-full">
      <Heart aria-hidden className="size-5" fill={isOn ? 'currentColor' : 'none'} />
      <span className="min-w-0 wrap-anywhere">
        {isOn ? 'Following' : 'Follow'} <UserText>{bandName}</UserText>
      </span>
    </Button>
  )
}

type AfterPurchaseProps = {
  artist: Artist
  /** Null where the artist has nothing else on sale. */
  newest: Product | null
}

/** Shown after a purchase: the artist's newest product and a button to follow the artist. */
export function AfterPurchase({ artist, newest }: AfterPurchaseProps) {
  return (
    <section aria-labelledby="after-purchase" className="wrap grid gap-4 pb-16">
      <h2 id="after-purchase" className="display-section">
        {newest ? 'Just in' : 'Stay in touch'}
      </h2>
      {newest && (
        <div className="flex">
          <div className="basis-52">
            <ProductTile product={newest} hideArtist />
          </div>
        </div>
      )}
      <div>
        <FollowButton artist={artist} />
      </div>
    </section>
  )
}
