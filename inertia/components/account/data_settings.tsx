import { Download } from 'lucide-react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { Setting, Settings } from '~/components/account/setting'
import { PasswordField } from '~/components/identity/password_field'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import type { User } from '~/lib/shapes'
import { leaveAccount } from '~/lib/log_out'

const accountNotice =
  'We permanently delete your name, email, addresses, favourites and wishlist, and keep anonymous order records. Open orders on this account must be posted first. If you’ve asked your bank for your money back, we keep that order’s details until the bank has decided.'

const storeNotice =
  'Your store closes, its products are retired, and we still pay out what you’ve earned.'

const describe = ({ bands }: User) =>
  bands.some(({ role }) => role === 'owner') ? `${accountNotice} ${storeNotice}` : accountNotice

/** With the password; without one, by a link that is mailed first. */
function DeleteAccount({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const toast = useToast()
  const dialog = {
    trigger: <Button size="slim">Delete account</Button>,
    title: 'Delete your account?',
    description: `${describe(user)} This cannot be undone.`,
    isDangerous: true,
  }
  if (!hasPassword) {
    return (
      <CallDialog
        {...dialog}
        path="/api/account/deletion-link"
        submitLabel="Send me a link to delete it"
        onDone={() =>
          toast({ title: 'Link sent', description: `Open the link we emailed to ${user.email}.` })
        }
      />
    )
  }
  return (
    <CallDialog
      {...dialog}
      path="/api/account"
      method="DELETE"
      submitLabel="Delete my account"
      onDone={() => void leaveAccount()}
    >
      {(errors) => <PasswordField label="Your password" error={errors.password} />}
    </CallDialog>
  )
}

/** What the shop knows, to take along or to have forgotten. */
export function DataSettings({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  return (
    <Settings title="Your data">
      <Setting
        label="Export"
        value="Everything we hold about you, as a JSON file"
        action={
          <Button asChild size="slim">
            <a href="/api/account/export" download>
              <Download aria-hidden className="size-5" />
              Download
            </a>
          </Button>
        }
      />
      <Setting
        label="Deletion"
        value="Leave for good"
        hint={describe(user)}
        action={<DeleteAccount user={user} hasPassword={hasPassword} />}
      />
    </Settings>
  )
}
