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
import { settings } from '#settings/public'

/** The advisory lock that a worker holds while it works on a run, across all nodes. */
export const SYNC_LOCK = 'store sync'

/** More unreadable items than this are no longer exceptions: the provider is in trouble. */
const MOST_UNREAD = 20

type WorkingPhase = Exclude<SyncPhase, 'done'>

type Wish = { kind: SyncKind; onStep?: (run: SyncRun) => void }

/**
 * Reads the platform's store at the provider into our own tables, and from there into the shop. Every step is one
 * transaction with its entry in the run, so that work may stop at any moment and later continue from there.
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
   * Returns the finished run; continues the one that was cut off before, where there is one. Throws SyncRunning where
   * another worker is running it, and what the provider's calls throw; the run then stays unfinished.
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
        // Checked after the step, and counted per worker: the next one continues after the items that stopped this one.
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
    const rates = (await settings.read()).exchangeRates()
    return db.transaction(async (trx) => {
      const entered = await this.runs.enterNext(run, total, trx)
      if (phase === 'done') {
        await this.publishTypeCosts.handle(rates, trx)
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
