import { Link } from '@adonisjs/inertia/react'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'
import type { InertiaProps } from '~/types'

type NotMeProps = InertiaProps<{
  /** The signed address; a POST to it takes effect. */
  path: string
  isReported: boolean
  /** The band whose payouts are held; null where the account owns none. */
  heldBand: string | null
  /** Second factors were removed, and the password with them. */
  isPasswordEnded: boolean
}>

const MOVED = 'If the email of your account was changed, email us.'

const LOGGED_OUT = `Links in our earlier emails no longer work either. Now choose a new password, so that no one can get back in with the old one. ${MOVED}`

const PASSWORD_ENDED = `Links in our earlier emails no longer work either. We’ve removed what was set up for two-step login in the last three days, and your old password no longer works. We’ve emailed you a link to choose a new one. ${MOVED}`

/** Where "This wasn’t me" in a notice leads. */
export default function NotMe({ path, isReported, heldBand, isPasswordEnded }: NotMeProps) {
  if (!isReported) {
    return (
      <Entrance
        title="Wasn’t you?"
        lead="We’ll log everyone out of your account and cancel any request to remove two-step login. If a passkey or an authenticator app was added in the last three days, we’ll remove it and cancel your password too. If you have a band, we’ll pause its payouts until you’ve talked to us."
      >
        <form method="post" action={path}>
          <Button type="submit" variant="danger" wide>
            Log everyone out
          </Button>
        </form>
      </Entrance>
    )
  }
  const done = isPasswordEnded ? PASSWORD_ENDED : LOGGED_OUT
  return (
    <Entrance
      title="Everyone is logged out"
      lead={
        heldBand ? `${done} Payouts to ${heldBand} are paused until you’ve talked to us.` : done
      }
      stub={
        <Link href="/contact" className="link w-fit">
          Email us
        </Link>
      }
    >
      <Button asChild variant="go" wide>
        <Link href="/forgot-password">Choose a new password</Link>
      </Button>
    </Entrance>
  )
}
