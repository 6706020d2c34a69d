import { Button } from '~/components/ui/button'

/** What could not be read, and the way to ask again. */
export function ReadingFailed({ sentence, onAgain }: { sentence: string; onAgain: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-sm border-2 border-bad bg-sheet px-4 py-3"
    >
      <p className="font-semibold text-bad">{sentence}</p>
      <Button size="slim" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}
