import { router } from '@inertiajs/react'
import { UserPlus } from 'lucide-react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { Invitation } from '~/components/studio/shapes'
import { RoleField } from '~/components/studio/team/role_field'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'

const attempt = new Attempt()

/** Invites a person to the band by email. */
export function InviteDialog() {
  const toast = useToast()
  const { artist, role } = useOwner()
  if (role === null) return null
  return (
    <CallDialog
      trigger={
        <Button variant="go" size="slim">
          <UserPlus aria-hidden className="size-5" />
          Invite someone
        </Button>
      }
      title="Invite someone"
      description="We’ll email them a link. It works once, for 7 days."
      path={`/api/artists/${artist.id}/invitations`}
      attempt={attempt}
      submitLabel="Send invitation"
      onDone={({ email }: Invitation) => {
        toast({ title: 'Invitation sent', description: `We’ve emailed a link to ${email}.` })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            error={errors.email}
          />
          <RoleField reader={role} error={errors.role} />
        </>
      )}
    </CallDialog>
  )
}
