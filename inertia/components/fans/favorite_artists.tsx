import { Link } from '@adonisjs/inertia/react'
import { ArtistPhoto } from '~/components/artist_photo'
import { ContactBox } from '~/components/fans/contact_box'
import { FavoriteArtistToggle } from '~/components/fans/favorite_toggle'
import { SectionHead } from '~/components/section_head'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { useFavorite } from '~/hooks/use_favorite'
import { genreLabel } from '~/lib/genres'
import type { Artist } from '~/lib/shapes'

/** A favourite artist, and whether they get the fan's name and email. */
export type FavoriteArtist = Artist & { sharesContact: boolean }

/** One favourite as a link to its store, above the box to share the fan's email. */
function Favorite({ artist, userId }: { artist: FavoriteArtist; userId: number }) {
  const { id, bandName, genre, profileImageUrl, sharesContact } = artist
  const { isOn } = useFavorite({ kind: 'artist', id })
  return (
    <li className="grid content-start gap-3">
      <div className="relative grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 rounded-sm border-[1.5px] border-line-strong bg-sheet pr-2">
        <ArtistPhoto
          src={profileImageUrl}
          bandName=""
          className="rounded-r-none border-r-[1.5px] border-line-strong"
        />
        <div className="grid min-w-0 gap-1.5 py-2">
          <h3 className="display text-2xl wrap-anywhere">
            <Link
              href={`/store/${id}`}
              className="after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
            >
              <UserText>{bandName}</UserText>
            </Link>
          </h3>
          {genre && <Badge>{genreLabel(genre)}</Badge>}
        </div>
        <FavoriteArtistToggle artist={artist} className="z-10" />
      </div>
      {isOn && <ContactBox userId={userId} artist={artist} isShared={sharesContact} />}
    </li>
  )
}

/** The fan's latest favourite artists. */
export function FavoriteArtists({
  artists,
  userId,
}: {
  artists: FavoriteArtist[]
  userId: number
}) {
  if (artists.length === 0) {
    return (
      <section>
        <SectionHead title="Favourite Artists" />
        <EmptyState
          level="h3"
          title="No Favourites Yet"
          text="Tap the heart on an artist you like to find them here."
          action={
            <Button asChild variant="ink">
              <Link href="/artists">Discover Artists</Link>
            </Button>
          }
        />
      </section>
    )
  }
  return (
    <section>
      <SectionHead title="Favourite Artists" href="/artists" linkLabel="View All" />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {artists.map((artist) => (
          <Favorite key={artist.id} artist={artist} userId={userId} />
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        Want to hear about drops and gigs?{' '}
        <Link href="/account#news" className="link">
          Choose whose emails you get
        </Link>
      </p>
    </section>
  )
}
