import type { HttpContext } from '@adonisjs/core/http'
import ace from '@adonisjs/core/services/ace'
import { callDeadline } from '#core/http/call_deadline'

/** Commands are loaded only once: two requests that load them concurrently would each find none. */
let booted: Promise<void> | undefined

/** What one call created. */
export type Added = { artists: number; products: number }

/**
 * POST /api/dev/populate-test-data: the command of the same purpose. Two at once wait for each other there, and
 * the second finds nothing to add.
 */
export default class TestDataController {
  async store({ response }: HttpContext) {
    booted ??= ace.boot()
    await booted
    // Large data sets take longer than a request may.
    const command = await callDeadline.without(() => ace.exec('testdata:populate', ['--quiet']))
    if (command.error) throw command.error
    const { artists, products } = command.result as Added
    return response.ok({ artists, products })
  }
}
