import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Setting } from '~/components/account/setting'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { callApi } from '~/lib/api'
import { formatDate } from '~/lib/dates'
import { allowsPasskeys, makePasskey, passkeyFailure } from '~/lib/passkeys'
import type { OwnAccount } from '~/lib/shapes'

type Passkey = NonNullable<OwnAccount['secondFactor']>['passkeys'][number]

const reloadAccount = () => router.reload({ only: ['account'] })

function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Rename<span className="sr-only"> the passkey {passkey.name}</span>
        </Button>
      }
      title="Name of the passkey"
      path={`/api/account/passkeys/${passkey.id}`}
      method="PATCH"
      submitLabel="Save name"
      onDone={() => {
        toast({ title: 'Name saved' })
        reloadAccount()
      }}
    >
      {(errors) => (
        <TextField
          label="Name"
          name="name"
          maxLength={60}
          defaultValue={passkey.name}
          required
          error={errors.name}
        />
      )}
    </CallDialog>
  )
}

type RemoveProps = { passkey: Passkey; isLast: boolean }

function RemovePasskey({ passkey, isLast }: RemoveProps) {
  const toast = useToast()
  const what = 'You can no longer log in with it. Delete it on the device as well.'
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Remove<span className="sr-only"> the passkey {passkey.name}</span>
        </Button>
      }
      title={`Remove the passkey ${passkey.name}?`}
      description={
        isLast
          ? `${what} Two-step login will be off, and your recovery codes will no longer work.`
          : what
      }
      isDangerous
      path={`/api/account/passkeys/${passkey.id}`}
      method="DELETE"
      submitLabel="Remove it"
      onDone={() => {
        toast({ title: 'Passkey removed' })
        reloadAccount()
      }}
    />
  )
}

function hintOf({ addedAt, lastUsedAt }: Passkey): string {
  const used = lastUsedAt ? `last used on ${formatDate(lastUsedAt)}` : 'not used yet'
  return `Added on ${formatDate(addedAt)} · ${used}`
}

/** Why there are no passkeys at an IP address, where only a developer's own shop is. */
function NoPasskeys({ origin }: { origin: string }) {
  const { hostname, port } = new URL(origin)
  const named = `http://localhost${port && `:${port}`}`
  return (
    <Setting
      label="Passkeys"
      value="Not at this address"
      hint={`Browsers make passkeys for a name, not for an IP address such as ${hostname}. Start the shop with APP_URL=${named} to try them.`}
    />
  )
}

const PURPOSE = 'Log in with your fingerprint, face or PIN in place of your password.'

type PasskeySettingsProps = Pick<OwnAccount, 'secondFactor'> & {
  /** The first second factor comes with recovery codes. */
  onRecoveryCodes: (codes: string[]) => void
}

/** The passkeys of the account, and a way to add one. */
export function PasskeySettings({ secondFactor, onRecoveryCodes }: PasskeySettingsProps) {
  const toast = useToast()
  const { site } = usePage().props
  const [busy, setBusy] = useState(false)
  const passkeys = secondFactor?.passkeys ?? []
  const isLast = passkeys.length === 1 && !secondFactor?.appAddedAt

  const add = async () => {
    setBusy(true)
    try {
      const { recoveryCodes } = await callApi<{ recoveryCodes: string[] | null }>(
        'POST',
        '/api/account/passkeys',
        await makePasskey('/api/account/passkeys/options')
      )
      toast({ title: 'Passkey added' })
      if (recoveryCodes) onRecoveryCodes(recoveryCodes)
      reloadAccount()
    } catch (error) {
      const description = passkeyFailure(error)
      if (description) toast({ title: 'Passkey not added', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {allowsPasskeys(site.origin) ? (
        <Setting
          label="Passkeys"
          value={['None yet', '1 passkey'][passkeys.length] ?? `${passkeys.length} passkeys`}
          hint={secondFactor ? PURPOSE : `${PURPOSE} The first one turns two-step login on.`}
          action={
            <Button size="slim" busy={busy} onClick={() => void add()}>
              Add a passkey
            </Button>
          }
        />
      ) : (
        <NoPasskeys origin={site.origin} />
      )}
      {passkeys.map((passkey) => (
        <Setting
          key={passkey.id}
          label="Passkey"
          value={<UserText>{passkey.name}</UserText>}
          hint={hintOf(passkey)}
          action={
            <div className="flex flex-wrap gap-3">
              <RenamePasskey passkey={passkey} />
              <RemovePasskey passkey={passkey} isLast={isLast} />
            </div>
          }
        />
      ))}
    </>
  )
}
