import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { ImportPreview, KeptCalendar } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { formatDateTime } from '~/lib/dates'

type KeptProps = { kept: KeptCalendar[]; onPreview: (preview: ImportPreview) => void }

/** Calendars whose addresses were kept: each is read again with a press, and never by itself. */
export function KeptCalendars({ kept, onPreview }: KeptProps) {
  const toast = useToast()
  const [busy, setBusy] = useState<string>()
  if (kept.length === 0) return null
  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name)
    try {
      await work()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
    setBusy(undefined)
  }
  const readAgain = ({ id }: KeptCalendar) =>
    run(`read ${id}`, async () =>
      onPreview(await callApi('POST', '/api/gig-imports/read', { sourceId: id }))
    )
  const forget = ({ id }: KeptCalendar) =>
    run(`forget ${id}`, async () => {
      await callApi('DELETE', `/api/gig-imports/${id}`)
      toast({ title: 'Address forgotten', description: 'Your gigs stay.' })
      router.reload()
    })
  return (
    <section aria-labelledby="kept" className="grid gap-2">
      <h3 id="kept" className="text-lg font-semibold">
        Your calendars
      </h3>
      <ul className="border-t-[1.5px] border-line-strong">
        {kept.map((calendar) => (
          <li
            key={calendar.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <UserText>{calendar.name}</UserText>
              </p>
              <p className="text-sm text-ink-soft wrap-anywhere">
                {new URL(calendar.address!).hostname} · last import{' '}
                {formatDateTime(calendar.importedAt)}
              </p>
            </div>
            <div className="flex gap-3">
              <Button
                size="slim"
                busy={busy === `read ${calendar.id}`}
                onClick={() => void readAgain(calendar)}
              >
                Read again<span className="sr-only">: {calendar.name}</span>
              </Button>
              <Button
                size="slim"
                busy={busy === `forget ${calendar.id}`}
                onClick={() => void forget(calendar)}
              >
                Forget<span className="sr-only">: {calendar.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
