import { ADDENDUM_WORDS, momentAt } from '~/components/studio/shares/settlement_words'
import type { SettledPiece, Settlement } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { formatMoney } from '~/lib/money'

/** Which products earn less than was agreed. */
export function ShortNote({ sheet }: { sheet: Settlement }) {
  if (sheet.short === 0) return null
  return (
    <div className="settlement-note grid gap-1">
      <p className="font-semibold">Short {formatMoney(sheet.short)}</p>
      {sheet.shortPieces.map((piece) => (
        <p key={`${piece.productId} ${piece.price} ${piece.agreed}`} className="wrap-anywhere">
          <UserText>{piece.name}</UserText> at {formatMoney(piece.price)} earns{' '}
          {formatMoney(piece.earnings)} a piece; {formatMoney(piece.agreed)} was agreed.{' '}
          {formatMoney(piece.short)} is short on{' '}
          {piece.units === 1 ? 'the one sold' : `the ${piece.units} sold`}.
        </p>
      ))}
      <p>What is short is between you and each party.</p>
    </div>
  )
}

/** Who gets what of the price of one piece. */
export function PieceSplit({ piece, bandName }: { piece: SettledPiece | null; bandName: string }) {
  if (piece === null) return null
  const parts = [
    { id: 'making', name: 'Making', amount: piece.making },
    { id: 'platform', name: 'Gigstall', amount: piece.platform },
    ...piece.parties.map(({ id, name, payable }) => ({ id, name, amount: payable })),
    { id: 'own', name: bandName, amount: piece.own },
  ]
  return (
    <section aria-labelledby="piece" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id="piece" className="display-card wrap-anywhere">
          <UserText>{piece.name}</UserText> at {formatMoney(piece.price)}
        </h3>
        <p className="text-ink-soft">{piece.units} sold</p>
      </div>
      <ul className="settlement-piece">
        {parts.map(({ id, name, amount }) => (
          <li key={id}>
            <UserText>{name}</UserText>
            <b className="tabular-nums">{formatMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What came after the sheet was closed, each with its date, and what it comes to with them. */
export function Addenda({ sheet }: { sheet: Settlement }) {
  const { addenda, withAddenda, gig, bandName } = sheet
  if (withAddenda === null) return null
  return (
    <section aria-labelledby="addenda" className="grid gap-3">
      <h3 id="addenda" className="display-card">
        Addenda
      </h3>
      <table>
        <caption className="sr-only">What came after closing</caption>
        <thead>
          <tr>
            <th scope="col">After closing</th>
            <th scope="col">Fans paid</th>
            <th scope="col">Earned</th>
          </tr>
        </thead>
        {addenda.map(({ kind, at, orderNumber, sales, earnings, own, parties }) => (
          <tbody key={`${kind} ${at} ${orderNumber}`}>
            <tr>
              <th scope="row">
                <b>{ADDENDUM_WORDS[kind]}</b>, {momentAt(at, gig)}{' '}
                <span className="text-ink-soft">{orderNumber}</span>
              </th>
              <td>{formatMoney(sales)}</td>
              <td>{formatMoney(earnings)}</td>
            </tr>
            {[...parties, { id: 0, name: bandName, payable: own }].map(({ id, name, payable }) => (
              <tr key={id} data-part>
                <th scope="row">
                  <UserText>{name}</UserText>
                </th>
                <td />
                <td>{formatMoney(payable)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr data-total>
            <th scope="row">With addenda</th>
            <td>{formatMoney(withAddenda.afterRefunds)}</td>
            <td>{formatMoney(withAddenda.earnings)}</td>
          </tr>
          {[...withAddenda.parties, { id: 0, name: bandName, payable: withAddenda.own }].map(
            ({ id, name, payable }) => (
              <tr key={id} data-part>
                <th scope="row">
                  <UserText>{name}</UserText>
                </th>
                <td />
                <td>{formatMoney(payable)}</td>
              </tr>
            )
          )}
        </tbody>
      </table>
    </section>
  )
}
