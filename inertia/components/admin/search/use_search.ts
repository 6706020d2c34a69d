import { useEffect, useState } from 'react'
import type { Found } from '#admin/queries/admin_search_query'
import { useDebounced } from '~/hooks/use_debounced'
import { callApi, sentenceOf } from '~/lib/api'

const PAUSE_MS = 120
const SHORTEST = 2

type Answer = { search: string; found: Found[]; error?: string }

/** What the search of the admin area finds, once typing pauses; an answer that is late is dropped. */
export function useSearch(typed: string) {
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const [answer, setAnswer] = useState<Answer>({ search: '', found: [] })
  useEffect(() => {
    if (search.length < SHORTEST) return
    let isWanted = true
    callApi<Found[]>('GET', `/api/admin/search?search=${encodeURIComponent(search)}`)
      .then((found) => isWanted && setAnswer({ search, found }))
      .catch((error: unknown) => {
        if (isWanted) setAnswer({ search, found: [], error: sentenceOf(error) })
      })
    return () => {
      isWanted = false
    }
  }, [search])
  const isAsked = typed.trim().length >= SHORTEST
  return {
    found: isAsked ? answer.found : [],
    error: isAsked ? answer.error : undefined,
    isDone: isAsked && answer.search === typed.trim(),
  }
}
