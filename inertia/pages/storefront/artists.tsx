import { Link } from '@adonisjs/inertia/react'
import { ArtistCard } from '~/components/artist_card'
import { type Correction, CorrectionNote } from '~/components/browse/correction_note'
import { InlineSelect } from '~/components/browse/inline_select'
import { ListHead } from '~/components/browse/list_head'
import { NextPage } from '~/components/browse/next_page'
import { SearchForm } from '~/components/browse/search_form'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { CardSkeleton } from '~/components/ui/skeleton'
import { useSlowVisit } from '~/hooks/use_slow_visit'
import { genreLabel, genres } from '~/lib/genres'
import type { Artist, BoundedCount, FavoriteIds } from '~/lib/shapes'

type ArtistsProps = {
  artists: Artist[]
  total: BoundedCount
  filters: { search: string; genre: string }
  correction: Correction
  nextUrl: string | null
  favoriteIds: FavoriteIds | null
}

const genreOptions = [
  { value: '', label: 'All Genres' },
  ...genres.map((genre) => ({ value: genre, label: genreLabel(genre) })),
]

function Results({ artists, nextUrl }: Pick<ArtistsProps, 'artists' | 'nextUrl'>) {
  const isSlow = useSlowVisit()
  if (isSlow) return <CardSkeleton count={12} />
  if (artists.length === 0) {
    return (
      <EmptyState
        title="No artists found"
        text="Try another name, or another genre."
        action={
          <Button asChild variant="ink">
            <Link href="/artists">Show all artists</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 xl:grid-cols-4">
        {artists.map((artist) => (
          <li key={artist.id}>
            <ArtistCard artist={artist} level="h2" />
          </li>
        ))}
      </ul>
      <NextPage url={nextUrl} label="More artists" />
    </>
  )
}

export default function Artists({ artists, total, filters, correction, nextUrl }: ArtistsProps) {
  const { search, genre } = filters
  return (
    <>
      <PageHead
        title="Artists"
        description="Find the artist you saw last night, and their merch."
        noindex={search !== ''}
      />
      <div className="wrap grid gap-6 pt-8 pb-16 lg:pt-12">
        <ListHead title="Artists" total={total} nouns={{ one: 'artist', many: 'artists' }} />
        <SearchForm path="/artists" label="Search artists" search={search}>
          <InlineSelect label="Genre" name="genre" value={genre} options={genreOptions} />
        </SearchForm>
        <CorrectionNote correction={correction} />
        <div>
          <Results artists={artists} nextUrl={nextUrl} />
        </div>
      </div>
    </>
  )
}
