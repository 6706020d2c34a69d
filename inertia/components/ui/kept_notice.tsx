import { Button } from '~/components/ui/button'

type KeptNoticeProps = {
  isKept: boolean
  onDiscard: () => void
  /** What the form would have done with it. */
  wanted?: 'saved' | 'sent'
}

/** What was typed here before and never sent stands in the fields again. */
export function KeptNotice({ isKept, onDiscard, wanted = 'saved' }: KeptNoticeProps) {
  if (!isKept) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border-[1.5px] border-line-strong bg-sheet px-4 py-2.5">
      <p className="font-semibold">We’ve kept what you typed before. It isn’t {wanted} yet.</p>
      <Button size="slim" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
