import { type FormEvent, useState } from 'react'
import { useFocusFirstError } from '~/components/ui/field'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import type { Attempt } from '~/lib/idempotency'

type CallForm<Answer> = {
  path: string
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent beside the fields of the form. */
  extra?: Record<string, unknown>
  /** Where the call wants another form than one text a field. */
  toBody?: (fields: Record<string, string>) => Record<string, unknown>
  onDone: (answer: Answer) => void
  /** What an answer says that nothing came of it: said in the form, which stays. */
  refusalOf?: (answer: Answer) => string | undefined
  /** For a call that makes something and takes an Idempotency-Key. It outlives the form, which a closed dialog ends. */
  attempt?: Attempt
  /** A question about what was typed, asked once before it is sent; undefined where there is none. */
  ask?: (fields: Record<string, string>) => string | undefined
  /** Says true where it has dealt with the refusal itself. */
  onRefused?: (error: ApiError) => boolean
  /** Errors, by code, that are said under a field of the form. */
  fieldOf?: Record<string, string>
}

function fieldErrorsOf(error: ApiError, fieldOf: Record<string, string>) {
  const field = error.body.code ? fieldOf[error.body.code] : undefined
  return field ? { [field]: error.sentence } : error.errors
}

/** A form that speaks JSON to one of our calls: what is wrong stands under its field, the first of them has the focus. */
export function useCallForm<Answer>({
  path,
  method = 'POST',
  extra,
  toBody = (fields) => fields,
  onDone,
  refusalOf,
  attempt,
  ask,
  onRefused,
  fieldOf = {},
}: CallForm<Answer>) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [question, setQuestion] = useState<string>()
  useFocusFirstError(errors)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const asked = ask?.(fields)
    setQuestion(asked)
    if (asked !== undefined && question === undefined) return
    setBusy(true)
    setMessage(undefined)
    try {
      const body = { ...toBody(fields), ...extra }
      const idempotencyKey = attempt?.keyFor(JSON.stringify(body))
      const answer = await callApi<Answer>(method, path, body, { idempotencyKey })
      attempt?.end()
      const refusal = refusalOf?.(answer)
      if (refusal === undefined) return onDone(answer)
      setBusy(false)
      setErrors({})
      setMessage(refusal)
    } catch (error) {
      if (error instanceof ApiError && onRefused?.(error)) return
      const fieldErrors = error instanceof ApiError ? fieldErrorsOf(error, fieldOf) : {}
      setBusy(false)
      setErrors(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) setMessage(sentenceOf(error))
    }
  }

  return { busy, errors, message, question, submit }
}
