import { useEffect, useState } from 'react'
import { callApi, sentenceOf } from '~/lib/api'
import { withPatience } from '~/lib/patience'

type Call = { path: string; method: 'GET' | 'POST'; body?: string }

type Answer<Result> = { of: string; result?: Result; failure?: string }

const keyOf = ({ method, path, body = '' }: Call) => `${method} ${path} ${body}`

/**
 * What a call answers, read in the browser; nothing while `call` is null. The last question's answer counts, however late
 * an earlier one comes. `earlier` is the last answer that there was, for what should not flicker.
 */
export function useReading<Result>(call: string | Call | null) {
  const asked: Call | null = typeof call === 'string' ? { method: 'GET', path: call } : call
  const key = asked && keyOf(asked)
  const [answer, setAnswer] = useState<Answer<Result> | null>(null)
  const [earlier, setEarlier] = useState<Result>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (key === null) return
    const [method, path, ...rest] = key.split(' ')
    const body = rest.join(' ')
    let isWanted = true
    withPatience(
      callApi<Result>(method as Call['method'], path!, body ? JSON.parse(body) : undefined)
    )
      .then((result) => {
        if (!isWanted) return
        setAnswer({ of: key, result })
        setEarlier(result)
      })
      .catch((error: unknown) => isWanted && setAnswer({ of: key, failure: sentenceOf(error) }))
    return () => {
      isWanted = false
    }
  }, [key, attempt])

  const own = key !== null && answer?.of === key ? answer : null
  return {
    result: own?.result,
    failure: own?.failure,
    earlier,
    isUnderWay: key !== null && own === null,
    again: () => {
      setAnswer(null)
      setAttempt(attempt + 1)
    },
  }
}
