import { Link } from '@adonisjs/inertia/react'
import type { CSSProperties } from 'react'
import { ArtistPhoto } from '~/components/artist_photo'
import { VerifiedBadge } from '~/components/artist_card'
import { Lettering } from '~/components/lettering'
import { UserParagraphs, UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { excerpt } from '~/lib/excerpt'
import { genreLabel } from '~/lib/genres'
import type { AccentedArtist } from '~/lib/shapes'

/** One artist at random, as large as their own poster and in its colour. */
export function FeaturedArtist({ artist }: { artist: AccentedArtist }) {
  const { id, bandName, genre, location, bio, isVerified, profileImageUrl, accent } = artist
  return (
    <section
      aria-labelledby="featured-artist"
      style={{ '--accent': accent } as CSSProperties}
      className="ground-accent border-y-[1.5px] border-[#15120f]"
    >
      <div className="wrap grid items-stretch gap-x-10 gap-y-6 py-8 md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr] lg:py-10">
        <ArtistPhoto
          src={profileImageUrl}
          bandName=""
          className="border-[1.5px] border-line-strong"
        />
        <div className="flex min-w-0 flex-col justify-between gap-6">
          <div className="tag flex justify-between gap-4 text-lg">
            <p className="shrink-0">Featured Artist</p>
            <p className="min-w-0 text-right wrap-anywhere">
              {genre && genreLabel(genre)}
              {location && (
                <>
                  <br />
                  <UserText>{location}</UserText>
                </>
              )}
            </p>
          </div>
          <div className="grid gap-5">
            <h2
              id="featured-artist"
              className="display text-[clamp(3.5rem,14vw,8rem)] wrap-anywhere"
            >
              <Lettering name={bandName} />
            </h2>
            {isVerified && <VerifiedBadge />}
            {bio && (
              <UserParagraphs className="max-w-[52ch] text-lg leading-snug font-medium">
                {excerpt(bio, 150)}
              </UserParagraphs>
            )}
            <div className="flex flex-wrap gap-3">
              <Button asChild variant="ink" className="[--paper:#f6f1e7]">
                <Link href={`/store/${id}`}>
                  Visit Store<span className="sr-only"> of {bandName}</span>
                </Link>
              </Button>
              <Button asChild>
                <Link href="/artists">Discover More Artists</Link>
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
