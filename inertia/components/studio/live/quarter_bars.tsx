import type { CSSProperties } from 'react'
import type { LiveGig } from '~/components/studio/shapes'
import { counted } from '~/lib/counts'
import '~/css/night.css'

/** Items sold by quarter of an hour, with the busiest one named. Nothing before the first sale. */
export function QuarterBars({ evening }: { evening: LiveGig['evening'] }) {
  if (!evening) return null
  const { quarters, until } = evening
  const most = Math.max(...quarters.map(({ units }) => units))
  const busiest = quarters.findIndex(({ units }) => units === most)
  const { time } = quarters[busiest]!
  return (
    <figure className="quarter-bars">
      <div aria-hidden>
        {quarters.map(({ units }, index) => (
          <i
            key={index}
            data-busiest={index === busiest || undefined}
            style={{ '--share': units / most } as CSSProperties}
          />
        ))}
      </div>
      <figcaption>
        <span>{quarters[0]!.time}</span>
        <b>
          Busiest at {time}: {counted(most, 'item')}
        </b>
        <span>{until}</span>
      </figcaption>
    </figure>
  )
}
