import { useState } from 'react'
import type { NoticeChoices } from '~/components/studio/shapes'
import { CheckBox } from '~/components/ui/check_box'
import { useToast } from '~/components/ui/toast'
import { ApiError, callApi, sentenceOf } from '~/lib/api'

const words: Record<NoticeChoices['notices'][number]['notice'], { label: string; hint: string }> = {
  'first-sale': {
    label: 'First sale of a night',
    hint: 'As soon as a fan buys something at your gig.',
  },
  'morning-after': {
    label: 'The morning after',
    hint: 'At 9:00 the day after a gig: what sold, what you earned and what’s still to come.',
  },
  'draft-ready': { label: 'Draft ready', hint: 'When a product needs your approval.' },
  'payout-sent': {
    label: 'Payout sent',
    hint: 'When your earnings are on their way to your bank.',
  },
  'low-pieces': {
    label: 'Low on pieces',
    hint: 'When a limited product is nearly sold out.',
  },
}

const PATH = '/api/account/notices'

type NoticeSettingsProps = {
  initial: NoticeChoices
  /** False for an admin, who only reads the settings. */
  isOwner: boolean
}

/** Chooses which emails an artist gets. A switch changes at once, and changes back if the call fails. */
export function NoticeSettings({ initial, isOwner }: NoticeSettingsProps) {
  const toast = useToast()
  const [choices, setChoices] = useState(initial)
  const [busy, setBusy] = useState(false)

  const change = async (notice: keyof typeof words, isWanted: boolean) => {
    const before = choices
    const { updatedAt } = choices
    setChoices({
      ...choices,
      notices: choices.notices.map((each) =>
        each.notice === notice ? { notice, isWanted } : each
      ),
    })
    setBusy(true)
    try {
      const body = { notice, isWanted, ...(updatedAt && { updatedAt }) }
      setChoices(await callApi<NoticeChoices>('PATCH', PATH, body))
    } catch (error) {
      setChoices(before)
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      // Changed elsewhere, for example by the link in a mail: shows the current choice.
      if (error instanceof ApiError && error.status === 409)
        await callApi<NoticeChoices>('GET', PATH).then(setChoices, () => {})
    } finally {
      setBusy(false)
    }
  }

  return (
    <section id="notices" aria-labelledby="notices-title" className="grid scroll-mt-(--bar) gap-2">
      <h2 id="notices-title" className="display-card">
        Emails to you
      </h2>
      <p className="text-ink-soft">Switch off those you don’t want.</p>
      <ul className="border-t-[1.5px] border-line-strong">
        {choices.notices.map(({ notice, isWanted }) => (
          <li key={notice} className="border-b border-line">
            <label
              htmlFor={`notice-${notice}`}
              className="flex min-h-13 items-center justify-between gap-4 py-2"
            >
              <span className="grid min-w-0">
                <span className="font-semibold">{words[notice].label}</span>
                <span id={`${notice}-hint`} className="text-[0.9375rem] text-ink-soft">
                  {words[notice].hint}
                </span>
              </span>
              <CheckBox
                id={`notice-${notice}`}
                aria-label={words[notice].label}
                aria-describedby={`${notice}-hint`}
                checked={isWanted}
                disabled={busy || !isOwner}
                onChange={({ target }) => void change(notice, target.checked)}
              />
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
