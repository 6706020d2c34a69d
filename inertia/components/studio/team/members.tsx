import { router, usePage } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { LeaveBand } from '~/components/account/leave_band'
import type { Member } from '~/components/studio/shapes'
import { RoleField } from '~/components/studio/team/role_field'
import { useOwner } from '~/components/studio/use_owner'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { formatDate } from '~/lib/dates'
import { BAND_ROLE_NAMES, BAND_ROLE_SENTENCES, mayAppoint } from '#shared/band_role'

/** The owner and members of the band, the owner first. */
export function Members({ members }: { members: Member[] }) {
  return (
    <ul className="border-t-[1.5px] border-line-strong">
      {members.map((member) => (
        <MemberRow key={member.userId} member={member} />
      ))}
    </ul>
  )
}

function MemberRow({ member }: { member: Member }) {
  const { artist, role: reader } = useOwner()
  const { user } = usePage().props
  const { role } = member
  const isReader = user?.id === member.userId
  const mayChange = !isReader && reader !== null && role !== 'owner' && mayAppoint(reader, role)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <UserText>{member.name ?? member.email}</UserText>
          <Badge>{BAND_ROLE_NAMES[role]}</Badge>
          {isReader && <span className="text-sm font-normal text-ink-soft">You</span>}
        </h3>
        {member.name !== null && <p className="wrap-anywhere text-ink-soft">{member.email}</p>}
        <p className="text-[0.9375rem] text-ink-soft">
          {BAND_ROLE_SENTENCES[role]} Since {formatDate(member.since)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayChange && <ChangeRole member={member} />}
        {mayChange && <RemoveMember member={member} />}
        {isReader && role !== 'owner' && (
          <LeaveBand band={{ id: artist.id, bandName: artist.bandName }} />
        )}
      </div>
    </li>
  )
}

const nameOf = ({ name, email }: Member) => name ?? email

function ChangeRole({ member }: { member: Member }) {
  const toast = useToast()
  const { artist, role: reader } = useOwner()
  if (reader === null || member.role === 'owner') return null
  const { role } = member
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Change role<span className="sr-only"> of {nameOf(member)}</span>
        </Button>
      }
      title="Change role"
      description={nameOf(member)}
      path={`/api/artists/${artist.id}/members/${member.userId}`}
      method="PATCH"
      extra={{ updatedAt: member.updatedAt }}
      submitLabel="Save role"
      onDone={() => {
        toast({ title: 'Role changed' })
        router.reload()
      }}
    >
      {(errors) => <RoleField reader={reader} defaultValue={role} error={errors.role} />}
    </CallDialog>
  )
}

function RemoveMember({ member }: { member: Member }) {
  const toast = useToast()
  const { artist } = useOwner()
  return (
    <CallDialog
      trigger={
        <Button size="slim" variant="quiet">
          Remove<span className="sr-only"> {nameOf(member)}</span>
        </Button>
      }
      title={`Remove ${nameOf(member)}?`}
      description="They lose access at once, on every device, and open invitations that they sent are revoked. What they did stays in the log."
      path={`/api/artists/${artist.id}/members/${member.userId}`}
      method="DELETE"
      submitLabel="Remove from the band"
      isDangerous
      onDone={() => {
        toast({ title: 'Removed from the band' })
        router.reload()
      }}
    />
  )
}
