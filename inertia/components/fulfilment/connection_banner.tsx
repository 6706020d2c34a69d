import { CircleAlert, CircleCheck, KeyRound, type LucideIcon, RefreshCw } from 'lucide-react'
import { AuthorizeButton } from '~/components/fulfilment/authorize_button'
import { type Connection, connectionOf } from '~/components/fulfilment/connection'
import { useIsAdmin, useStatus, useStatusPress } from '~/components/fulfilment/use_provider'
import { Button } from '~/components/ui/button'
import { Skeleton } from '~/components/ui/skeleton'
import { cn } from '~/lib/classes'

const looks: Record<Connection['state'], { icon: LucideIcon; frame: string; word: string }> = {
  connected: { icon: CircleCheck, frame: 'border-line', word: 'text-good' },
  unauthorized: { icon: KeyRound, frame: 'border-warn', word: 'text-warn' },
  unconfigured: { icon: CircleAlert, frame: 'border-bad', word: 'text-bad' },
  unknown: { icon: CircleAlert, frame: 'border-bad', word: 'text-bad' },
}

/** Who has to do something: not the artist who reads it. */
function textFor({ state, text }: Connection, isAdmin: boolean): string | null {
  return state === 'unauthorized' && !isAdmin
    ? 'An admin needs to authorize Printful. You don’t need to do anything.'
    : text
}

/** Whether merchandise can be made now, what helps where it cannot, and the way to ask again. */
export function ConnectionBanner() {
  const status = useStatus()
  const press = useStatusPress()
  const isAdmin = useIsAdmin()
  const connection = connectionOf(status)
  return (
    <div role="status" aria-label="Connection to Printful">
      {connection ? (
        <Known
          connection={connection}
          isAdmin={isAdmin}
          isAsking={status.isFetching}
          // What failed is shown by the query itself.
          onAsk={() => void press().catch(() => undefined)}
        />
      ) : (
        <>
          <Skeleton className="h-16" />
          <span className="sr-only">Loading</span>
        </>
      )}
    </div>
  )
}

type KnownProps = {
  connection: Connection
  isAdmin: boolean
  isAsking: boolean
  onAsk: () => void
}

function Known({ connection, isAdmin, isAsking, onAsk }: KnownProps) {
  const { icon: Icon, frame, word } = looks[connection.state]
  const text = textFor(connection, isAdmin)
  const isFine = connection.state === 'connected'
  return (
    <div
      className={cn(
        'flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sm border-[1.5px] bg-sheet py-2 pr-2 pl-4',
        frame
      )}
    >
      <div
        className={cn(
          'flex min-w-0 flex-1 items-start gap-3',
          // What is fine takes one line on a phone as well.
          isFine ? 'basis-40' : 'basis-60'
        )}
      >
        <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', word)} />
        <p className="min-w-0 leading-snug">
          <strong className={cn('block', word)}>{connection.title}</strong>
          {text}
        </p>
      </div>
      <div
        className={cn(
          'flex flex-wrap items-center gap-2',
          !isFine && 'max-sm:w-full max-sm:*:flex-auto max-sm:*:whitespace-nowrap'
        )}
      >
        {connection.state === 'unauthorized' && isAdmin && <AuthorizeButton size="slim" />}
        <Button variant="quiet" size="slim" busy={isAsking} onClick={onAsk}>
          <RefreshCw aria-hidden className="size-4" />
          <span className={cn(isFine && 'max-sm:sr-only')}>Check again</span>
        </Button>
      </div>
    </div>
  )
}
