import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CheckBooks, type Checked } from '#admin/books/check_books'
import { CheckProviders } from '#admin/books/check_providers'
import type { Difference } from '#admin/books/comparison'
import { lineOf } from '#admin/books/line_of'
import { ProviderNotConfigured, ProviderNotConnected } from '#fulfilment/public'
import { paymentsConfigured } from '#payments/public'

/** The books do not agree with something: a person has to look. */
export class BooksDiffer extends Error {
  constructor(differences: number, first: string) {
    super(
      `The books differ in ${differences} of what was compared, the log has all of it: ${first}`
    )
  }
}

type Check = (tell: (difference: Difference) => void) => Promise<Checked>

/** The checks of the books as timers do them: each difference is logged, and any of them fails the run. */
@inject()
export class WatchBooks {
  constructor(
    private books: CheckBooks,
    private providers: CheckProviders
  ) {}

  /** Throws BooksDiffer. */
  async againstRows(): Promise<void> {
    await this.#watch((tell) => this.books.handle(tell))
  }

  /** Where a provider is missing there is nothing to compare. Throws BooksDiffer, and the providers’ errors. */
  async againstProviders(): Promise<void> {
    if (!paymentsConfigured()) return
    try {
      await this.#watch((tell) => this.providers.handle(tell))
    } catch (error) {
      const isMissing =
        error instanceof ProviderNotConfigured || error instanceof ProviderNotConnected
      if (!isMissing) throw error
      logger.warn('The books are not compared with the providers: Printful is not connected')
    }
  }

  async #watch(check: Check): Promise<void> {
    const lines: string[] = []
    const { differences } = await check((difference) => {
      const line = lineOf(difference)
      logger.error({ difference: line }, 'The books differ')
      if (lines.length === 0) lines.push(line)
    })
    if (differences > 0) throw new BooksDiffer(differences, lines[0]!)
  }
}
