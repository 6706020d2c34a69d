import { Link } from '@adonisjs/inertia/react'
import { BadgeCheck } from 'lucide-react'
import { ArtistPhoto } from '~/components/artist_photo'
import { FavoriteArtistToggle } from '~/components/fans/favorite_toggle'
import { Lettering } from '~/components/lettering'
import { UserParagraphs } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { excerpt } from '~/lib/excerpt'
import { genreLabel } from '~/lib/genres'
import type { Artist } from '~/lib/shapes'

export function VerifiedBadge() {
  return (
    <Badge>
      <BadgeCheck aria-hidden className="size-4" />
      Verified
    </Badge>
  )
}

type ArtistCardProps = { artist: Artist; level?: 'h2' | 'h3' }

export function ArtistCard({ artist, level: Heading = 'h3' }: ArtistCardProps) {
  const { id, bandName, genre, bio, profileImageUrl, isVerified } = artist
  return (
    <article className="relative flex h-full flex-col rounded-sm border-[1.5px] border-line-strong bg-sheet">
      <ArtistPhoto src={profileImageUrl} bandName={bandName} className="rounded-b-none" />
      <div className="flex flex-1 flex-col gap-3 border-t-[1.5px] border-line-strong p-3 sm:p-4">
        <Heading className="display text-[clamp(1.25rem,6.4vw,2.25rem)] wrap-anywhere">
          <Lettering name={bandName} />
        </Heading>
        {(genre || isVerified) && (
          <p className="flex flex-wrap gap-1.5 max-sm:*:px-1.5 max-sm:*:text-[0.8125rem] sm:gap-2">
            {genre && <Badge>{genreLabel(genre)}</Badge>}
            {isVerified && <VerifiedBadge />}
          </p>
        )}
        {bio && (
          <UserParagraphs className="text-ink-soft max-sm:text-sm">
            <span className="sm:hidden">{excerpt(bio, 60)}</span>
            <span className="max-sm:hidden">{excerpt(bio, 110)}</span>
          </UserParagraphs>
        )}
        <Button asChild size="slim" className="mt-auto">
          <Link href={`/store/${id}`}>
            Visit Store<span className="sr-only"> of {bandName}</span>
          </Link>
        </Button>
      </div>
      <FavoriteArtistToggle artist={artist} className="absolute top-1 right-1" />
    </article>
  )
}
