import { router } from '@inertiajs/react'
import { AccountLink, EndedAccountLink } from '~/components/account/account_link'
import { CallForm } from '~/components/dialogs/call_form'
import { Entrance } from '~/components/identity/entrance'
import { useToast } from '~/components/ui/toast'
import type { InertiaProps } from '~/types'

type VerifyEmailProps = InertiaProps<{
  /** Null where the link has been used, has run out or is not this account's. */
  token: string | null
  email: string
}>

export default function VerifyEmail({ token, email }: VerifyEmailProps) {
  const toast = useToast()
  if (!token)
    return (
      <EndedAccountLink lead="It’s already been used, we’ve sent a newer one, its 24 hours are up, or it belongs to another account." />
    )
  return (
    <Entrance
      title="Confirm your email"
      lead={
        <>
          Confirm that we can reach you at <strong className="wrap-anywhere">{email}</strong>.
        </>
      }
      stub={<AccountLink />}
    >
      <CallForm
        path="/api/account/verification/confirm"
        extra={{ token }}
        submitLabel="Confirm this email"
        onDone={() => {
          toast({ title: 'Email confirmed' })
          router.visit('/account', { replace: true })
        }}
      />
    </Entrance>
  )
}
