import type { CSSProperties } from 'react'
import { GoodsPicture } from '~/components/studio/live/goods_picture'
import type { LiveGig } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'

/** Fewer rows are as high as this many would be, so that they do not grow out of proportion. */
const FEWEST_ROWS = 3

/** On large screens the rows share the height of their list. */
const rowsOf = (list: unknown[]) =>
  ({ '--rows': Math.max(FEWEST_ROWS, list.length) }) as CSSProperties

/** The latest sales, the newest first, or what will be here. A new sale is read out, politely. */
export function JustSold({ live }: { live: LiveGig }) {
  return (
    <section aria-labelledby="just-sold" className="live-latest">
      <h2 id="just-sold" className="display">
        {live.gig.when === 'past' ? 'Last sold' : 'Just sold'}
      </h2>
      {live.latest.length === 0 && <p>{noSales(live)}</p>}
      <ul aria-live="polite" style={rowsOf(live.latest)}>
        {live.latest.map(({ id, name, variant, units, time }) => (
          <li key={id}>
            <UserText as="b">
              {name}
              {units > 1 && ` × ${units}`}
            </UserText>
            <small>{[time, variant].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Products by items sold, with a picture each, and a bar on large screens. Not shown before the first sale. */
export function BestSellers({ live }: { live: LiveGig }) {
  if (live.best.length === 0) return null
  const most = Math.max(...live.best.map(({ units }) => units))
  return (
    <section aria-labelledby="best-tonight" className="live-best">
      <h2 id="best-tonight" className="display">
        Best sellers
      </h2>
      <ol style={rowsOf(live.best)}>
        {live.best.map(({ productId, name, imageUrl, units }) => (
          <li key={productId}>
            <GoodsPicture src={imageUrl} />
            <UserText as="b">{name}</UserText>
            <i aria-hidden style={{ '--share': units / most } as CSSProperties} />
            <span className="tabular-nums">{units}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const noSales = ({ gig }: LiveGig) =>
  gig.when === 'past'
    ? 'Nothing was sold at this gig.'
    : 'Sales and best sellers will show here as they come in.'
