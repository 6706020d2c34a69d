import { AccountLink, EndedAccountLink } from '~/components/account/account_link'
import { CallForm } from '~/components/dialogs/call_form'
import { Entrance } from '~/components/identity/entrance'
import { leaveAccount } from '~/lib/log_out'
import type { InertiaProps } from '~/types'

type ConfirmDeletionProps = InertiaProps<{
  /** Null where the link has been used, has run out or is not this account's. */
  token: string | null
}>

export default function ConfirmDeletion({ token }: ConfirmDeletionProps) {
  if (!token)
    return (
      <EndedAccountLink lead="It’s already been used, we’ve sent a newer one, or its 60 minutes are up." />
    )
  return (
    <Entrance
      title="Delete your account?"
      lead="We permanently delete your name, email, addresses, favourites and wishlist. If you’ve asked your bank for your money back, we keep that order’s details until the bank has decided. This cannot be undone."
      stub={<AccountLink>Keep my account</AccountLink>}
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
