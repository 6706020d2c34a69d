/** A call that was made without a network and is still to be sent. */
export type QueuedCall = {
  /** The server takes it once. */
  id: string
  method: string
  path: string
  body: string
  contentType: string | null
  /** The band of its page (inertia/lib/page_band.ts), whichever one its account has switched to by then; null for none. */
  bandId?: string | null
  /** When it was done, in ms since 1970. */
  at: number
  /** Whether it is being sent while its page waits for the answer. */
  isUnderWay?: boolean
}

export type StoredCall = QueuedCall & { key: number }

const DATABASE = 'gigstall'
const CALLS = 'calls'
const FACTS = 'facts'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(CALLS, { keyPath: 'key', autoIncrement: true })
      request.result.createObjectStore(FACTS)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No database'))
  })
}

let opened: Promise<IDBDatabase> | undefined

async function run<Result>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>
): Promise<Result> {
  opened ??= open()
  const database = await opened.catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const request = work(transaction.objectStore(store))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error('Not stored'))
  })
}

export const queueStore = {
  /** @returns its key */
  add: async (call: QueuedCall) =>
    (await run(CALLS, 'readwrite', (store) => store.add(call))) as number,
  /** The one that was made first of those after this key; undefined where there is none. */
  after: async (key: number): Promise<StoredCall | undefined> => {
    const later = IDBKeyRange.lowerBound(key, true)
    const found = await run<StoredCall[]>(CALLS, 'readonly', (store) => store.getAll(later, 1))
    return found[0]
  },
  all: () => run<StoredCall[]>(CALLS, 'readonly', (store) => store.getAll()),
  put: (call: StoredCall) => run(CALLS, 'readwrite', (store) => store.put(call)),
  count: () => run(CALLS, 'readonly', (store) => store.count()),
  remove: (key: number) => run(CALLS, 'readwrite', (store) => store.delete(key)),
}

/** Whether an account was logged in on the page that was opened last: 0 or 1. */
export const LOGGED_IN = 'logged-in'

/** When a code was last scanned, in ms since 1970. */
export const SCANNED = 'scanned'

/** Single facts of this device. */
export const facts = {
  get: (name: string) => run<unknown>(FACTS, 'readonly', (store) => store.get(name)),
  set: (name: string, value: number) => run(FACTS, 'readwrite', (store) => store.put(value, name)),
}
