import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'

/** Asks to confirm an email address whose link has not been opened yet. */
export function UnprovedEmail({ email }: { email: string }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const sendAgain = async () => {
    setBusy(true)
    try {
      await callApi('POST', '/api/account/verification')
      toast({ title: 'Link sent', description: `Open the link we emailed to ${email}.` })
    } catch (error) {
      toast({ title: 'Not sent', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-line bg-sheet px-4 py-2.5">
      <p className="max-w-[60ch]">
        Your email is not confirmed yet: open the link we emailed to{' '}
        <span className="wrap-anywhere">{email}</span>.
      </p>
      <Button size="slim" busy={busy} onClick={() => void sendAgain()}>
        Send it again
      </Button>
    </div>
  )
}
