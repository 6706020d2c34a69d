import { AttendanceDialog } from '~/components/studio/shares/attendance_dialog'
import type { Gig, Settlement } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { formatMoney } from '~/lib/money'

type SettlementTicketProps = { sheet: Settlement; gig: Gig; mayChange: boolean }

/** How many came and bought; below it what was earned, who gets it, and what the artist keeps. */
export function SettlementTicket({ sheet, gig, mayChange }: SettlementTicketProps) {
  const { attendance, perHead, conversion, paidOrders, visitors } = sheet
  return (
    <Ticket>
      <TicketBody>
        <dl className="settlement-tiles">
          <div>
            <dt className="font-semibold">people</dt>
            <dd className="display">{attendance?.toLocaleString('en-GB') ?? '–'}</dd>
            {mayChange && (
              <dd>
                <AttendanceDialog
                  gig={gig}
                  trigger={
                    <button type="button" className="link">
                      {attendance === null ? 'Add' : 'Change'}
                      <span className="sr-only"> how many people came</span>
                    </button>
                  }
                />
              </dd>
            )}
          </div>
          <div>
            <dt className="font-semibold">per head</dt>
            <dd className="display">{perHead === null ? '–' : formatMoney(perHead)}</dd>
            <dd className="text-sm text-ink-soft">gross ÷ people</dd>
          </div>
          <div>
            <dt className="font-semibold">bought</dt>
            <dd className="display">{conversion === null ? '–' : `${Math.round(conversion)}%`}</dd>
            <dd className="text-sm text-ink-soft">
              {paidOrders} of {visitors}
            </dd>
          </div>
        </dl>
      </TicketBody>
      <TicketStub>
        <Keeps sheet={sheet} />
      </TicketStub>
    </Ticket>
  )
}

function Keeps({ sheet }: { sheet: Settlement }) {
  const { bandName, earnings, own, parties } = sheet
  return (
    <dl>
      <div className="settlement-keeps">
        <dt>
          Earned <span className="text-ink-soft">after refunds</span>
        </dt>
        <dd>{formatMoney(earnings)}</dd>
      </div>
      {parties.map(({ id, name, total }) => (
        <div key={id} className="settlement-keeps">
          <dt>
            <UserText>{name}</UserText>
          </dt>
          <dd>{formatMoney(-total.payable)}</dd>
        </div>
      ))}
      <div className="settlement-keeps" data-total>
        <dt>
          <UserText>{bandName}</UserText> keeps
        </dt>
        <dd className="price text-4xl">{formatMoney(own)}</dd>
      </div>
    </dl>
  )
}
