import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { AccountLink, EndedAccountLink } from '~/components/account/account_link'
import { CallForm } from '~/components/dialogs/call_form'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import type { InertiaProps } from '~/types'

type ConfirmEmailProps = InertiaProps<{
  /** Null where the link has been used, has run out or never was one. */
  change: {
    token: string
    email: string
    /** Where to log in first; null where the change may be confirmed now. */
    loginPath: string | null
  } | null
  isLoggedIn: boolean
}>

export default function ConfirmEmail({ change, isLoggedIn }: ConfirmEmailProps) {
  const toast = useToast()
  if (!change)
    return (
      <EndedAccountLink lead="It’s already been used, we’ve sent a newer one, or its 24 hours are up." />
    )
  if (change.loginPath)
    return <LogInFirst {...change} loginPath={change.loginPath} {...{ isLoggedIn }} />
  return (
    <Entrance
      title="Confirm your new email"
      lead={
        <>
          We’ll switch your account to <strong className="wrap-anywhere">{change.email}</strong>.
        </>
      }
      stub={<AccountLink />}
    >
      <CallForm
        path="/api/account/email/confirm"
        extra={{ token: change.token }}
        submitLabel="Confirm this email"
        onDone={() => {
          toast({ title: 'Email changed', description: `Your email is now ${change.email}.` })
          router.visit('/account', { replace: true })
        }}
      />
    </Entrance>
  )
}

type LogInFirstProps = { token: string; email: string; loginPath: string; isLoggedIn: boolean }

/** An account with two-step login changes its email only while it is logged in itself. */
function LogInFirst({ token, email, loginPath, isLoggedIn }: LogInFirstProps) {
  const back = `/account/email?token=${encodeURIComponent(token)}`
  const address = <strong className="wrap-anywhere">{email}</strong>
  if (isLoggedIn)
    return (
      <Entrance
        title="This is for another account"
        lead={
          <>
            Log out of this account first. Then log in to the one that’s switching to {address}, and
            open the link again.
          </>
        }
      >
        <Button asChild variant="go" wide>
          <Link href="/account">To your account</Link>
        </Button>
      </Entrance>
    )
  return (
    <Entrance
      title="Log in to confirm your new email"
      lead={<>Your account has two-step login. Log in, and we’ll switch it to {address}.</>}
    >
      <Button asChild variant="go" wide>
        <Link href={`${loginPath}?to=${encodeURIComponent(back)}`}>Log in</Link>
      </Button>
    </Entrance>
  )
}
