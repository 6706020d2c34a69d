import { inject } from '@adonisjs/core'
import { ProviderNotConfigured, ProviderNotConnected, SyncRunning } from '#fulfilment/errors'
import type { SyncKind, SyncRun } from '#fulfilment/sync/sync_run'
import { SyncStore } from '#fulfilment/sync/sync_store'

/** Runs a sync for a timer. Skips it without an error where no provider is connected or another sync is running. */
@inject()
export class SyncOnTimer {
  constructor(private sync: SyncStore) {}

  /** Returns the finished run; null where it was skipped. */
  async handle(kind: SyncKind): Promise<SyncRun | null> {
    try {
      return await this.sync.handle({ kind })
    } catch (error) {
      const isNoMatter = [ProviderNotConfigured, ProviderNotConnected, SyncRunning].some(
        (refusal) => error instanceof refusal
      )
      if (isNoMatter) return null
      throw error
    }
  }
}
