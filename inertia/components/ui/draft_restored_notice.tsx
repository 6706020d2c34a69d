import { Button } from '~/components/ui/button'

type DraftRestoredNoticeProps = {
  isRestored: boolean
  onDiscard: () => void
  /** What the form would have done with it. */
  wanted?: 'saved' | 'sent'
}

/** Says that a draft was restored: what was typed earlier and never sent is in the fields again. */
export function DraftRestoredNotice({
  isRestored,
  onDiscard,
  wanted = 'saved',
}: DraftRestoredNoticeProps) {
  if (!isRestored) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border-[1.5px] border-line-strong bg-sheet px-4 py-2.5">
      <p className="font-semibold">We’ve kept what you typed before. It isn’t {wanted} yet.</p>
      <Button size="slim" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
