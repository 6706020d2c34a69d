import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { FetchRefused } from '#core/http/public_fetch'
import { BlankOffers } from '#fulfilment/blanks/blank_offers'
import { isTransientFailure, ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'
import type { Mockups } from '#fulfilment/port_types'
import { FulfilmentProvider } from '#fulfilment/provider'
import { BACKGROUND } from '#fulfilment/sync/sync_phase'

type Wanted = Parameters<Mockups['request']>[0]

/** Pause where the provider does not say when to retry, or is not connected. */
const PAUSE_SECONDS = 60
/** Pause before a task is polled again. */
const LOOK_SECONDS = 5
const LONGEST_PROBLEM = 300

/** Implements `mockupsPort` of catalog. Returns failures as values, because a job decides when to retry. */
@inject()
export class MockupsAdapter implements Mockups {
  constructor(
    private provider: FulfilmentProvider,
    private offers: BlankOffers
  ) {}

  async request({ blankId, catalogVariantIds, sides }: Wanted) {
    const areas = (await this.offers.find(blankId))?.areas ?? []
    const files = sides.map(({ placement, imageUrl }) => ({
      placement,
      imageUrl,
      area: areas.find((area) => area.placement === placement),
    }))
    const wanted = { catalogItemId: blankId, catalogVariantIds, files }
    return outcomeOf(async () => ({
      // Waits a minute at most for the rate limit: the job runs again.
      task: await this.provider.mockups.createTask(wanted, { ...BACKGROUND, queueTimeout: 60_000 }),
    }))
  }

  async read(task: string) {
    return outcomeOf(async () => {
      const read = await this.provider.mockups.readTask(task, {
        ...BACKGROUND,
        queueTimeout: 60_000,
      })
      if (read.status === 'pending') return { retryAfterSeconds: LOOK_SECONDS }
      if (read.status === 'failed') return { problem: read.reason.slice(0, LONGEST_PROBLEM) }
      return { mockups: read.pictures }
    })
  }

  async fetch(url: string, mostBytes: number) {
    try {
      return { bytes: await this.provider.mockups.fetch(url, mostBytes) }
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      const isAway =
        error.reason === 'unreachable' ||
        error.reason === 'time' ||
        (error.reason === 'status' && error.status! >= 500)
      return isAway
        ? { retryAfterSeconds: PAUSE_SECONDS }
        : { problem: `The picture could not be read: ${error.reason} ${error.status ?? ''}`.trim() }
    }
  }
}

async function outcomeOf<Result>(ask: () => Promise<Result>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderRefused)
      return { problem: error.providerMessage.slice(0, LONGEST_PROBLEM) }
    if (!isTransientFailure(error)) throw error
    logger.warn({ err: error }, 'The provider was not asked for mock-ups now')
    const seconds = error instanceof ProviderUnavailable ? error.retryAfterSeconds : null
    return { retryAfterSeconds: seconds ?? PAUSE_SECONDS }
  }
}
