import type { CSSProperties } from 'react'
import { Lettering } from '~/components/lettering'
import { posterVariables, USUAL_LINES } from '~/components/catalog/poster_lettering'
import { UserText } from '~/components/text/user_text'
import { cn } from '~/lib/classes'
import { genreLabel } from '~/lib/genres'
import type { Artist } from '~/lib/shapes'

export type Poster = {
  accent: string
  /** The second ink. */
  second: string
  /** Printed on ink in the accent rather than the other way round. */
  isNight: boolean
  lettering: 'plain' | 'strips' | 'slanted' | 'echo'
  wideUrl: string
  tallUrl: string
}

function Drawing({ wideUrl, tallUrl }: Poster) {
  return (
    <picture>
      <source
        media="(min-width: 48rem), (min-aspect-ratio: 1/1)"
        srcSet={wideUrl}
        width={1600}
        height={640}
      />
      <img
        src={tallUrl}
        alt=""
        width={800}
        height={1400}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-[100%_0] md:object-right landscape:object-right"
      />
    </picture>
  )
}

/** Along the top of an upright poster; of a wide one in its left corner, where no figure reaches. */
function Bill({ genre, subGenre, location }: Artist) {
  return (
    <div className="wrap poster-bill">
      {genre && <p>{subGenre ?? genreLabel(genre)}</p>}
      {location && (
        <p>
          <UserText>{location}</UserText>
        </p>
      )}
    </div>
  )
}

type PosterHeroProps = {
  artist: Artist
  poster: Poster
  /** At most a third of the screen high, so that what follows stands on the first screen. */
  isBand?: boolean
}

/** The gig poster that the store is: the artist's accent and drawing, always the same. */
export function PosterHero({ artist, poster, isBand = false }: PosterHeroProps) {
  const { accent, second, isNight, lettering } = poster
  const variables = posterVariables(artist.bandName)
  const inks = {
    '--accent': accent,
    '--echo': isNight ? 'color-mix(in srgb, var(--accent) 42%, #15120f)' : second,
    '--strip': isNight ? accent : '#f6f1e7',
  } as CSSProperties
  return (
    <div className="border-b-[1.5px] border-line-strong">
      <div
        className={cn('relative isolate overflow-hidden', isNight ? 'ground-ink' : 'ground-accent')}
        style={inks}
      >
        <Drawing {...poster} />
        <div className={cn('poster-words', isBand && 'poster-band')}>
          <Bill {...artist} />
          <div className="wrap mt-auto">
            <h1
              className={cn('poster-name', isNight && 'text-accent')}
              data-lettering={lettering}
              data-long={variables['--lines'] > USUAL_LINES || undefined}
              style={variables as CSSProperties}
            >
              <span>
                <Lettering name={artist.bandName} />
              </span>
            </h1>
          </div>
        </div>
      </div>
    </div>
  )
}
