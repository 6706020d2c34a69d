import { AsyncLocalStorage } from 'node:async_hooks'

type Fields = Record<string, string | undefined>

const contexts = new AsyncLocalStorage<() => Fields>()

/** The fields that every log line of a request or a job carries: its id, and what it is. */
export const logContext = {
  /** Runs `work`; each line that it logs, also later, has what `fields` returns at that moment. */
  run<Result>(fields: () => Fields, work: () => Result): Result {
    return contexts.run(fields, work)
  },

  /** For what outlives the request or job that happens to start it. */
  without<Result>(work: () => Result): Result {
    return contexts.exit(work)
  },

  /** Of the line that is being logged; none outside a request or job. */
  fields(): Fields {
    return contexts.getStore()?.() ?? {}
  },
}
