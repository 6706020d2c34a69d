import { router } from '@inertiajs/react'
import { useState } from 'react'
import { CallDialog } from '~/components/dialogs/call_dialog'
import type { StudioQrCode } from '~/components/studio/shapes'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

type CodeProps = { code: StudioQrCode; name: string }

const pathOf = ({ code }: StudioQrCode) => `/api/qr-codes/${code}`

export function RenameCode({ code, name }: CodeProps) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Rename<span className="sr-only"> {name}</span>
        </Button>
      }
      title="Rename QR code"
      description="The code itself doesn’t change, so anything already printed still works."
      path={pathOf(code)}
      method="PATCH"
      extra={{ updatedAt: code.updatedAt }}
      submitLabel="Save name"
      onDone={() => {
        toast({ title: 'QR code renamed' })
        router.reload()
      }}
    >
      {(errors) => (
        <TextField
          label="Event name"
          name="eventName"
          maxLength={200}
          autoComplete="off"
          defaultValue={code.ownName ?? ''}
          hint={code.gig ? 'Leave blank to use the gig’s name.' : undefined}
          error={errors.eventName}
        />
      )}
    </CallDialog>
  )
}

const off =
  'Scans will no longer be counted. Fans will still reach your store, which tells them that the code is switched off. You can switch it back on at any time.'

const offForAll =
  'This is your profile’s code: it may be on walls, stickers and pages you’ve forgotten about. ' +
  off

function SwitchOff({ code, name }: CodeProps) {
  const toast = useToast()
  return (
    <CallDialog
      trigger={
        <Button size="slim">
          Switch off<span className="sr-only"> {name}</span>
        </Button>
      }
      title="Switch off this code?"
      description={code.isDefault ? offForAll : off}
      path={pathOf(code)}
      method="PATCH"
      extra={{ isActive: false, confirm: code.isDefault, updatedAt: code.updatedAt }}
      submitLabel="Switch off"
      isDangerous
      onDone={() => {
        toast({ title: 'QR code switched off' })
        router.reload()
      }}
    />
  )
}

function SwitchOn({ code, name }: CodeProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const switchOn = async () => {
    setBusy(true)
    try {
      await callApi('PATCH', pathOf(code), { isActive: true, updatedAt: code.updatedAt })
      toast({ title: 'QR code switched on' })
      router.reload()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Button size="slim" busy={busy} onClick={() => void switchOn()}>
      Switch on<span className="sr-only"> {name}</span>
    </Button>
  )
}

export function SwitchCode(props: CodeProps) {
  return props.code.isActive ? <SwitchOff {...props} /> : <SwitchOn {...props} />
}
