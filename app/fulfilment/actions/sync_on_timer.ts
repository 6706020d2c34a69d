import { inject } from '@adonisjs/core'
import { ProviderNotConfigured, ProviderNotConnected, SyncRunning } from '#fulfilment/errors'
import type { SyncKind, SyncRun } from '#fulfilment/sync/sync_run'
import { SyncStore } from '#fulfilment/sync/sync_store'

/** What a timer asks for is no matter where there is no provider, or where somebody is at it. */
@inject()
export class SyncOnTimer {
  constructor(private sync: SyncStore) {}

  /** The run once it is done; null where it was left out. */
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
