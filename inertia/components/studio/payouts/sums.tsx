import { Ticket, TicketBody } from '~/components/ui/ticket'
import { formatMoney } from '~/lib/money'

export type Sum = { label: string; amount: number; isTotal?: boolean }

/** Amounts that add up, on a ticket. */
export function Sums({ sums }: { sums: Sum[] }) {
  return (
    <Ticket className="self-start">
      <TicketBody className="px-4 py-5 sm:px-5">
        <dl className="grid gap-2">
          {sums.map(({ label, amount, isTotal }) => (
            <div
              key={label}
              className={
                isTotal
                  ? 'mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold'
                  : 'flex items-baseline justify-between gap-4'
              }
            >
              <dt>{label}</dt>
              <dd className={isTotal ? 'price text-4xl' : 'whitespace-nowrap tabular-nums'}>
                {formatMoney(amount)}
              </dd>
            </div>
          ))}
        </dl>
      </TicketBody>
    </Ticket>
  )
}
