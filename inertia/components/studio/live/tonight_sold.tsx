import { Link } from '@adonisjs/inertia/react'
import { GoodsPicture } from '~/components/studio/live/goods_picture'
import type { LiveGig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { formatMoney } from '~/lib/money'

const MOST = 3

/** The latest sales, the newest first, with what was paid for each. Nothing before the first one. */
export function TonightSold({ live, hidesSales }: { live: LiveGig; hidesSales: boolean | null }) {
  const orders = useDashboardAddress()('orders')
  if (live.latest.length === 0) return null
  const isFirst = live.buyers === 1
  const heading = `tonight-sold-${live.gig.id}`
  return (
    <section aria-labelledby={heading} className="tonight-sold">
      <div>
        <h3 id={heading} className="display">
          Just sold
        </h3>
        <Link href={orders} className="link">
          All orders
        </Link>
      </div>
      <ul>
        {live.latest.slice(0, MOST).map(({ id, time, name, imageUrl, variant, units, amount }) => (
          <li key={id}>
            <span className="tabular-nums">{time}</span>
            <GoodsPicture src={imageUrl} />
            <p>
              <UserText as="b">
                {name}
                {units > 1 && ` × ${units}`}
              </UserText>
              {(variant || isFirst) && (
                <small>
                  {[variant, isFirst && 'first sale tonight'].filter(Boolean).join(' · ')}
                </small>
              )}
            </p>
            {!hidesSales && (
              <b className="tabular-nums" data-unseen={hidesSales === null || undefined}>
                {formatMoney(amount)}
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
