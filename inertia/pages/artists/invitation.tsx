import { Link } from '@adonisjs/inertia/react'
import { router, usePage } from '@inertiajs/react'
import { Entrance } from '~/components/identity/entrance'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCallForm } from '~/hooks/use_call_form'
import { formatDateTime } from '~/lib/dates'
import type { InertiaProps } from '~/types'

type Invitation = {
  token: string
  bandName: string
  inviter: string | null
  email: string
  role: string
  does: string
  expiresAt: string
}

type InvitationProps = InertiaProps<{
  state: 'open' | 'accepted' | 'declined' | 'revoked' | 'expired' | 'unknown'
  invitation: Invitation | null
}>

const CLOSED = {
  accepted: { title: 'Already used', lead: 'This invitation has already been accepted.' },
  declined: { title: 'Declined', lead: 'This invitation was declined.' },
  revoked: { title: 'Revoked', lead: 'The band has revoked this invitation.' },
  expired: { title: 'Expired', lead: 'Invitations work for 7 days. Ask the band for a new one.' },
  unknown: {
    title: 'We can’t find that invitation',
    lead: 'This link doesn’t match any invitation we have. Open it again from the email.',
  },
}

export default function InvitationPage({ state, invitation }: InvitationProps) {
  if (state === 'open' && invitation) return <OpenInvitation invitation={invitation} />
  const { title, lead } = CLOSED[state === 'open' ? 'unknown' : state]
  return (
    <Entrance title={title} lead={lead} portal="artist">
      <Button asChild variant="go" wide>
        <Link href="/dashboard">Go to your dashboard</Link>
      </Button>
      <Button asChild wide>
        <Link href="/">Go to Gigstall</Link>
      </Button>
    </Entrance>
  )
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { user } = usePage().props
  const { bandName, inviter, email, role, does, expiresAt } = invitation
  return (
    <Entrance
      tab="Invitation"
      title="You’re invited"
      lead={
        <>
          {inviter ? (
            <>
              <UserText>{inviter}</UserText> invites you
            </>
          ) : (
            'You’re invited'
          )}{' '}
          to work for{' '}
          <strong className="wrap-anywhere">
            <UserText>{bandName}</UserText>
          </strong>
          .
        </>
      }
      portal="artist"
      stub={
        <p className="text-sm text-ink-soft">The link works until {formatDateTime(expiresAt)}.</p>
      }
    >
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">Your role</dt>
          <dd className="font-semibold">{role}</dd>
          <dd className="text-[0.9375rem] text-ink-soft">{does}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Sent to</dt>
          <dd className="font-semibold wrap-anywhere">{email}</dd>
        </div>
        {user && (
          <div>
            <dt className="text-sm text-ink-soft">You’re logged in as</dt>
            <dd className="font-semibold wrap-anywhere">{user.email}</dd>
          </div>
        )}
      </dl>
      {user ? <Accept token={invitation.token} /> : <WaysIn />}
      <Decline token={invitation.token} />
    </Entrance>
  )
}

/** Links to log in or sign up, which lead back here. */
function WaysIn() {
  return (
    <div className="grid gap-3">
      <Button asChild variant="go" wide>
        <Link href="/register">Create an account to accept</Link>
      </Button>
      <Button asChild wide>
        <Link href="/login">Log in as a fan</Link>
      </Button>
      <Button asChild wide>
        <Link href="/login/artist">Log in as an artist</Link>
      </Button>
    </div>
  )
}

function Accept({ token }: { token: string }) {
  const { busy, message, submit } = useCallForm({
    path: `/api/invitations/${token}/accept`,
    onDone: ({ artistId }: { artistId: number }) =>
      router.visit(`/dashboard?artist=${artistId}`, { replace: true }),
    onRefused: reloadIfClosed,
  })
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <FormError message={message} />
      <Button type="submit" variant="go" wide busy={busy}>
        Accept invitation
      </Button>
    </form>
  )
}

function Decline({ token }: { token: string }) {
  const { busy, message, submit } = useCallForm({
    path: `/api/invitations/${token}/decline`,
    onDone: () => router.reload(),
    onRefused: reloadIfClosed,
  })
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <FormError message={message} />
      <Button type="submit" variant="quiet" wide busy={busy}>
        Decline
      </Button>
    </form>
  )
}

/** Reloads the page, which then says why the invitation can no longer be answered. */
function reloadIfClosed({ body }: { body: { code?: string } }): boolean {
  if (body.code !== 'E_INVITATION_CLOSED') return false
  router.reload()
  return true
}
