import { useState } from 'react'
import { CheckBox } from '~/components/ui/check_box'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { cn } from '~/lib/classes'
import { contactWording } from '#shared/contact_wording'
import { isolated } from '#shared/isolated'

type ContactBoxProps = {
  userId: number
  artist: { id: number; bandName: string }
  isShared: boolean
  className?: string
}

/**
 * The box by which a fan shares their name and email with an artist: never ticked beforehand, unticked to stop. It changes
 * at once, and changes back if the call fails.
 */
export function ContactBox({ userId, artist, isShared, className }: ContactBoxProps) {
  const toast = useToast()
  const [isOn, setOn] = useState(isShared)
  const [busy, setBusy] = useState(false)

  const change = async (wanted: boolean) => {
    const path = `/api/users/${userId}/favorites/${artist.id}/contact`
    setOn(wanted)
    setBusy(true)
    try {
      if (wanted) await callApi('PUT', path, { wording: contactWording(artist.bandName) })
      else await callApi('DELETE', path)
    } catch (error) {
      setOn(!wanted)
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <label className={cn('flex min-h-11 items-start gap-3 text-[0.9375rem]', className)}>
      <CheckBox
        checked={isOn}
        disabled={busy}
        onChange={({ target }) => void change(target.checked)}
      />
      <span className="min-w-0 max-w-[60ch] wrap-anywhere">
        {contactWording(isolated(artist.bandName))}
      </span>
    </label>
  )
}
