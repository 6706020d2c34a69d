import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Invitation } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { formatDate, formatDateTime } from '~/lib/dates'
import { BAND_ROLE_NAMES, mayAppoint } from '#shared/band_role'

/** The open invitations of the band. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { role: reader } = useOwner()
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="display-card">
        Invited
      </h2>
      <ul className="border-t-[1.5px] border-line-strong">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
          >
            <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
              <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
                {invitation.email}
                <Badge variant={invitation.isExpired ? 'warn' : undefined}>
                  {invitation.isExpired ? 'Expired' : BAND_ROLE_NAMES[invitation.role]}
                </Badge>
              </h3>
              <p className="text-[0.9375rem] text-ink-soft">
                Invited {formatDate(invitation.createdAt)}
                {invitation.invitedBy && ` by ${invitation.invitedBy}`}.{' '}
                {!invitation.isExpired &&
                  `The link works until ${formatDateTime(invitation.expiresAt)}.`}
              </p>
            </div>
            {reader !== null && mayAppoint(reader, invitation.role) && (
              <RevokeInvitation invitation={invitation} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RevokeInvitation({ invitation }: { invitation: Invitation }) {
  const toast = useToast()
  const { artist } = useOwner()
  return (
    <CallDialog
      trigger={
        <Button size="slim" variant="quiet">
          Revoke<span className="sr-only"> the invitation of {invitation.email}</span>
        </Button>
      }
      title="Revoke this invitation?"
      description={`The link we emailed to ${invitation.email} will stop working.`}
      path={`/api/artists/${artist.id}/invitations/${invitation.id}`}
      method="DELETE"
      submitLabel="Revoke invitation"
      isDangerous
      onDone={() => {
        toast({ title: 'Invitation revoked' })
        router.reload()
      }}
    />
  )
}
