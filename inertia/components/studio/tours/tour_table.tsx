import { Link } from '@adonisjs/inertia/react'
import { router, usePage } from '@inertiajs/react'
import { SortHeading } from '~/components/admin/table/sort_heading'
import { withQuery } from '~/components/catalog/address'
import { AttendanceDialog } from '~/components/studio/shares/attendance_dialog'
import type { TourGig, TourReported } from '~/components/studio/shapes'
import { COLUMNS, sizeWords } from '~/components/studio/tours/tour_words'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { SelectField } from '~/components/ui/field'
import { Table, TBody, Td, THead, Tr } from '~/components/ui/table'
import { useOverflowHint } from '~/hooks/use_overflow_hint'
import { cn } from '~/lib/classes'
import { formatCount, formatPercent } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import '~/css/figures.css'

type Marks = TourReported['marks']
type TourTableProps = Pick<TourReported, 'totals' | 'marks'> & {
  gigs: TourGig[]
  sort: string
  mayChange: boolean
}

/** Marks a figure in words as the best or lowest of the tour. */
function Mark({ of, gig }: { of: Marks[keyof Marks]; gig: TourGig }) {
  if (of?.best === gig.id) return <Badge variant="good">Best</Badge>
  return of?.worst === gig.id && <Badge>Lowest</Badge>
}

type FigureProps = { gig: TourGig; value: string | null; mark: Marks[keyof Marks] }

const Figure = ({ gig, value, mark }: FigureProps) => (
  <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
    <Mark of={mark} gig={gig} />
    {value ?? '–'}
  </span>
)

function People({ gig, mayChange }: { gig: TourGig; mayChange: boolean }) {
  const { attendance, isClosed, isCancelled, isComing, name, date } = gig
  const shown = attendance === null ? '–' : formatCount(attendance)
  if (!mayChange || isClosed || isCancelled || isComing) return shown
  return (
    <AttendanceDialog
      gig={gig}
      trigger={
        <button type="button" className="link min-w-11 justify-end">
          {attendance === null ? 'Add' : shown}
          <span className="sr-only">
            {attendance === null ? ' attendance of ' : ' people, change attendance of '}
            <UserText>{name}</UserText>, {date}
          </span>
        </button>
      }
    />
  )
}

/** The order of the cards on a phone, where the headings are hidden. */
function SortChoice({ sort }: { sort: string }) {
  const { url } = usePage()
  const options = COLUMNS.flatMap(({ name, label }) => [
    { value: name, label: `${label}, lowest first` },
    { value: `-${name}`, label: `${label}, highest first` },
  ])
  return (
    <SelectField
      label="Sort by"
      name="sort"
      className="sm:hidden"
      options={options}
      value={sort}
      onChange={({ target }) =>
        router.visit(withQuery(url, { sort: target.value }), {
          preserveScroll: true,
          preserveState: true,
        })
      }
    />
  )
}

function GigRow({
  gig,
  marks,
  mayChange,
}: Pick<TourTableProps, 'marks' | 'mayChange'> & { gig: TourGig }) {
  const href = `${useDashboardAddress()('gigs')}&gig=${gig.id}`
  const { isComing, isCancelled, best } = gig
  // On a phone an upcoming gig is a card without empty lines.
  const figure = isComing ? 'max-sm:hidden' : ''
  return (
    <Tr>
      <Td label="Date">
        <span className="grid justify-items-end sm:justify-items-start">
          <Link href={href} className="link whitespace-nowrap">
            {gig.date}
            <span className="sr-only">
              , <UserText>{gig.name}</UserText>
            </span>
          </Link>
          {isCancelled && <Badge variant="warn">Cancelled</Badge>}
          {!isCancelled && gig.daysAhead === 0 && <Badge>Today</Badge>}
          {!isCancelled && isComing && gig.daysAhead > 0 && <Badge>Coming up</Badge>}
        </span>
      </Td>
      <Td label="Venue" className="min-w-28 wrap-anywhere">
        <UserText>{gig.venue ?? '–'}</UserText>
      </Td>
      <Td label="City" className="min-w-32 wrap-anywhere">
        <UserText>{gig.city ?? '–'}</UserText>
      </Td>
      <Td label="People" numeric className={figure}>
        <People gig={gig} mayChange={mayChange} />
      </Td>
      <Td label="Sales" numeric className={figure}>
        <Figure gig={gig} value={isComing ? null : formatMoney(gig.revenue)} mark={marks.revenue} />
      </Td>
      <Td label="Per head" numeric className={figure}>
        <Figure
          gig={gig}
          value={gig.perHead === null ? null : formatMoney(gig.perHead)}
          mark={marks.perHead}
        />
      </Td>
      <Td label="Conversion" numeric className={figure}>
        <Figure
          gig={gig}
          value={gig.conversion === null ? null : formatPercent(gig.conversion)}
          mark={marks.conversion}
        />
      </Td>
      <Td label="First hour" numeric className={figure}>
        {isComing ? '–' : formatMoney(gig.firstHour)}
      </Td>
      <Td label="Best seller" className={cn('min-w-32 wrap-anywhere', figure)}>
        {best ? (
          <span>
            <UserText>{best.name}</UserText> × {best.units}
          </span>
        ) : (
          '–'
        )}
      </Td>
      <Td label="Sizes" className={cn('min-w-24', figure)}>
        {sizeWords(gig.sizes) || '–'}
      </Td>
      <Td label="Settlement" className={figure}>
        {isComing ? (
          '–'
        ) : (
          <Link href={`${href}&settlement=1`} className="link">
            {gig.isClosed ? 'Closed' : 'Open'}
            <span className="sr-only">
              {' '}
              settlement sheet of <UserText>{gig.name}</UserText>, {gig.date}
            </span>
          </Link>
        )}
      </Td>
    </Tr>
  )
}

function Totals({ totals, count }: { totals: TourReported['totals']; count: number }) {
  const { best } = totals
  return (
    <Tr className="font-semibold">
      <Td label="All gigs">
        <span className="max-sm:hidden">All gigs</span>
        <span className="sm:hidden">{formatCount(count)}</span>
      </Td>
      <Td className="max-sm:hidden" />
      <Td className="max-sm:hidden" />
      <Td label="People" numeric>
        {totals.attendance === null ? '–' : formatCount(totals.attendance)}
      </Td>
      <Td label="Sales" numeric>
        {formatMoney(totals.revenue)}
      </Td>
      <Td label="Per head" numeric>
        {totals.perHead === null ? '–' : formatMoney(totals.perHead)}
      </Td>
      <Td label="Conversion" numeric>
        {totals.conversion === null ? '–' : formatPercent(totals.conversion)}
      </Td>
      <Td label="First hour" numeric>
        {formatMoney(totals.firstHour)}
      </Td>
      <Td label="Best seller" className="wrap-anywhere">
        {best ? (
          <span>
            <UserText>{best.name}</UserText> × {best.units}
          </span>
        ) : (
          '–'
        )}
      </Td>
      <Td label="Sizes">{sizeWords(totals.sizes) || '–'}</Td>
      <Td label="Settlement">{totals.closedGigs} closed</Td>
    </Tr>
  )
}

/** The table of the gigs of a tour; on a phone each gig is a card. */
export function TourTable({ gigs, totals, marks, sort, mayChange }: TourTableProps) {
  const { isWide, scroller } = useOverflowHint()
  return (
    <section aria-labelledby="side-by-side" className="grid grid-cols-1 gap-3">
      <h3 id="side-by-side" className="display-card">
        Side by side
      </h3>
      <p className="-mt-1 max-w-[75ch] text-sm text-ink-soft">
        Sales are what fans paid through each gig’s codes, less refunds; the first hour is what they
        paid within an hour of the start. Per head: gross ÷ people, for gigs with an attendance.
        Conversion: checkouts per visitor. Sizes: clothes only.
      </p>
      {isWide && <p className="text-sm text-ink-soft max-sm:hidden">Scroll sideways for more.</p>}
      <SortChoice sort={sort} />
      <div className="figures-scroll" {...scroller}>
        <Table caption="Gigs of this tour" className="[--table-top:0px]">
          <THead>
            {COLUMNS.map((column) => (
              <SortHeading key={column.name} sort={sort} {...column} />
            ))}
          </THead>
          <TBody>
            {gigs.map((gig) => (
              <GigRow key={gig.id} gig={gig} marks={marks} mayChange={mayChange} />
            ))}
            <Totals totals={totals} count={gigs.length} />
          </TBody>
        </Table>
      </div>
    </section>
  )
}
