import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'
import { formatDateTime } from '~/lib/dates'
import type { OpenRemoval } from '~/lib/shapes'

const PATH = '/api/login/second-factor-removal'

type LostDeviceProps = {
  /** The open request; null where there is none. */
  removal: OpenRemoval | null
  /** How long we wait before we remove anything. */
  removalHours: number
}

const waitWords = (hours: number) =>
  hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour')

/** When the second factor is removed, and what that depends on. */
export function removalWords({ dueAt, needsConfirmation }: OpenRemoval): string {
  if (!needsConfirmation)
    return `We’ll remove two-step login from your account on ${formatDateTime(dueAt)}.`
  const plan =
    'We’ll remove two-step login from your account once another admin, who is an owner of the shop, has confirmed it'
  const isPast = new Date(dueAt) <= new Date()
  return isPast ? `${plan}.` : `${plan}, and not before ${formatDateTime(dueAt)}.`
}

/** For somebody who has neither the second factor nor a recovery code: asks for its removal, or shows the open request. */
export function LostDevice({ removal, removalHours }: LostDeviceProps) {
  const [open, setOpen] = useState(removal)
  const [isShown, setShown] = useState(removal !== null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (changes > 0) panel.current?.focus()
  }, [changes])

  const call = async (method: 'POST' | 'DELETE') => {
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await callApi<OpenRemoval | undefined>(method, PATH)
      setOpen(method === 'POST' && answer ? answer : null)
      setChanges(changes + 1)
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (!isShown) {
    return (
      <button
        type="button"
        className="link w-fit"
        onClick={() => {
          setShown(true)
          setChanges(changes + 1)
        }}
      >
        Lost your device?
      </button>
    )
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="lost-device"
      className="grid gap-3 border-t-[1.5px] border-line-strong pt-4"
    >
      <h2 id="lost-device" className="display text-2xl">
        {open ? 'Removal under way' : 'Lost your device?'}
      </h2>
      <FormError message={failure} />
      {open ? (
        <>
          <p role="status">{removalWords(open)}</p>
          <p className="text-ink-soft">
            We’ve emailed you, and we’ll email you again a day before. Found your device? Log in
            with it, and we’ll cancel the request.
          </p>
          <Button wide busy={busy} onClick={() => void call('DELETE')}>
            Cancel the request
          </Button>
        </>
      ) : (
        <>
          <p>
            If you have neither your device nor a recovery code, we can remove two-step login from
            your account. We wait {waitWords(removalHours)} first, and email you now, a day before
            and when it’s done.
          </p>
          <p className="text-ink-soft">
            If you have a band, we’ll pause its payouts until {waitWords(removalHours)} after you’ve
            set up two-step login again.
          </p>
          <Button wide busy={busy} onClick={() => void call('POST')}>
            Ask us to remove it
          </Button>
        </>
      )}
    </section>
  )
}
