import { posterLettering } from '~/components/catalog/poster_lettering'
import { Lettering } from '~/components/lettering'
import { genreLabel } from '~/lib/genres'
import type { ProfileForm } from '~/components/studio/profile/profile_form'
import { UserText } from '~/components/text/user_text'

/** The store's poster as the form fills: what is typed here is what fans will stand in front of. */
export function PosterPreview({ bandName, genre, subGenre, location }: ProfileForm) {
  const name = bandName.trim() || 'Your band'
  const kind = subGenre.trim() || (genre && genreLabel(genre))
  return (
    <div
      aria-hidden
      className="ground-accent @container flex min-h-60 flex-col overflow-hidden rounded-sm border-[1.5px] border-line-strong lg:min-h-112"
    >
      <div className="flex min-h-14 items-center justify-between gap-6 border-b-[1.5px] border-line-strong px-4 py-2 font-display text-xl leading-[1.05] font-extrabold uppercase">
        <UserText as="span" className="truncate">
          {kind || 'Genre'}
        </UserText>
        <UserText as="span" className="truncate">
          {location.trim() || 'Town'}
        </UserText>
      </div>
      <div className="flex flex-1 items-end p-4">
        <span
          className="display-poster block min-w-0 break-words"
          style={posterLettering(name, 'min(26rem, 100cqw - 2rem)')}
        >
          <Lettering name={name} />
        </span>
      </div>
    </div>
  )
}
