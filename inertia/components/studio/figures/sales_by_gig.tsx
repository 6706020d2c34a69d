import { Link } from '@adonisjs/inertia/react'
import type { CSSProperties } from 'react'
import type { HeatTable } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { useOverflowHint } from '~/hooks/use_overflow_hint'
import '~/css/figures.css'

type SalesByGigProps = { heat: HeatTable; hrefOf: (gigId: number) => string }

/**
 * Product × gig in units since the first sale: the more, the hotter. What sold elsewhere and the totals stand beside them
 * without heat, so that every row adds up. The figure stands in every cell, so the colour says nothing alone.
 */
export function SalesByGig({ heat, hrefOf }: SalesByGigProps) {
  const most = Math.max(1, ...heat.rows.flatMap(({ units }) => units))
  const withOthers = heat.rows.some(({ otherGigs }) => otherGigs > 0)
  const { isWide, scroller } = useOverflowHint()
  const heatOf = (sold: number) => ({ '--heat': `${Math.round((sold / most) * 100)}%` })
  return (
    <section aria-labelledby="heat" className="grid gap-3">
      <h2 id="heat" className="display-card">
        What sells where
      </h2>
      <p className="-mt-2 max-w-[70ch] text-sm text-ink-soft">
        Pieces sold since your first sale{heat.since && ` on ${heat.since}`}, not counting refunded
        orders. Elsewhere means online, your store’s own code, and gig codes outside their gig’s
        hours.
      </p>
      {isWide && (
        <p className="-mt-2 text-sm text-ink-soft">
          {heat.gigs.length > 1
            ? 'Swipe sideways for more gigs.'
            : 'Swipe sideways for the totals.'}
        </p>
      )}
      <div className="figures-scroll" {...scroller}>
        <table
          className="heat"
          style={{ '--columns': heat.gigs.length + (withOthers ? 3 : 2) } as CSSProperties}
        >
          <caption className="sr-only">Units sold by product and gig</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Product</span>
              </th>
              {heat.gigs.map((gig) => (
                <th key={gig.id} scope="col">
                  <Link href={hrefOf(gig.id)}>
                    <UserText>{gig.city}</UserText>
                    <span className="block">{gig.day}</span>
                  </Link>
                </th>
              ))}
              {withOthers && <th scope="col">Other gigs</th>}
              <th scope="col">Elsewhere</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {heat.rows.map(({ productId, name, units, otherGigs, elsewhere, total }) => (
              <tr key={productId ?? 'rest'}>
                <th scope="row">
                  <UserText>{name}</UserText>
                </th>
                {units.map((sold, column) => (
                  <td
                    key={heat.gigs[column]!.id}
                    style={heatOf(sold) as CSSProperties}
                    data-none={sold === 0 || undefined}
                  >
                    {sold}
                  </td>
                ))}
                {withOthers && <td data-elsewhere>{otherGigs}</td>}
                <td data-elsewhere>{elsewhere}</td>
                <td data-elsewhere>
                  <b>{total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
