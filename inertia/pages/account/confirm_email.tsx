import { router } from '@inertiajs/react'
import { AccountLink, EndedAccountLink } from '~/components/account/account_link'
import { CallForm } from '~/components/dialogs/call_form'
import { Entrance } from '~/components/identity/entrance'
import { useToast } from '~/components/ui/toast'
import type { InertiaProps } from '~/types'

type ConfirmEmailProps = InertiaProps<{
  /** Null where the link has been used, has run out or never was one. */
  change: { token: string; email: string } | null
}>

export default function ConfirmEmail({ change }: ConfirmEmailProps) {
  const toast = useToast()
  if (!change)
    return (
      <EndedAccountLink lead="It’s already been used, we’ve sent a newer one, or its 24 hours are up." />
    )
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
