import type { Sync } from '#fulfilment/transformers/sync_transformer'
import { connectionOf } from '~/components/fulfilment/connection'
import { ProviderRead } from '~/components/fulfilment/provider_read'
import { SyncRuns } from '~/components/fulfilment/sync_runs'
import { progressWords } from '~/components/fulfilment/sync_words'
import { useStatus } from '~/components/fulfilment/use_provider'
import { useSync } from '~/components/fulfilment/use_sync'
import { useAdminRole } from '~/hooks/use_admin_role'
import { Button } from '~/components/ui/button'
import { TableSkeleton } from '~/components/ui/skeleton'

const SHOWN = 5

/** How far the run is that is not done, or why it stopped. */
function Progress({ run }: { run: Sync }) {
  const { state, progress, failure } = run
  if (state === 'done') return null
  const words = state === 'waiting' ? 'Starts as soon as a worker is free' : progressWords(run)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold">
        {words}
      </p>
      {state === 'failed' && failure && (
        <p className="text-bad">{failure} The next run continues from here.</p>
      )}
      {state === 'running' && (
        <progress
          aria-label="Reading the store"
          value={progress.total > 0 ? progress.done : undefined}
          max={progress.total > 0 ? progress.total : undefined}
          className="h-1.5 w-full accent-stage"
        />
      )}
    </div>
  )
}

function Runs({ runs }: { runs: Sync[] }) {
  const [latest] = runs
  if (!latest) return <p className="text-ink-soft">The store has not been read yet.</p>
  return (
    <>
      <Progress run={latest} />
      <SyncRuns runs={runs.slice(0, SHOWN)} />
    </>
  )
}

/** Why nothing can be read now, as far as that is known; where it is not, a press finds out. */
function useObstacle(): string | null {
  const connection = connectionOf(useStatus())
  if (connection?.state === 'unauthorized') return 'Authorize Printful first.'
  if (connection?.state === 'unconfigured') return 'Configure Printful first.'
  return null
}

/** Reading the store into the shop: by a press, how far it is, and what the last runs have found. */
export function SyncPanel() {
  const { runs, ordered, order } = useSync()
  const { mayChange } = useAdminRole()
  const obstacle = useObstacle()
  const reason = obstacle === null ? undefined : 'sync-obstacle'
  return (
    <section aria-labelledby="sync" className="grid content-start gap-4">
      <h2 id="sync" className="display-card">
        Sync
      </h2>
      <p className="text-ink-soft">
        Reads products, stock and costs of the store into the shop. Runs hourly, and in full every
        night. Cost changes never change selling prices.
      </p>
      {mayChange('provider') && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="ink"
            busy={ordered === 'incremental'}
            busyLabel="Ordering"
            disabled={ordered === 'full' || obstacle !== null}
            aria-describedby={reason}
            onClick={() => void order('incremental')}
          >
            Sync now
          </Button>
          <Button
            busy={ordered === 'full'}
            busyLabel="Ordering"
            disabled={ordered === 'incremental' || obstacle !== null}
            aria-describedby={reason}
            onClick={() => void order('full')}
          >
            Full sync
          </Button>
          {obstacle && <p id={reason}>{obstacle}</p>}
        </div>
      )}
      <ProviderRead read={runs} what="the last runs" skeleton={<TableSkeleton rows={3} />}>
        {(known) => <Runs runs={known} />}
      </ProviderRead>
    </section>
  )
}
