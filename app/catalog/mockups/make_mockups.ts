import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { MockupRequests } from '#catalog/mockups/mockup_requests'
import {
  mockupsPort,
  type AskLater,
  type NotDone,
  type ProviderMockup,
} from '#catalog/mockups/mockups_port'
import { RemoveOutdatedMockups } from '#catalog/mockups/remove_outdated_mockups'
import type { MockupRequestRow } from '#catalog/mockups/rows'
import { ShowMockups } from '#catalog/mockups/show_mockups'
import { StoreMockup } from '#catalog/mockups/store_mockup'
import { clock } from '#shared/clock'

/** A request fails after this many unsuccessful tasks. */
const MOST_TASKS = 3
/** Pause before a task is first polled; doubled with each poll, up to the longest. */
const FIRST_LOOK_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 60
/** A task that takes longer is created again. */
const TASK_MINUTES = 15
/** Pause before a new task; doubled with each unsuccessful one. */
const FIRST_RETRY_SECONDS = 60
const MOST_WAIT_SECONDS = 3_600

/**
 * Gets requested mock-ups from the provider: creates a task, polls it with growing pauses, copies the pictures, and
 * removes outdated ones. Each step is written before the next begins, so a killed run continues later.
 */
@inject()
export class MakeMockups {
  constructor(
    private requests: MockupRequests,
    private storeMockup: StoreMockup,
    private showMockups: ShowMockups,
    private removeOutdated: RemoveOutdatedMockups
  ) {}

  /** Takes one step with each request that is due. @returns how many there were */
  async handle(): Promise<number> {
    let steps = 0
    for (;;) {
      const request = await this.requests.claim()
      if (!request) break
      steps++
      try {
        await (request.state === 'wanted' ? this.#ask(request) : this.#look(request))
      } catch (error) {
        // Our own error must not stop other requests; this one is retried when its lease ends.
        logger.error({ err: error, productId: request.product_id }, 'Mock-ups could not be made')
      }
    }
    await this.removeOutdated.handle()
    return steps
  }

  async #ask(request: MockupRequestRow): Promise<void> {
    const outcome = await mockupsPort.current().request({
      blankId: Number(request.catalog_item_id),
      catalogVariantIds: request.catalog_variant_ids.map(Number),
      sides: request.sides,
    })
    if ('problem' in outcome) return this.#fail(request, outcome.problem)
    if ('retryAfterSeconds' in outcome)
      return void (await this.requests.write(request, {}, pauseOf(outcome)))
    const asked = {
      state: 'asked' as const,
      task: outcome.task,
      requested_at: clock.now().toJSDate(),
      looks: 0,
      tasks: request.tasks + 1,
    }
    await this.requests.write(request, asked, FIRST_LOOK_SECONDS)
  }

  async #look(request: MockupRequestRow): Promise<void> {
    const outcome = await mockupsPort.current().read(request.task!)
    if ('mockups' in outcome) return this.#store(request, outcome.mockups)
    if ('problem' in outcome) return this.#askAgain(request, outcome)
    const overdue = clock.now().minus({ minutes: TASK_MINUTES }).toJSDate()
    if (request.requested_at! < overdue)
      return this.#askAgain(request, { problem: 'The provider did not draw it in time' })
    await this.#lookLater(request, outcome)
  }

  async #lookLater(request: MockupRequestRow, later: AskLater): Promise<void> {
    const grown = Math.min(LONGEST_PAUSE_SECONDS, FIRST_LOOK_SECONDS * 2 ** request.looks)
    const seconds = Math.max(grown, pauseOf(later))
    await this.requests.write(request, { looks: request.looks + 1 }, seconds)
  }

  async #store(request: MockupRequestRow, given: ProviderMockup[]): Promise<void> {
    const mockups = chosenFrom(request, given)
    if (mockups.length === 0)
      return this.#askAgain(request, { problem: 'The provider sent no picture of it' })
    for (const mockup of mockups) {
      if (!(await this.requests.renew(request))) return
      const outcome = await this.storeMockup.handle(request, mockup)
      if (outcome === null) continue
      return 'problem' in outcome
        ? this.#askAgain(request, outcome)
        : this.#lookLater(request, outcome)
    }
    await this.showMockups.handle(request)
  }

  /** Creates the task again, because it failed or its pictures are gone. */
  async #askAgain(request: MockupRequestRow, { problem }: NotDone): Promise<void> {
    if (request.tasks >= MOST_TASKS) return this.#fail(request, problem)
    logger.warn({ productId: request.product_id, problem }, 'Mock-ups are asked for again')
    const wanted = { state: 'wanted' as const, task: null, requested_at: null }
    await this.requests.write(request, wanted, FIRST_RETRY_SECONDS * 2 ** (request.tasks - 1))
  }

  async #fail(request: MockupRequestRow, problem: string): Promise<void> {
    logger.error({ productId: request.product_id, problem }, 'The provider draws no mock-ups of it')
    const failed = { state: 'failed' as const, task: null, requested_at: null, problem }
    await this.requests.write(request, failed, 0)
  }
}

const pauseOf = ({ retryAfterSeconds }: AskLater) =>
  Math.min(MOST_WAIT_SECONDS, Math.max(1, retryAfterSeconds))

/** The mock-ups of the requested sides and variants. */
function chosenFrom(request: MockupRequestRow, mockups: ProviderMockup[]): ProviderMockup[] {
  const ids = new Set(request.catalog_variant_ids.map(Number))
  return mockups.flatMap((mockup) => {
    const catalogVariantIds = mockup.catalogVariantIds.filter((id) => ids.has(id))
    const isWanted = request.sides.some(({ placement }) => placement === mockup.placement)
    return isWanted && catalogVariantIds.length > 0 ? [{ ...mockup, catalogVariantIds }] : []
  })
}
