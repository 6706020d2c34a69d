import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { DomainError } from '#core/exceptions/errors'
import { FulfilmentProvider } from '#fulfilment/provider'
import { ProviderUnavailable, SyncRunning } from '#fulfilment/errors'
import { PlaceCatalogVariants } from '#fulfilment/sync/place_catalog_variants'
import { PublishTypeCosts } from '#fulfilment/sync/publish_type_costs'
import { ReadBlanks } from '#fulfilment/sync/read_blanks'
import { ReadStoreList } from '#fulfilment/sync/read_store_list'
import { ReadStoreProducts } from '#fulfilment/sync/read_store_products'
import type { SyncPhaseWork } from '#fulfilment/sync/sync_phase'
import { phaseAfter, type SyncKind, type SyncPhase, type SyncRun } from '#fulfilment/sync/sync_run'
import { SyncRuns } from '#fulfilment/sync/sync_runs'
import { ApplySyncToCatalog } from '#fulfilment/sync/apply_sync_to_catalog'
import { WarnOfCosts } from '#fulfilment/sync/warn_of_costs'

/** Whoever holds it is at a run, on whatever node. */
export const SYNC_LOCK = 'store sync'

/** So many things that cannot be understood are no odd ones any more: the provider is in trouble. */
const MOST_UNREAD = 20

type WorkingPhase = Exclude<SyncPhase, 'done'>

type Wish = { kind: SyncKind; onStep?: (run: SyncRun) => void }

/**
 * Reads the platform's store at the provider into our own tables, and from there into the shop. Every step is one transaction
 * with its entry in the run, so that a run may end at any moment and the next one goes on where it stands.
 */
@inject()
export class SyncStore {
  readonly #phases: Record<WorkingPhase, SyncPhaseWork>

  constructor(
    private provider: FulfilmentProvider,
    private runs: SyncRuns,
    private warnOfCosts: WarnOfCosts,
    private publishTypeCosts: PublishTypeCosts,
    list: ReadStoreList,
    products: ReadStoreProducts,
    variants: PlaceCatalogVariants,
    blanks: ReadBlanks,
    shop: ApplySyncToCatalog
  ) {
    this.#phases = { list, products, variants, blanks, shop }
  }

  /**
   * The run once it is done: the one that was cut off before, where there is one. Throws SyncRunning where another worker
   * is at it, and what the provider refuses: then it stays unfinished.
   */
  async handle({ kind, onStep }: Wish): Promise<SyncRun> {
    await this.provider.connection.assertConnected()
    const done = await withAdvisoryLock(SYNC_LOCK, async () => this.#work(kind, onStep))
    if (!done) throw new SyncRunning()
    return done.result
  }

  async #work(kind: SyncKind, onStep: Wish['onStep']): Promise<SyncRun> {
    const opened = await this.runs.open(kind)
    try {
      let run = await this.runs.takeUp(opened)
      while (run.phase !== 'done') {
        run = await this.#step(run, run.phase)
        onStep?.(run)
        // Behind the step, and of this worker's alone: the next one begins after what stopped this one.
        if (run.unread - opened.unread > MOST_UNREAD) throw new ProviderUnavailable('unreadable')
      }
      return run
    } catch (error) {
      if (!(error instanceof SyncRunning))
        await this.runs.recordFailure(opened.id, sentenceOf(error))
      throw error
    }
  }

  async #step(run: SyncRun, phase: WorkingPhase): Promise<SyncRun> {
    return (await this.#phases[phase].next(run)) ?? this.#enterNext(run, phaseAfter(phase))
  }

  async #enterNext(run: SyncRun, phase: SyncPhase): Promise<SyncRun> {
    const total = phase === 'done' ? 0 : await this.#phases[phase].count({ ...run, cursor: 0 })
    return db.transaction(async (trx) => {
      const entered = await this.runs.enterNext(run, total, trx)
      if (phase === 'done') {
        await this.publishTypeCosts.handle(trx)
        await this.warnOfCosts.handle(run.id, trx)
      }
      return entered
    })
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof DomainError
    ? error.message
    : 'It stopped because of a fault on our side, which is in the log'
}
