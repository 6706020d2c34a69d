import type { CSSProperties } from 'react'
import crowdPoster from '~/artwork/crowd_poster.svg?url'
import stagePoster from '~/artwork/stage_poster.svg?url'

export type LoginPortal = 'fan' | 'artist'

/** `size` makes the words fill the sheet; `focus` is what of the drawing a phone's strip shows. */
const posters = {
  fan: {
    image: crowdPoster,
    accent: '#e8c547',
    words: 'Doors at seven',
    size: '14.1cqw',
    admits: 'Admit one',
    focus: '50% 22%',
  },
  artist: {
    image: stagePoster,
    accent: '#8fb8a8',
    words: 'Load in at five',
    size: '15.3cqw',
    admits: 'Access all areas',
    focus: '50% 44%',
  },
}

/** For fans the crowd, for artists the stage: beside the form where there is room, else a strip above it. */
export function EntrancePoster({ portal }: { portal: LoginPortal }) {
  const { image, accent, words, size, admits, focus } = posters[portal]
  return (
    <div
      aria-hidden
      style={{ '--accent': accent, '--focus-on': focus } as CSSProperties}
      className="ground-accent @container flex flex-col overflow-hidden border-b-[1.5px] border-line-strong lg:sticky lg:top-bar lg:order-last lg:h-[calc(100svh-var(--bar))] lg:border-b-0 lg:border-l-[1.5px]"
    >
      <div className="hidden border-b-[1.5px] border-line-strong px-[5cqw] pt-5 pb-[2cqw] lg:block">
        <p className="tag flex justify-between gap-4 text-lg">
          <span>Gigstall presents</span>
          <span>{admits}</span>
        </p>
        <p className="display mt-2 whitespace-nowrap" style={{ fontSize: size }}>
          {words}
        </p>
      </div>
      <img
        src={image}
        alt=""
        width={1080}
        height={1000}
        className="h-28 w-full object-cover object-(--focus-on) sm:h-44 lg:h-auto lg:min-h-0 lg:flex-1 lg:object-[50%_40%]"
      />
    </div>
  )
}
