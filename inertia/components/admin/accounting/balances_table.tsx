import type { BooksShape } from '#accounting/transformers/books_transformer'
import { accountWords } from '~/components/admin/accounting/account_words'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatMoney } from '~/lib/money'

/** What each account stood at before and after a month, and what was posted to it. */
export function BalancesTable({ books: { balances, total } }: { books: BooksShape }) {
  return (
    <div className="admin-scroll">
      <Table caption="Balances by account" className="admin-table">
        <THead>
          <Th>Account</Th>
          <Th numeric>Opening</Th>
          <Th numeric>Debits</Th>
          <Th numeric>Credits</Th>
          <Th numeric>Closing</Th>
        </THead>
        <TBody>
          {balances.map(({ account, opening, debits, credits, closing }) => (
            <Tr key={account}>
              <Td data-title>{accountWords[account]}</Td>
              <Td label="Opening" numeric>
                {formatMoney(opening)}
              </Td>
              <Td label="Debits" numeric>
                {formatMoney(debits)}
              </Td>
              <Td label="Credits" numeric>
                {formatMoney(credits)}
              </Td>
              <Td label="Closing" numeric>
                <span className="font-semibold">{formatMoney(closing)}</span>
              </Td>
            </Tr>
          ))}
          <Tr>
            <Td data-title>
              <strong>Total</strong>
            </Td>
            <Td numeric className="max-sm:hidden" />
            <Td label="Debits" numeric>
              <strong>{formatMoney(total.debits)}</strong>
            </Td>
            <Td label="Credits" numeric>
              <strong>{formatMoney(total.credits)}</strong>
            </Td>
            <Td numeric className="max-sm:hidden" />
          </Tr>
        </TBody>
      </Table>
    </div>
  )
}
