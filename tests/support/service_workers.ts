import type { BrowserContext, CDPSession } from 'playwright'

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean }

/** What the browser does to service workers on its own, on command. */
export class ServiceWorkers {
  readonly #session: CDPSession
  #registration: Registration | undefined

  private constructor(session: CDPSession) {
    this.#session = session
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      this.#registration = registrations.find(({ isDeleted }) => !isDeleted) ?? this.#registration
    })
  }

  /** Through a page that is none of the shop's. */
  static async of(context: BrowserContext): Promise<ServiceWorkers> {
    const page = await context.newPage()
    const workers = new ServiceWorkers(await context.newCDPSession(page))
    await workers.#session.send('ServiceWorker.enable')
    return workers
  }

  /** Ends them, whatever they are at. */
  async kill() {
    await this.#session.send('ServiceWorker.stopAllWorkers')
  }

  /** Wakes the shop's worker with the network: Background Sync. */
  async sync(tag: string) {
    const { registrationId, scopeURL } = this.#registration!
    const origin = new URL(scopeURL).origin
    await this.#session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag,
      lastChance: false,
    })
  }

  /** In bytes; undefined for as much as there is. */
  async limitStorage(origin: string, quotaSize?: number) {
    await this.#session.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize !== undefined && { quotaSize }),
    })
  }
}
