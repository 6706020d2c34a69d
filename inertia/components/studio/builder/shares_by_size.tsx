import { useState } from 'react'
import { UserText } from '~/components/text/user_text'
import { SelectField } from '~/components/ui/field'
import { cn } from '~/lib/classes'
import { formatMoney } from '~/lib/money'
import { breakdownOf, earningsAtGig, typedAmount } from '~/lib/pricing'
import { saleMoment } from '~/lib/sale_words'
import type { BuilderGigShares } from '#catalog/builder/queries/builder_page_query'
import { add, pence, subtract, toNumber, type Pence } from '#shared/money'

type GigOfShares = BuilderGigShares['gigs'][number]
type Category = BuilderGigShares['categories']['tshirt']

export type SharesBySizeProps = {
  costs: readonly { size: string; cost: number }[]
  /** Cost of the dearest size. */
  base: number
  /** The artist's share of the profit, in percent. */
  share: number
  price: string
  /** Coming gigs at which shares are agreed. */
  gigs: BuilderGigShares['gigs']
  /** The category of goods of the product, by which shares differ. */
  category: Category
}

const pounds = (value: Pence | null) => (value === null ? '–' : formatMoney(toNumber(value)))

const nameOf = ({ name, venue, city, startsAt, timeZone }: GigOfShares) =>
  `${[name, venue, city].filter(Boolean).join(', ')} · ${saleMoment(startsAt, timeZone)}`

/** The split of one piece at a gig; null without a gig, or where the price earns nothing. */
function splitAt(gig: GigOfShares | undefined, category: Category, sale: Sale | null) {
  if (!gig || !sale) return null
  const terms = gig.shares.map((share) => ({ base: share.base, percent: share[category] }))
  const { parties, own } = earningsAtGig(sale, terms)
  return { own, payable: add(pence(0), ...parties.map((party) => party.payable)), parties }
}

type Sale = { gross: Pence; earnings: Pence }

/**
 * What the artist and Gigstall get by size, and at a gig what its parties get. The artist's part follows from the dearest
 * size, so it is the same for each.
 */
export function SharesBySize({ costs, base, share, price, gigs, category }: SharesBySizeProps) {
  const [gigId, setGigId] = useState('')
  const gross = typedAmount(price)
  const earnings = gross === null || gross <= 0 ? null : breakdownOf(gross, base, share).artist
  const gig = gigs.find(({ id }) => String(id) === gigId)
  const sale = gross !== null && earnings !== null && earnings > 0 ? { gross, earnings } : null
  const split = splitAt(gig, category, sale)
  const own = split ? split.own : earnings
  const ours = (cost: number) => {
    const made = typedAmount(String(cost))
    return gross === null || earnings === null || made === null
      ? null
      : subtract(subtract(gross, made), earnings)
  }
  return (
    <>
      {gigs.length > 0 && (
        <SelectField
          label="Sold at"
          name="shownGig"
          options={[
            { value: '', label: 'Online, or a gig without shares' },
            ...gigs.map((each) => ({ value: String(each.id), label: nameOf(each) })),
          ]}
          value={gig ? gigId : ''}
          onChange={({ target }) => setGigId(target.value)}
        />
      )}
      <table className="w-full text-right text-[0.9375rem] tabular-nums">
        <caption className="pb-2 text-left text-sm text-ink-soft">
          {`You get ${share}% of the profit. We count the cost of the dearest size, so you earn the same on each.`}
        </caption>
        <thead className="border-b border-line-strong text-sm">
          <tr>
            <th scope="col" className="py-1 text-left">
              Size
            </th>
            <th scope="col" className="py-1 pl-2">
              Cost
            </th>
            <th scope="col" className={cn('py-1 pl-2', gig && 'max-sm:hidden')}>
              Price
            </th>
            {gig && (
              <th scope="col" className="py-1 pl-2">
                Shares
              </th>
            )}
            <th scope="col" className="py-1 pl-2">
              You
            </th>
            <th scope="col" className="py-1 pl-2">
              Gigstall
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ size, cost }) => (
            <tr key={size} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-semibold">
                {size}
              </th>
              <td className="pl-2">{formatMoney(cost)}</td>
              <td className={cn('pl-2', gig && 'max-sm:hidden')}>{pounds(gross)}</td>
              {gig && <td className="pl-2">{pounds(split && split.payable)}</td>}
              <td className="pl-2 font-bold">{pounds(own)}</td>
              <td className="pl-2">{pounds(ours(cost))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {gig && <Parties gig={gig} split={split} />}
    </>
  )
}

type PartiesProps = { gig: GigOfShares; split: ReturnType<typeof splitAt> }

/** What each party of the gig gets of one piece, and what stays with the artist. */
function Parties({ gig, split }: PartiesProps) {
  const short = split && add(pence(0), ...split.parties.map((party) => party.short))
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">One piece at this gig</h4>
      <dl className="tabular-nums">
        {gig.shares.map(({ id, name, terms }, index) => (
          <div key={id} className="flex justify-between gap-4 border-b border-line py-1">
            <dt className="min-w-0 wrap-anywhere">
              <UserText>{name}</UserText> <span className="text-sm text-ink-soft">{terms}</span>
            </dt>
            <dd>{pounds(split && split.parties[index]!.payable)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-1 font-bold">
          <dt>Left for you</dt>
          <dd>{pounds(split && split.own)}</dd>
        </div>
      </dl>
      {short !== null && short > 0 && (
        <p className="text-sm font-semibold text-warn">
          {`The shares come to ${pounds(short)} more than you earn on a piece. You pay them what you earn.`}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        Before tax. Shares of gross leave out the tax in a price, where there is any.
      </p>
    </div>
  )
}
