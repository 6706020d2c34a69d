/**
 * The service worker's own scope. TypeScript has types either for a page or for a worker, not for both in one project:
 * what the worker uses of its scope beyond a page's is described here.
 */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type SyncEvent = ExtendableEvent & { tag: string; lastChance: boolean }

type Client = { id: string; postMessage(message: unknown): void }

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  sync: SyncEvent
  message: ExtendableEvent & { data: unknown }
}

type Registration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> }
}

type WorkerScope = {
  registration: Registration
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<Client[]>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void
  ): void
}

export const scope = globalThis as unknown as WorkerScope

/** Tells every open page of the shop. */
export async function tellPages(message: { type: string; reason?: string }) {
  for (const client of await scope.clients.matchAll({ type: 'window' })) client.postMessage(message)
}
