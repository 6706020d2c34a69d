import { AuthorizeButton } from '~/components/fulfilment/authorize_button'
import { adminSentenceOf, isNotConnected } from '~/components/fulfilment/not_connected'
import { Button } from '~/components/ui/button'

/** What could not be read, and the way on: to connect the store where that is missing, or to ask again. */
export function LoadFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-sm border-2 border-bad bg-sheet px-4 py-3"
    >
      <p className="font-semibold text-bad">{adminSentenceOf(error)}</p>
      <div className="flex flex-wrap gap-3">
        {isNotConnected(error) && <AuthorizeButton size="slim" />}
        <Button size="slim" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  )
}
