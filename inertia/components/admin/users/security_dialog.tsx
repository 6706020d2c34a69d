import { useEffect, useState } from 'react'
import { type AdminAccount, accountName } from '~/components/admin/users/roles'
import { RemovalDecision } from '~/components/admin/users/removal_decision'
import { eventWords, placeWords } from '~/components/account/security_events'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { FormError } from '~/components/ui/field'
import { callApi, sentenceOf } from '~/lib/api'
import { formatDateTime } from '~/lib/dates'
import type { OpenRemoval, SecurityEvent } from '~/lib/shapes'
import { isolated } from '#shared/isolated'

type AccountSecurity = {
  hasSecondFactor: boolean
  removal: OpenRemoval | null
  holdsPayouts: boolean
  events: SecurityEvent[]
}

/** The security of an account: null until it is read. */
function useAccountSecurity(id: number) {
  const [security, setSecurity] = useState<AccountSecurity | null>(null)
  const [error, setError] = useState<string>()
  const [reads, setReads] = useState(0)
  useEffect(() => {
    let isWanted = true
    callApi<AccountSecurity>('GET', `/api/admin/users/${id}/security`)
      .then((read) => isWanted && setSecurity(read))
      .catch((refused: unknown) => isWanted && setError(sentenceOf(refused)))
    return () => {
      isWanted = false
    }
  }, [id, reads])
  const readAgain = () => setReads((times) => times + 1)
  return { security, error, readAgain }
}

type SecurityDialogProps = { account: AdminAccount; onClose: () => void }

/** The log-ins of an account, and its request to remove a lost second factor. Reading it is in the audit log. */
export function SecurityDialog({ account, onClose }: SecurityDialogProps) {
  const { security, error, readAgain } = useAccountSecurity(account.id)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={`Security of ${isolated(accountName(account))}`}
        description="The audit log records that you opened this."
      >
        <div className="grid gap-5 py-2">
          <FormError message={error} />
          {!security && !error && <p className="text-ink-soft">Loading…</p>}
          {security && (
            <>
              <p>
                Two-step login is <strong>{security.hasSecondFactor ? 'on' : 'off'}</strong>.
                {security.holdsPayouts &&
                  account.artist &&
                  ' Payouts to the account’s band are paused, because a device was lost.'}
              </p>
              {security.removal && (
                <RemovalDecision account={account} removal={security.removal} onDone={readAgain} />
              )}
              <Events events={security.events} />
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Events({ events }: { events: SecurityEvent[] }) {
  if (events.length === 0) return <p className="text-ink-soft">No logins in the last 180 days.</p>
  return (
    <ol className="grid gap-3" aria-label="Logins and changes">
      {events.map((event) => (
        <li
          key={`${event.at} ${event.kind} ${event.device} ${event.network}`}
          className="grid gap-0.5 border-l-2 border-line-strong pl-4"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{eventWords(event)}</span>
            <time dateTime={event.at} className="text-sm text-ink-soft">
              {formatDateTime(event.at)}
            </time>
          </p>
          {event.network && <p className="text-sm text-ink-soft">{placeWords(event)}</p>}
        </li>
      ))}
    </ol>
  )
}
