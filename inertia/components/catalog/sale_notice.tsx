import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { UserText } from '~/components/text/user_text'
import type { Sale } from '~/hooks/use_sale'
import { countdownParts, countdownWords, saleMoment, saleWindow } from '~/lib/sale_words'
import type { Product } from '~/lib/shapes'
import type { SaleTerms } from '#catalog/availability/sale_terms'

/** Counts down to the beginning of a sale, by the server’s clock. */
function Countdown({ seconds }: { seconds: number }) {
  return (
    <div role="timer" aria-label={`On sale in ${countdownWords(seconds)}`} className="flex gap-2">
      {countdownParts(seconds).map(({ value, unit }) => (
        <div key={unit} aria-hidden className="grid flex-1 justify-items-center">
          <span className="price text-4xl leading-none tabular-nums">{value}</span>
          <span className="text-sm text-ink-soft">{unit}</span>
        </div>
      ))}
    </div>
  )
}

/** The gigs where a code has to be scanned, as the server lists them. */
function Gigs({ sale }: Pick<Sale, 'sale'>) {
  const places = sale?.gigs.map(({ name, venue, city }) => [venue ?? name, city].filter(Boolean))
  if (!places || places.length === 0) return 'the gig'
  return (
    <UserText as="span" className="font-semibold">
      {places.map((place) => place.join(', ')).join('; ')}
    </UserText>
  )
}

/** When the sale begins or ends, in words; null where the state says enough. */
function Moment({ terms, state }: { terms: SaleTerms; state: Sale['state'] }) {
  const { startsAt, endsAt, timeZone } = terms
  if (state === 'soon' && startsAt) return `On sale ${saleMoment(startsAt, timeZone)}`
  if (state === 'over' && endsAt) return `Ended ${saleMoment(endsAt, timeZone)}`
  if (state === null && terms.kind === 'window') return saleWindow(terms)
  return endsAt && terms.kind === 'window' ? `Until ${saleMoment(endsAt, timeZone)}` : null
}

function Pieces({ limit, left }: { limit: number; left: number }) {
  return (
    <p>
      <strong className="tabular-nums">{left}</strong> of {limit} left. Two each at most.
    </p>
  )
}

function words({ state, sale }: Sale, terms: SaleTerms): ReactNode {
  if (state === 'gone')
    return 'All taken for now. Pieces that aren’t paid for within ten minutes go back on sale, so check again soon.'
  if (state === 'over' || terms.kind !== 'gig') return null
  const where = <Gigs sale={sale} />
  if (state === 'on') return <>Only for people at {where}. You’ve scanned the code, so you’re in.</>
  return <>Only for people at {where}. Scan the QR code there to buy.</>
}

/** When and to whom a product is sold, with a countdown to an upcoming drop and the pieces left. */
export function SaleNotice({ product, sale }: { product: Product; sale: Sale }) {
  const { availability: terms, artist } = product
  if (terms === null) return null
  const left = sale.sale?.piecesLeft ?? terms.piecesLeft
  const moment = Moment({ terms, state: sale.state })
  return (
    <section
      aria-label="When it is sold"
      className="grid gap-3 rounded-sm border-[1.5px] border-line p-4"
    >
      {moment && <p className="font-bold">{moment}</p>}
      {sale.secondsToStart !== null && <Countdown seconds={sale.secondsToStart} />}
      <p className="empty:hidden">{words(sale, terms)}</p>
      {terms.limit !== null && left !== null && left > 0 && sale.state !== 'over' && (
        <Pieces limit={terms.limit} left={left} />
      )}
      {(sale.state === 'over' || sale.state === 'gone') && (
        <Link href={`/store/${artist.id}`} className="link">
          See what else is on the stall
        </Link>
      )}
    </section>
  )
}
