import { CATEGORY_NAMES, PARTY_TOTALS } from '~/components/studio/shares/settlement_words'
import type { SettledParty, Settlement } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { formatMoney } from '~/lib/money'
import { productTypeLabel } from '~/lib/product_types'

/** What fans bought, by category, and what they got back. */
export function SoldTable({ sheet }: { sheet: Settlement }) {
  const { categories, units, gross, refunds, unitsLeft, afterRefunds, tax } = sheet
  return (
    <table>
      <caption className="sr-only">What sold</caption>
      <thead>
        <tr>
          <th scope="col">What sold</th>
          <th scope="col">Pieces</th>
          <th scope="col">Fans paid</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((sold) => (
          <tr key={sold.category}>
            <th scope="row">
              {CATEGORY_NAMES[sold.category]}{' '}
              <span className="text-ink-soft">
                {sold.types.map((type) => productTypeLabel(type)).join(', ')}
              </span>
            </th>
            <td>{sold.units}</td>
            <td>{formatMoney(sold.gross)}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">Gross</th>
          <td>{units}</td>
          <td>{formatMoney(gross)}</td>
        </tr>
        {refunds.orders > 0 && (
          <tr>
            <th scope="row">
              Refunds{' '}
              <span className="text-ink-soft">
                {refunds.orders === 1 ? '1 order' : `${refunds.orders} orders`}
              </span>
            </th>
            <td />
            <td>{formatMoney(-refunds.amount)}</td>
          </tr>
        )}
        <tr data-total>
          <th scope="row">After refunds</th>
          <td>{unitsLeft}</td>
          <td>{formatMoney(afterRefunds)}</td>
        </tr>
        <tr>
          <th scope="row">
            Tax in it <span className="text-ink-soft">paid from Gigstall’s part</span>
          </th>
          <td />
          <td>{formatMoney(tax)}</td>
        </tr>
      </tbody>
    </table>
  )
}

type Amounts = SettledParty['total']

function AmountCells({ agreed, payable, short }: Amounts) {
  return (
    <>
      <td>{formatMoney(agreed)}</td>
      <td>{formatMoney(payable)}</td>
      <td data-short={short !== 0 || undefined}>{short === 0 ? '–' : formatMoney(short)}</td>
    </>
  )
}

/** What each party was promised, gets, and falls short of. */
export function SharesTable({ parties }: { parties: SettledParty[] }) {
  if (parties.length === 0) return null
  return (
    <table>
      <caption className="sr-only">Shares</caption>
      <thead>
        <tr>
          <th scope="col">Shares</th>
          <th scope="col">Agreed</th>
          <th scope="col">Payable</th>
          <th scope="col">Short</th>
        </tr>
      </thead>
      {parties.map((party) => (
        <PartyRows key={party.id} party={party} />
      ))}
    </table>
  )
}

function PartyRows({ party }: { party: SettledParty }) {
  const { kind, name, terms, lines, refund, total } = party
  return (
    <tbody>
      <tr data-head>
        <th scope="rowgroup" colSpan={4}>
          <UserText>{name}</UserText> <span className="font-normal text-ink-soft">{terms}</span>
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={line.category} data-part>
          <th scope="row">{CATEGORY_NAMES[line.category]}</th>
          <AmountCells {...line} />
        </tr>
      ))}
      {refund.agreed !== 0 && (
        <tr data-part>
          <th scope="row">Refunds</th>
          <AmountCells {...refund} />
        </tr>
      )}
      <tr data-total data-part>
        <th scope="row">{PARTY_TOTALS[kind]}</th>
        <AmountCells {...total} />
      </tr>
    </tbody>
  )
}

/** The VAT within the commissions of parties with a VAT number. */
export function VatTable({ parties }: { parties: SettledParty[] }) {
  const taxed = parties.flatMap(({ id, name, vat }) => (vat ? { id, name, ...vat } : []))
  if (taxed.length === 0) return null
  return (
    <table>
      <caption className="sr-only">VAT in the commissions</caption>
      <thead>
        <tr>
          <th scope="col">VAT in the commission, 20%</th>
          <th scope="col">VAT</th>
          <th scope="col">Without VAT</th>
        </tr>
      </thead>
      <tbody>
        {taxed.map(({ id, name, number, amount, net }) => (
          <tr key={id}>
            <th scope="row">
              <UserText>{name}</UserText> <span className="text-ink-soft">{number}</span>
            </th>
            <td>{formatMoney(amount)}</td>
            <td>{formatMoney(net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
