import { redactError } from '#core/redact_error'

/** What was looked at, and what it was found to be. `remedy` says what to do about a warning or failure. */
export type Finding = {
  check: string
  state: 'ok' | 'warn' | 'fail'
  message: string
  remedy: string | null
}

/** One thing that `node ace doctor` looks at; it may find several. */
export type Check = {
  name: string
  /** What to do where it throws: then it has failed with the message of the error. */
  remedy: string
  run: () => Promise<Finding[] | Finding>
}

export const ok = (check: string, message: string): Finding => ({
  check,
  state: 'ok',
  message,
  remedy: null,
})

export const warn = (check: string, message: string, remedy: string): Finding => ({
  check,
  state: 'warn',
  message,
  remedy,
})

export const fail = (check: string, message: string, remedy: string): Finding => ({
  check,
  state: 'fail',
  message,
  remedy,
})

/** Longer than a call to a provider with its retries, so that the provider's own words are shown where it has any. */
const TIMEOUT_MS = 40_000

/** Runs a check. One that throws or hangs is a failure with its reason, without secrets. */
export async function findingsOf({ name, remedy, run }: Check): Promise<Finding[]> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new Error(`No answer within ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS
    ).unref()
  )
  try {
    return [await Promise.race([run(), timeout])].flat()
  } catch (error) {
    return [fail(name, redactError(error), remedy)]
  }
}
