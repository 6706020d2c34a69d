import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi, sentenceOf } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'

/** A question: a read by its path, or one that is asked in a body. */
type Call = { method: 'POST'; path: string; body: object }

/**
 * What a call answers, read in the browser and kept as `lib/reads` says; nothing is asked while `call` is null. `result`
 * is of this very question, `earlier` of the last one that was answered, for what should not flicker.
 */
export function useApiQuery<Result>(call: string | Call | null, holding: object = {}) {
  const { method, path, body } =
    typeof call === 'string' || call === null
      ? { method: 'GET' as const, path: call ?? '', body: undefined }
      : call
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: body ? [path, body] : [path],
    queryFn: () => withTimeout(callApi<Result>(method, path, body)),
    enabled: call !== null,
    placeholderData: keepPreviousData,
    ...holding,
  })
  return {
    result: call === null || isPlaceholderData ? undefined : data,
    earlier: data,
    failure: error && !isFetching ? sentenceOf(error) : undefined,
    error: isFetching ? null : error,
    isUnderWay: isFetching,
    again: () => void refetch(),
  }
}
