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
 * How long what the browser has read holds (docs/rules/interface.md#reads-in-the-browser): for as long as the document
 * lives, and asked again by a press alone. Without a network a read fails at once; it does not wait for one to come.
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

/** Asked at once and every five seconds, while the page is in view; never before the last answer came. */
export const everyFiveSeconds = {
  refetchOnMount: 'always',
  refetchInterval: FIVE_SECONDS,
  refetchIntervalInBackground: false,
} as const

/** Asked at once, and every five seconds for as long as what it tells of goes on. */
export const everyFiveSecondsWhile = <T,>(isGoingOn: (data: T) => boolean): Holding<T> => ({
  refetchOnMount: 'always',
  refetchInterval: ({ state: { data } }) =>
    data !== undefined && isGoingOn(data) ? FIVE_SECONDS : false,
})

/** Asked when `refetch` is called. */
export const onDemand = { enabled: false } as const

const makeClient = () => new QueryClient({ defaultOptions: { queries: asRead } })

/** One document is one account's: leaving it for another one is a new page (lib/log_out). */
let kept: QueryClient | undefined

/** On the server nothing is read, and nothing is kept from one request to the next. */
const clientHere = () => (typeof window === 'undefined' ? makeClient() : (kept ??= makeClient()))

/** Around what reads from the browser. */
export function Reads({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/**
 * Requests `anew` and stores its answer as that of `path`, for all components that show it; joins a request in
 * progress.
 */
export function useReadAnew<T>(path: string, anew: string) {
  const client = useQueryClient()
  return () =>
    client.fetchQuery({
      queryKey: [path],
      queryFn: () => withTimeout(callApi<T>('GET', anew)),
      staleTime: 0,
    })
}

/** One of our calls, known by its path: all that ask for it share one answer. */
export function useRead<T>(path: string, holding: Holding<T> = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: () => withTimeout(callApi<T>('GET', path)),
    ...holding,
  })
}
