import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Setting, Settings } from '~/components/account/setting'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { formatDate, formatDateTime } from '~/lib/dates'
import { leaveAccount } from '~/lib/log_out'
import type { OpenSession } from '~/lib/shapes'

const nameOf = ({ device }: OpenSession) => device ?? 'A device we don’t recognise'

function hintOf({ isThisOne, beganAt, lastSeenAt, network }: OpenSession): string {
  const parts = [
    beganAt && `Logged in on ${formatDate(beganAt)}`,
    !isThisOne && lastSeenAt && `last used ${formatDateTime(lastSeenAt)}`,
    network && `network ${network}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

const reloadSessions = () => router.reload({ only: ['sessions'] })

function EndSession({ session }: { session: OpenSession }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Log out<span className="sr-only"> of {nameOf(session)}</span>
        </Button>
      }
      title={`Log out of ${nameOf(session)}?`}
      description="That device has to log in again. If it wasn’t you, change your password as well."
      path={`/api/account/sessions/${session.id}`}
      method="DELETE"
      submitLabel="Log out there"
      onDone={() => {
        toast({ title: 'Logged out there' })
        reloadSessions()
      }}
    />
  )
}

function EndOtherSessions() {
  const toast = useToast()
  return (
    <CallDialog
      trigger={<Button size="slim">Log out everywhere else</Button>}
      title="Log out everywhere else?"
      description="You’ll stay logged in on this device."
      path="/api/account/sessions"
      method="DELETE"
      submitLabel="Log out everywhere else"
      onDone={() => {
        toast({ title: 'Logged out everywhere else' })
        reloadSessions()
      }}
    />
  )
}

function SignOutEverywhere() {
  return (
    <CallDialog
      trigger={<Button size="slim">Log out everywhere</Button>}
      title="Log out everywhere?"
      description="This includes this device: you’ll need to log in again."
      path="/api/account/sign-out-everywhere"
      submitLabel="Log out everywhere"
      onDone={() => void leaveAccount()}
    />
  )
}

/** The devices on which the account is logged in, and what ends that. */
export function SessionSettings({ sessions }: { sessions: OpenSession[] }) {
  const others = sessions.filter(({ isThisOne }) => !isThisOne)
  return (
    <Settings title="Where you’re logged in">
      {sessions.map((session) => (
        <Setting
          key={session.id}
          label={session.isThisOne ? 'This device' : 'Another session'}
          value={nameOf(session)}
          hint={hintOf(session)}
          action={!session.isThisOne && <EndSession session={session} />}
        />
      ))}
      <Setting
        label="Devices"
        value="Lost your phone, or logged in on someone else’s?"
        action={
          <div className="flex flex-wrap gap-3">
            {others.length > 0 && <EndOtherSessions />}
            <SignOutEverywhere />
          </div>
        }
      />
    </Settings>
  )
}
