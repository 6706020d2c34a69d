import type { LiveGig } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'

/** What was just sold, and what sells most. A new sale is read out, politely. */
export function LiveLists({ live }: { live: LiveGig }) {
  return (
    <div className="live-lists">
      <section aria-labelledby="just-sold">
        <h2 id="just-sold" className="display text-[clamp(1.625rem,2.6vw,3rem)]">
          Just sold
        </h2>
        {live.latest.length === 0 && <p>The first one is the hardest. Show the code!</p>}
        <ul aria-live="polite">
          {live.latest.map(({ id, name, variant, units, time }) => (
            <li key={id}>
              <b>
                <UserText>{name}</UserText>
                {units > 1 && ` × ${units}`}
              </b>
              <small>
                {time} · {variant}
              </small>
            </li>
          ))}
        </ul>
      </section>
      {live.best.length > 0 && (
        <section aria-labelledby="best-tonight">
          <h2 id="best-tonight" className="display text-[clamp(1.625rem,2.6vw,3rem)]">
            Best sellers
          </h2>
          <ol>
            {live.best.map(({ productId, name, units }) => (
              <li key={productId}>
                <b>
                  <UserText>{name}</UserText>
                </b>
                <span>{units}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
