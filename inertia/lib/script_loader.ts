import { statusOf } from '~/lib/network'

/** `offline`: no answer; `gone`: the shop was deployed and has the file no more; `broken`: it is there and does not load. */
export type ScriptFailure = 'offline' | 'gone' | 'broken'

export class ScriptUnavailable extends Error {
  readonly reason: ScriptFailure

  constructor(reason: ScriptFailure) {
    super(`A script is unavailable: ${reason}`)
    this.name = 'ScriptUnavailable'
    this.reason = reason
  }
}

/** The script this document was started with; its name changes with every deployment that changes a script. */
export const entryScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

/** Browsers name the file in words of their own, or (Safari) not at all. */
function fileIn(error: unknown): string | undefined {
  return /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(error instanceof Error ? error.message : '')?.[0]
}

async function failureOf(error: unknown): Promise<ScriptFailure> {
  const files = [fileIn(error), entryScript()].filter((file) => file)
  const statuses = await Promise.all(files.map((file) => statusOf(file!)))
  if (statuses.some((status) => status === 404 || status === 410)) return 'gone'
  return statuses.some((status) => status === null || status >= 500) ? 'offline' : 'broken'
}

/** Styles that did not come with their script. Vite asks for each once per document, so they are put up again here. */
const lostStyles = new Set<string>()

function noteLostStyle(error: unknown) {
  const file = fileIn(error)
  if (file?.endsWith('.css')) lostStyles.add(file)
}

async function fetchLostStyles() {
  for (const file of lostStyles) {
    const lost = document.querySelector(`link[rel="stylesheet"][href="${file}"]`)
    if (lost) await putUpAgain(lost)
    lostStyles.delete(file)
  }
}

function putUpAgain(lost: Element): Promise<void> {
  const link = lost.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)))
    lost.replaceWith(link)
  })
}

async function attempt<T>(load: () => Promise<T>): Promise<T> {
  try {
    await fetchLostStyles()
    return await load()
  } catch (error) {
    noteLostStyle(error)
    throw error
  }
}

/**
 * Imports a script. One lost packet is made good by a second request; what fails then is a ScriptUnavailable with the
 * reason. Some browsers remember a failed import for as long as the document lives: those are `broken` until a reload.
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await attempt(load)
  } catch (error) {
    const failure = await failureOf(error)
    if (failure !== 'broken') throw new ScriptUnavailable(failure)
    return attempt(load).catch(() => {
      throw new ScriptUnavailable('broken')
    })
  }
}
