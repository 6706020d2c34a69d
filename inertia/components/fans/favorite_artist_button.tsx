import { Heart } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { useFavorite } from '~/hooks/use_favorite'

/** The heart in words, where an artist is at home. The words stay the same; the heart is full where the artist is saved. */
export function FavoriteArtistButton({
  artist: { id, bandName },
  className,
}: {
  artist: { id: number; bandName: string }
  className?: string
}) {
  const { isOn, isPending, toggle } = useFavorite({ kind: 'artist', id })
  return (
    <div className={className}>
      <Button
        size="slim"
        aria-label={`Favourite: ${bandName}`}
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
    </div>
  )
}
