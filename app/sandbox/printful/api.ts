import { setTimeout as wait } from 'node:timers/promises'
import { callerOf, storeOf, type Caller } from '#sandbox/printful/access/tokens'
import { rateLimits, type Bucket } from '#sandbox/printful/access/rate_limit'
import { faults, type Fault, type FaultKind } from '#sandbox/printful/faults'
import type { Page } from '#sandbox/printful/paging'
import { internalError, PrintfulError, tooManyRequests } from '#sandbox/printful/printful_error'

export type ApiRequest = {
  method: string
  /** Below the API's base: "/orders/1" */
  path: string
  query: Record<string, unknown>
  body: unknown
  authorization?: string
  storeHeader?: string
  params: Record<string, string>
}

/** The latest calls as they came: tests look here for what was sent, and that nothing was. */
const LONGEST_LOG = 500
export const requestLog: ApiRequest[] = []

/** `manner`: what becomes of the answer on its way. */
export type ApiAnswer = {
  status: number
  headers: Record<string, string>
  body: object
  manner: 'whole' | 'cut_off' | 'malformed' | 'lost_answer'
}

export type Call = Pick<ApiRequest, 'query' | 'body' | 'params'> & {
  caller: Caller
  /** The store it is about; 0 for calls about none */
  store: number
  /** What was planned for this call */
  fault?: FaultKind
}

export type Operation = {
  /** Whether it is about one store: then an account's token has to say which */
  isOfStore: boolean
  /** The allowances it takes from besides the general one */
  buckets?: (body: unknown) => Bucket[]
  run: (call: Call) => Promise<{ result: unknown } & Page>
}

/** What every call passes: the token, the rate limit, planned faults, the store, Printful's envelope. */
export async function answerCall(request: ApiRequest, operation: Operation): Promise<ApiAnswer> {
  requestLog.push(request)
  if (requestLog.length > LONGEST_LOG) requestLog.shift()
  const headers: Record<string, string> = {}
  const answer = (status: number, body: object, fault?: Fault): ApiAnswer => ({
    status,
    headers,
    body,
    manner: mannerOf(fault),
  })
  try {
    const caller = await callerOf(request.authorization)
    const buckets: Bucket[] = ['calls', ...(operation.buckets?.(request.body) ?? [])]
    const allowance = rateLimits.take(caller.token, buckets)
    Object.assign(headers, allowance.headers)
    const fault = faults.next(request.method, request.path)
    if (allowance.isRefused) throw tooManyRequests(allowance.seconds)
    if (fault?.kind === 'rate_limit') {
      const seconds = Math.ceil(fault.milliseconds / 1000)
      headers['X-Ratelimit-Remaining'] = '0'
      headers['X-Ratelimit-Reset'] = String(seconds)
      throw tooManyRequests(seconds)
    }
    if (fault?.kind === 'server_error') throw internalError()
    const store = operation.isOfStore ? storeOf(caller, request.storeHeader) : 0
    const { query, body, params } = request
    const done = await operation.run({ query, body, params, caller, store, fault: fault?.kind })
    if (fault?.kind === 'slow') await wait(fault.milliseconds)
    // An empty object of the real API is an empty list.
    return answer(200, { code: 200, extra: [], ...done }, fault)
  } catch (error) {
    if (!(error instanceof PrintfulError)) throw error
    return answer(error.status, error.toBody())
  }
}

function mannerOf(fault: Fault | undefined): ApiAnswer['manner'] {
  const { kind } = fault ?? {}
  return kind === 'cut_off' || kind === 'malformed' || kind === 'lost_answer' ? kind : 'whole'
}
