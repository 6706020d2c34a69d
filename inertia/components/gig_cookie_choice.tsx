import { useState, type FormEvent } from 'react'
import { Button } from '~/components/ui/button'
import { callApi, sentenceOf } from '~/lib/api'
import { toastStore } from '~/lib/toast_store'

/** Whether this device may remember which gig's code was scanned; the answer is kept in a cookie by the server. */
export function GigCookieChoice({ isRefused }: { isRefused: boolean }) {
  const [refused, setRefused] = useState(isRefused)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await callApi(refused ? 'DELETE' : 'POST', '/api/attribution/opt-out')
      setRefused(!refused)
    } catch (error) {
      toastStore.show({
        title: 'Could not save your choice',
        description: sentenceOf(error),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      onSubmit={submit}
      className="mt-8 grid max-w-[68ch] justify-items-start gap-4"
    >
      <h2 className="display-section">Gig codes on this device</h2>
      <p role="status" className="text-lg leading-relaxed">
        {refused
          ? 'This device doesn’t remember any code: your orders aren’t linked to any gig.'
          : 'This device remembers the code you scan for seven days.'}
      </p>
      <Button type="submit" busy={busy}>
        {refused ? 'Remember codes again' : 'Stop remembering codes'}
      </Button>
    </form>
  )
}
