import { MOST_REASON_CHARACTERS } from '#shared/form_limits'
import type { AdminAccount } from '~/components/admin/users/roles'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Button } from '~/components/ui/button'
import { TextArea } from '~/components/ui/field'
import { useAdminRole } from '~/hooks/use_admin_role'
import { formatDateTime } from '~/lib/dates'
import type { OpenRemoval } from '~/lib/shapes'

type RemovalDecisionProps = {
  account: AdminAccount
  removal: OpenRemoval
  onDone: () => void
}

/** The open request to remove a lost second factor: admins cancel it, and admins with the role Owner confirm that of another admin. */
export function RemovalDecision({ account, removal, onDone }: RemovalDecisionProps) {
  const { mayChange } = useAdminRole()
  const path = `/api/admin/users/${account.id}/second-factor-removal`
  const { requestedAt, dueAt, device, network, needsConfirmation } = removal
  return (
    <section
      aria-labelledby="removal"
      className="grid gap-3 rounded-sm border-[1.5px] border-line-strong p-4"
    >
      <h3 id="removal" className="font-bold">
        Lost device
      </h3>
      <p>
        Asked for on {formatDateTime(requestedAt)} from {device ?? 'an unknown browser'}, network{' '}
        {network}. Two-step login is removed{' '}
        {needsConfirmation
          ? 'once an admin with the role Owner has confirmed it'
          : `on ${formatDateTime(dueAt)}`}
        .
      </p>
      <div className="flex flex-wrap gap-3">
        {needsConfirmation && mayChange('accounts') && (
          <CallDialog
            trigger={
              <Button size="slim" variant="go">
                Confirm the request
              </Button>
            }
            title="Confirm the request?"
            description="Confirm only after you have talked to this admin, in person or on the phone. Confirming doesn’t shorten the wait."
            path={`${path}/confirm`}
            extra={{ removalId: removal.id }}
            submitLabel="Confirm it"
            onDone={onDone}
          />
        )}
        <CallDialog
          trigger={<Button size="slim">Cancel the request</Button>}
          title="Cancel the request?"
          description="Two-step login stays on. We’ll email them your reason."
          submitLabel="Cancel the request"
          path={`${path}/cancel`}
          isDangerous
          onDone={onDone}
        >
          {(errors) => (
            <TextArea
              label="Reason"
              name="reason"
              rows={2}
              maxLength={MOST_REASON_CHARACTERS}
              error={errors.reason}
            />
          )}
        </CallDialog>
      </div>
    </section>
  )
}
