import { Link } from '@adonisjs/inertia/react'
import type { CSSProperties } from 'react'
import type { HeatTable } from '~/components/studio/shapes'
import { useMoreBehind } from '~/hooks/use_more_behind'
import '~/css/figures.css'

type WhatSellsWhereProps = { heat: HeatTable; hrefOf: (gigId: number) => string }

/**
 * Product × gig in units: the more, the hotter. Online sells for weeks, a gig for a night: it stands beside them without
 * heat. The figure stands in every cell, so the colour says nothing alone.
 */
export function WhatSellsWhere({ heat, hrefOf }: WhatSellsWhereProps) {
  const most = Math.max(1, ...heat.rows.flatMap(({ units }) => units))
  const { isWide, scroller } = useMoreBehind()
  const heatOf = (sold: number) => ({ '--heat': `${Math.round((sold / most) * 100)}%` })
  return (
    <section aria-labelledby="heat" className="grid gap-3">
      <h2 id="heat" className="display-card">
        What sells where
      </h2>
      {isWide && <p className="-mt-2 text-sm text-ink-soft">Swipe sideways for more gigs.</p>}
      <div className="figures-scroll" {...scroller}>
        <table className="heat" style={{ '--columns': heat.gigs.length + 1 } as CSSProperties}>
          <caption className="sr-only">Units sold by product and gig</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Product</span>
              </th>
              {heat.gigs.map((gig) => (
                <th key={gig.id} scope="col">
                  <Link href={hrefOf(gig.id)}>
                    {gig.city}
                    <span className="block">{gig.day}</span>
                  </Link>
                </th>
              ))}
              <th scope="col">Online</th>
            </tr>
          </thead>
          <tbody>
            {heat.rows.map(({ productId, name, units, online }) => (
              <tr key={productId}>
                <th scope="row">{name}</th>
                {units.map((sold, column) => (
                  <td
                    key={heat.gigs[column]!.id}
                    style={heatOf(sold) as CSSProperties}
                    data-none={sold === 0 || undefined}
                  >
                    {sold}
                  </td>
                ))}
                <td data-online>{online}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
