import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Setting, Settings } from '~/components/account/setting'
import { EmailField } from '~/components/identity/email_field'
import { PasswordField } from '~/components/identity/password_field'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import type { OwnAccount, User } from '~/lib/shapes'

type PersonProps = { user: User; account: OwnAccount }

function ChangeName({ user }: { user: User }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Change<span className="sr-only"> name</span>
        </Button>
      }
      title="Your name"
      description="We use it in our emails. Your reviews show your first name and last initial."
      path="/api/account"
      method="PATCH"
      submitLabel="Save name"
      onDone={() => {
        toast({ title: 'Name saved' })
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            maxLength={100}
            defaultValue={user.firstName ?? ''}
            error={errors.firstName}
          />
          <TextField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            maxLength={100}
            defaultValue={user.lastName ?? ''}
            error={errors.lastName}
          />
        </>
      )}
    </CallDialog>
  )
}

function ChangeEmail({ hasPassword }: Pick<OwnAccount, 'hasPassword'>) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Change<span className="sr-only"> email</span>
        </Button>
      }
      title="Your email"
      description="We’ll send a link to your new email. Until you open it, your account keeps the old one."
      path="/api/account/email"
      submitLabel="Send me the link"
      onDone={() => {
        toast({ title: 'Link sent', description: 'Open the link we sent to your new email.' })
        router.reload({ only: ['account'] })
      }}
    >
      {(errors) => (
        <>
          <EmailField label="New email" error={errors.email} />
          {hasPassword && (
            <PasswordField
              label="Your password"
              name="currentPassword"
              error={errors.currentPassword}
            />
          )}
        </>
      )}
    </CallDialog>
  )
}

/** Who one is. */
export function PersonSettings({ user, account }: PersonProps) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const { hasPassword, pendingEmail } = account
  return (
    <Settings title="You">
      <Setting
        label="Name"
        value={name ? <UserText>{name}</UserText> : 'No name yet'}
        action={<ChangeName user={user} />}
      />
      <Setting
        label="Email"
        value={user.email}
        hint={pendingEmail && `Open the link we emailed to ${pendingEmail} to switch to it.`}
        action={<ChangeEmail hasPassword={hasPassword} />}
      />
    </Settings>
  )
}
