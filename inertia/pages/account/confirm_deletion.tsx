import { Link } from '@adonisjs/inertia/react'
import { CallForm } from '~/components/dialogs/call_form'
import { Entrance } from '~/components/identity/entrance'
import { Button } from '~/components/ui/button'
import { leaveAccount } from '~/lib/log_out'
import type { InertiaProps } from '~/types'

type ConfirmDeletionProps = InertiaProps<{
  /** Null where the link has been used, has run out or is not this account's. */
  token: string | null
}>

const back = (
  <Link href="/account" className="link w-fit">
    Keep my account
  </Link>
)

export default function ConfirmDeletion({ token }: ConfirmDeletionProps) {
  if (!token) {
    return (
      <Entrance
        title="This link no longer works"
        lead="It’s already been used, we’ve sent a newer one, or its 60 minutes are up."
      >
        <Button asChild variant="go" wide>
          <Link href="/account">To your account</Link>
        </Button>
      </Entrance>
    )
  }
  return (
    <Entrance
      title="Delete your account?"
      lead="We permanently delete your name, email, addresses, favourites and wishlist. This cannot be undone."
      stub={back}
    >
      <CallForm
        path="/api/account"
        method="DELETE"
        extra={{ token }}
        submitLabel="Delete my account"
        isDangerous
        onDone={() => void leaveAccount()}
      />
    </Entrance>
  )
}
