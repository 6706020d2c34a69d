import { Link } from '@adonisjs/inertia/react'
import type { GigListed } from '~/components/studio/shapes'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'

const count = new Intl.NumberFormat('en-GB')

type GigsTableProps = { gigs: GigListed[]; hrefOf: (gigId: number) => string }

/** Every gig with what it brought, newest first, and what sold most there. */
export function GigsTable({ gigs, hrefOf }: GigsTableProps) {
  return (
    <section aria-labelledby="gigs" className="grid gap-3">
      <h2 id="gigs" className="display-card">
        Your gigs
      </h2>
      <Table caption="Your gigs">
        <THead>
          <Th>Gig</Th>
          <Th>Best seller</Th>
          <Th numeric>Scans</Th>
          <Th numeric>Visitors</Th>
          <Th numeric>Orders</Th>
          <Th numeric>Conversion</Th>
          <Th numeric>Revenue</Th>
          <Th numeric>Your profit</Th>
        </THead>
        <TBody>
          {gigs.map((gig) => (
            <Tr key={gig.id}>
              <Td label="Gig">
                <Link href={hrefOf(gig.id)} className="block min-h-11 underline underline-offset-4">
                  <b>{gig.name}</b>
                  <span className="block text-sm text-ink-soft">
                    {[gig.date, gig.place].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              </Td>
              <Td label="Best seller">
                {gig.best
                  ? `${gig.best.name} × ${gig.best.units}`
                  : gig.isComing
                    ? 'Coming up'
                    : '–'}
              </Td>
              <Td label="Scans" numeric>
                {count.format(gig.scans)}
              </Td>
              <Td label="Visitors" numeric>
                {count.format(gig.visitors)}
              </Td>
              <Td label="Orders" numeric>
                {count.format(gig.orders)}
              </Td>
              <Td label="Conversion" numeric>
                {gig.conversion === null ? '–' : `${gig.conversion}%`}
              </Td>
              <Td label="Revenue" numeric>
                {formatMoney(gig.revenue)}
              </Td>
              <Td label="Your profit" numeric>
                {formatMoney(gig.artistProfit)}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </section>
  )
}
