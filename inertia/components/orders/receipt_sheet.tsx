import type { ReactNode } from 'react'
import type { Receipt } from '#commerce/receipts/transformers/receipt_transformer'
import { UserText } from '~/components/text/user_text'
import { buttonClass } from '~/components/ui/button'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

type Line = Receipt['lines'][number]

function Item({ line: { name, bandName, choice, orderNumber } }: { line: Line }) {
  return (
    <span className="grid wrap-anywhere">
      <UserText>{name}</UserText>
      <span className="text-sm text-ink-soft">
        <UserText>{[bandName, ...choice].join(' · ')}</UserText> · {orderNumber}
      </span>
    </span>
  )
}

/** Rate, net and tax are left out where no tax was charged. */
function AmountCells({ receipt, amounts }: { receipt: Receipt; amounts: Receipt['total'] }) {
  const { isTaxed, taxLabel, currency } = receipt
  return (
    <>
      {isTaxed && (
        <>
          <Td label="Rate" numeric>
            {amounts.rate}
          </Td>
          <Td label="Net" numeric>
            {formatMoney(amounts.net, currency)}
          </Td>
          <Td label={taxLabel} numeric>
            {formatMoney(amounts.tax, currency)}
          </Td>
        </>
      )}
      <Td label="Total" numeric>
        {formatMoney(amounts.gross, currency)}
      </Td>
    </>
  )
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { title, number, isCreditNote, isTaxed, taxLabel, lines, shipping, currency } = receipt
  const unitPrice = isTaxed ? `Unit price incl. ${taxLabel}` : 'Unit price'
  return (
    <Table caption={`${title} ${number}`}>
      <THead>
        <Th>{isCreditNote ? 'Refund of' : 'Item'}</Th>
        {!isCreditNote && <Th numeric>Quantity</Th>}
        {!isCreditNote && <Th numeric>{unitPrice}</Th>}
        {isTaxed && <Th numeric>Rate</Th>}
        {isTaxed && <Th numeric>Net</Th>}
        {isTaxed && <Th numeric>{taxLabel}</Th>}
        <Th numeric>Total</Th>
      </THead>
      <TBody>
        {lines.map((line) => (
          <Tr key={line.orderNumber}>
            <Td data-title>
              <Item line={line} />
            </Td>
            {!isCreditNote && (
              <>
                <Td label="Quantity" numeric>
                  {line.quantity}
                </Td>
                <Td label={unitPrice} numeric>
                  {formatMoney(line.unitPrice!, currency)}
                </Td>
              </>
            )}
            <AmountCells receipt={receipt} amounts={line} />
          </Tr>
        ))}
        {shipping && (
          <Tr>
            <Td data-title>Shipping</Td>
            {!isCreditNote && (
              <>
                <Td className="max-sm:hidden" />
                <Td className="max-sm:hidden" />
              </>
            )}
            <AmountCells receipt={receipt} amounts={shipping} />
          </Tr>
        )}
      </TBody>
    </Table>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="text-right whitespace-nowrap">{children}</dd>
    </div>
  )
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 tag">{title}</h3>
      <p className="wrap-anywhere">
        {lines.map((line, index) => (
          <span key={index} className="block">
            <UserText>{line}</UserText>
          </span>
        ))}
      </p>
    </div>
  )
}

function sellerLines({ name, address, companyNumber, vatNumber }: Receipt['seller']): string[] {
  return [
    name,
    address,
    companyNumber && `Company number ${companyNumber}`,
    vatNumber && `VAT number ${vatNumber}`,
  ].flatMap((part) => part || [])
}

/** A receipt or credit note with all that a VAT invoice has, as it was issued, and its PDF at `pdf`. */
export function ReceiptSheet({ receipt, pdf }: { receipt: Receipt; pdf: string }) {
  const { title, number, words, isTaxed, taxLabel, notes, total, buyer, currency } = receipt
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <section aria-labelledby={number}>
      <Ticket>
        <TicketBody className="grid gap-5 p-4 sm:p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="grid gap-1">
              <h2 id={number} className="display-card">
                {title} <span className="inline-block">{number}</span>
              </h2>
              <p className="text-ink-soft">
                Issued {formatDate(receipt.issuedAt)}. {words.suppliedAt}{' '}
                {formatDate(receipt.suppliedAt)}.
              </p>
              {notes.map((note) => (
                <p key={note} className="font-semibold">
                  {note}
                </p>
              ))}
            </div>
            <a
              href={pdf}
              download
              className={buttonClass({ size: 'slim' })}
              aria-label={`Download PDF of ${title} ${number}`}
            >
              Download PDF
            </a>
          </div>
          <Lines receipt={receipt} />
          <dl className="grid gap-1.5 sm:ml-auto sm:w-72">
            {isTaxed && <Fact label="Net">{money(total.net)}</Fact>}
            {isTaxed && <Fact label={taxLabel}>{money(total.tax)}</Fact>}
            <div className="flex items-baseline justify-between gap-4 font-bold">
              <dt>{words.total}</dt>
              <dd className="price text-4xl">{money(total.gross)}</dd>
            </div>
          </dl>
        </TicketBody>
        <TicketStub className="gap-5 px-4 py-5 sm:grid-cols-2 sm:px-5">
          <Party title="Sold by" lines={sellerLines(receipt.seller)} />
          <Party
            title="Sold to"
            lines={buyer.length > 0 ? buyer : ['The buyer’s details were deleted.']}
          />
        </TicketStub>
      </Ticket>
    </section>
  )
}
