import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { DottedLine } from '~/components/studio/gigs/dotted_line'
import type { GigListed } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'
import { counted, formatCount, formatPercent } from '~/lib/counts'

type GigsTableProps = {
  gigs: GigListed[]
  hrefOf: (gigId: number) => string
  action?: ReactNode
}

/** Where the cells stand in a row of three lines; columns that are hidden are shown on the page of the gig. */
const onPhone = {
  gig: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1',
  best: 'sm:min-w-32 max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-sm/snug max-sm:text-ink-soft',
  revenue: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold',
  orders: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:text-sm/snug max-sm:text-ink-soft',
  scans: 'max-sm:col-start-3 max-sm:row-start-3 max-sm:text-sm/snug max-sm:text-ink-soft',
}

/** The cell of a gig that has not begun; on phones the row says so once. */
const Nothing = () => <span className="max-sm:hidden">–</span>

/** Says that a gig is cancelled, today or upcoming; empty for a past one. */
function Coming({ gig: { isComing, daysAhead, isCancelled } }: { gig: GigListed }) {
  if (isCancelled) return <Badge variant="warn">Cancelled</Badge>
  if (daysAhead === 0) return <Badge>Today</Badge>
  return isComing && <Badge>Coming up</Badge>
}

type CountedProps = { count: number; word: string; isComing: boolean }

/** A figure under its heading; on phones, which have no headings, with its label. */
function Counted({ count, word, isComing }: CountedProps) {
  if (isComing) return <Nothing />
  return (
    <>
      <span className="max-sm:hidden">{formatCount(count)}</span>
      <span className="sm:hidden">{counted(count, word)}</span>
    </>
  )
}

/** Gigs with the figures and the best seller of each. */
export function GigsTable({ gigs, hrefOf, action }: GigsTableProps) {
  return (
    <section aria-labelledby="gigs" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="gigs" className="display-card">
          Your gigs
        </h2>
        {action}
      </div>
      <Table caption="Your gigs" data-lines>
        <THead>
          <Th>Gig</Th>
          <Th>Best seller</Th>
          <Th numeric>Scans</Th>
          <Th numeric className="max-lg:hidden">
            Visitors
          </Th>
          <Th numeric>Orders</Th>
          <Th numeric className="max-lg:hidden">
            Conversion
            <span className="block font-normal">checkouts per visitor</span>
          </Th>
          <Th numeric>Sales</Th>
          <Th numeric>Your earnings</Th>
        </THead>
        <TBody>
          {gigs.map((gig) => (
            <Tr key={gig.id} className="relative">
              <Td label="Gig" className={onPhone.gig}>
                {/* Its target is the whole row. */}
                <Link
                  href={hrefOf(gig.id)}
                  className="block min-h-11 wrap-anywhere after:absolute after:inset-0 sm:min-w-40"
                >
                  <b className="underline underline-offset-4">
                    <UserText>{gig.name}</UserText>
                  </b>{' '}
                  <Coming gig={gig} />
                  <span className="block text-sm text-ink-soft">
                    <DottedLine words={[gig.date, gig.place]} whole={[]} />
                  </span>
                </Link>
              </Td>
              <Td label="Best seller" className={onPhone.best}>
                {gig.isComing && <Nothing />}
                {!gig.isComing && !gig.best && '–'}
                {!gig.isComing && gig.best && (
                  <>
                    <UserText>{gig.best.name}</UserText> × {gig.best.units}
                  </>
                )}
              </Td>
              <Td label="Scans" numeric className={onPhone.scans}>
                <Counted count={gig.scans} word="scan" isComing={gig.isComing} />
              </Td>
              <Td label="Visitors" numeric className="max-lg:hidden">
                {gig.isComing ? '–' : formatCount(gig.visitors)}
              </Td>
              <Td label="Orders" numeric className={onPhone.orders}>
                <Counted count={gig.orders} word="order" isComing={gig.isComing} />
              </Td>
              <Td label="Conversion" numeric className="max-lg:hidden">
                {gig.conversion === null ? '–' : formatPercent(gig.conversion)}
              </Td>
              <Td label="Sales" numeric className={onPhone.revenue}>
                {gig.isComing ? <Nothing /> : formatMoney(gig.revenue)}
              </Td>
              <Td label="Your earnings" numeric className="max-sm:hidden">
                {gig.isComing ? '–' : formatMoney(gig.artistProfitLeft)}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </section>
  )
}
