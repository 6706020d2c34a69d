import type { CSSProperties } from 'react'
import { posterLettering } from '~/components/catalog/poster_lettering'
import { genreLabel } from '~/lib/genres'
import type { Artist } from '~/lib/shapes'

export type Gig = { name: string; venue: string | null; city: string | null; date: string }

export type Poster = { accent: string; imageUrl: string }

/** Ink letters keep their own ground wherever the drawing is dark. */
const keyline: CSSProperties = {
  WebkitTextStroke: '0.08em var(--accent)',
  paintOrder: 'stroke fill',
  lineHeight: 0.92,
}

function Bill({ artist, gig }: { artist: Artist; gig: Gig | null }) {
  const { genre, subGenre, location } = artist
  return (
    <div className="border-b-[1.5px] border-line-strong bg-accent">
      <div className="wrap flex min-h-16 items-center justify-between gap-6 py-2.5 font-display text-xl leading-[1.05] font-extrabold uppercase">
        <p>
          {genre && <span className="block">{subGenre ?? genreLabel(genre)}</span>}
          {location && <span className="block">{location}</span>}
        </p>
        {gig && (
          <p className="text-right">
            <span className="block">{gig.venue ?? gig.name}</span>
            <span className="block">{gig.date}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** The gig poster that the store is: the artist's accent and drawing, for ever the same. */
export function PosterHero({
  artist,
  poster,
  gig,
}: {
  artist: Artist
  poster: Poster
  gig: Gig | null
}) {
  return (
    <div
      className="ground-accent border-b-[1.5px] border-line-strong"
      style={{ '--accent': poster.accent } as CSSProperties}
    >
      <Bill artist={artist} gig={gig} />
      <div className="relative isolate overflow-hidden">
        <img
          src={poster.imageUrl}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
        <div className="wrap grid min-h-[min(24rem,68svh)] grid-rows-[1.2fr_1fr] pb-5 md:min-h-[min(32rem,66svh)] md:grid-rows-[6rem_1fr] md:pb-8">
          <h1
            className="display-poster row-start-2 self-end"
            style={{ ...posterLettering(artist.bandName), ...keyline }}
          >
            {artist.bandName}
          </h1>
        </div>
      </div>
    </div>
  )
}
