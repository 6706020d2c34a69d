import {
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callApi } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'

/**
 * How long data in the browser stays fresh (docs/rules/interface.md#reads-in-the-browser): as long as the document
 * lives, unless a press asks again. Without a network a read fails at once; it does not wait for one.
 */
const asRead = {
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  retry: false,
  networkMode: 'always',
} as const

type Holding<T> = Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>

const FIVE_SECONDS = 5_000

/** For data that changes on the server: fresh for five minutes, after which a newly opened page asks again. */
export const forFiveMinutes = { staleTime: 5 * 60_000, refetchOnMount: true } as const

/** Polled every five seconds while the page is in view; never before the last answer came. */
export const everyFiveSeconds = {
  refetchOnMount: 'always',
  refetchInterval: FIVE_SECONDS,
  refetchIntervalInBackground: false,
} as const

/** Polled every five seconds for as long as the activity it describes goes on. */
export const everyFiveSecondsWhile = <T,>(isGoingOn: (data: T) => boolean): Holding<T> => ({
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && isGoingOn(data) ? FIVE_SECONDS : false,
})

/** Asked when `refetch` is called. */
export const onDemand = { enabled: false } as const

const makeClient = () => new QueryClient({ defaultOptions: { queries: asRead } })

/** Kept for the document, which belongs to one account: signing in to another one loads a new page (lib/log_out). */
let kept: QueryClient | undefined

/** On the server nothing is read, and nothing is shared between requests. */
const clientHere = () => (typeof window === 'undefined' ? makeClient() : (kept ??= makeClient()))

/** The provider for components that read in the browser. */
export function Reads({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Returns a function that requests the path `refreshPath` and stores its answer under `path`, for all components that show
 * it. Joins a request in progress.
 */
export function useRefreshedRead<T>(path: string, refreshPath: string) {
  const client = useQueryClient()
  return () =>
    client.fetchQuery({
      queryKey: [path],
      queryFn: () => withTimeout(callApi<T>('GET', refreshPath)),
      staleTime: 0,
    })
}

/** A call of our API, identified by its path: all components that ask for it share one answer. */
export function useRead<T>(path: string, holding: Holding<T> = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: () => withTimeout(callApi<T>('GET', path)),
    ...holding,
  })
}
