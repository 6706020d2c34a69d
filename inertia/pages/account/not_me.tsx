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
}>

const LOGGED_OUT =
  'Links in our earlier emails no longer work either. Now choose a new password, so that the old one lets no one back in. If the email of your account was changed, email us.'

/** Where "This wasn’t me" in a notice leads. */
export default function NotMe({ path, isReported, heldBand }: NotMeProps) {
  if (!isReported) {
    return (
      <Entrance
        title="Wasn’t you?"
        lead="We’ll log everyone out of your account, switch off two-step login that was set up in the last three days, and cancel any request to remove it. If you have a band, we’ll pause its payouts until you’ve talked to us."
      >
        <form method="post" action={path}>
          <Button type="submit" variant="danger" wide>
            Log everyone out
          </Button>
        </form>
      </Entrance>
    )
  }
  return (
    <Entrance
      title="Everyone is logged out"
      lead={
        heldBand
          ? `${LOGGED_OUT} Payouts to ${heldBand} are paused until you’ve talked to us.`
          : LOGGED_OUT
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
