import { scope, tellPages } from '~/service_worker/scope'

/** The header that the server sets on every answer of the application (app/core/http/public_page.ts). */
const MARK = 'X-Gigstall-Page'

export const isPublic = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && headers.get(MARK) === 'public'

/** An answer of the application, and not of a network that answers everything with a page of its own. */
export const isMarked = ({ headers }: Response) => headers.has(MARK)

const isHtml = ({ headers }: Response) => /\bhtml\b/.test(headers.get('Content-Type') ?? '')

/** Whether an answer to a navigation is the shop's: a redirect, a marked one, or a file. */
export const isOurs = (answer: Response) =>
  answer.type === 'opaqueredirect' || isMarked(answer) || !isHtml(answer)

export class Unreachable extends Error {}

/** A difference that a slow answer makes. */
const SMALL_MS = 60_000

/** How far the clock of this device is behind the server's, in ms; 0 if it is about right, or not known. */
export async function clockBehindBy(): Promise<number> {
  const answer = await fetch('/health', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer || !isMarked(answer)) return 0
  const behind = Date.parse(answer.headers.get('Date') ?? '') - Date.now()
  return Math.abs(behind) > SMALL_MS ? behind : 0
}

let wasCut = false
const backListeners: (() => void)[] = []

/** Registers work for the moment at which the shop is reached again. */
export const onceBack = (listener: () => void) => backListeners.push(listener)

/** Records whether the shop was reached, and notifies the pages when it is reached again. */
export function noteReached(isReached: boolean) {
  if (isReached === !wasCut) return
  wasCut = !isReached
  if (!isReached) return
  void tellPages({ type: 'reached' })
  for (const listener of backListeners) listener()
}

/** The answer of the shop; throws Unreachable where none comes, or a foreign one. */
export async function reach(answer: Promise<Response>, isRight = isOurs): Promise<Response> {
  const given = await answer.catch(() => null)
  const isReached = given !== null && isRight(given)
  noteReached(isReached)
  if (!isReached) throw new Unreachable()
  return given
}

/** A page as a visitor without a session gets it; null where there is none that may be kept. */
export async function fetchPublic(
  address: string,
  headers: Record<string, string> = {}
): Promise<Response | null> {
  try {
    const answer = await reach(fetch(address, { credentials: 'omit', headers }))
    return isPublic(answer) ? answer : null
  } catch {
    return null
  }
}

/** The file that an address without a query names, of the worker's own origin. */
export const ownUrl = (address: string) => new URL(address, scope.registration.scope)
