import { usePage } from '@inertiajs/react'
import { Heart } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { lazyScript } from '~/components/lazy/lazy_script'
import { Button } from '~/components/ui/button'
import { useFavorite } from '~/hooks/use_favorite'

// Fetched with the first press of a heart. If that fails, the account page has the box too.
const newFollowerBox = lazyScript('Share your email', () =>
  import('~/components/fans/new_follower_box').then((module) => module.default)
)

type FavoriteArtistButtonProps = {
  artist: { id: number; bandName: string }
  className?: string
}

/**
 * The favourite button with words, on an artist's store. The heart is full where the artist is a favourite; the words stay.
 * After the press it offers the fan to share their email with the artist.
 */
export function FavoriteArtistButton({ artist, className }: FavoriteArtistButtonProps) {
  const { user } = usePage().props
  const { isOn, isPending, wasAdded, toggle } = useFavorite({ kind: 'artist', id: artist.id })
  const script = useSyncExternalStore(
    newFollowerBox.subscribe,
    newFollowerBox.get,
    newFollowerBox.getServer
  )
  useEffect(() => {
    if (wasAdded) void newFollowerBox.prefetch()
  }, [wasAdded])

  return (
    <div className={className}>
      <Button
        size="slim"
        aria-label={`Favourite: ${artist.bandName}`}
        aria-pressed={isOn}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && toggle()}
        className="group/heart"
      >
        <Heart
          aria-hidden
          className="size-5 group-aria-pressed/heart:fill-heart group-aria-pressed/heart:text-heart"
        />
        Favourite
      </Button>
      {user && wasAdded && script.status === 'ready' && (
        <script.Component userId={user.id} artist={artist} />
      )}
    </div>
  )
}
