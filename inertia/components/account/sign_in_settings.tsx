import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Setting, Settings } from '~/components/account/setting'
import { TwoStepSetting } from '~/components/account/two_step_setting'
import { PasswordField } from '~/components/identity/password_field'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { formatDate } from '~/lib/dates'
import type { OwnAccount } from '~/lib/shapes'

function ChangePassword() {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Change<span className="sr-only"> password</span>
        </Button>
      }
      title="Your password"
      description="You’ll stay logged in here and be logged out everywhere else."
      path="/api/account/password"
      method="PUT"
      submitLabel="Save password"
      onDone={() => {
        toast({ title: 'Password changed', description: 'You are logged out everywhere else.' })
        router.reload({ only: ['account', 'sessions'] })
      }}
    >
      {(errors) => (
        <>
          <PasswordField
            label="Current password"
            name="currentPassword"
            error={errors.currentPassword}
          />
          <PasswordField isNew label="New password" error={errors.password} />
        </>
      )}
    </CallDialog>
  )
}

/** How one comes in. */
export function SignInSettings({ account }: { account: OwnAccount }) {
  const { hasPassword, secondFactor, socialAccounts } = account
  return (
    <Settings title="How you log in">
      {hasPassword ? (
        <Setting label="Password" value="Set" action={<ChangePassword />} />
      ) : (
        <Setting
          label="Password"
          value="None yet"
          hint="We can email you a link to choose one."
          action={
            <Button asChild size="slim">
              <Link href="/forgot-password">Choose a password</Link>
            </Button>
          }
        />
      )}
      <TwoStepSetting secondFactor={secondFactor} />
      {socialAccounts.map(({ provider, label, linkedAt }) => (
        <Setting
          key={provider}
          label="Linked account"
          value={label}
          hint={`Linked on ${formatDate(linkedAt)}: you can log in with ${label}.`}
        />
      ))}
    </Settings>
  )
}
