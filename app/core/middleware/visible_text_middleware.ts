import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Characters that show nothing, or turn the text around them: with them a name can look like another's or like none.
 * The joiners that emoji and some scripts need (U+200C, U+200D) stay.
 */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/gu

/** What is left shows nothing either. */
const BLANK = /^[\s\p{Cf}\uFE00-\uFE0F]*$/u

/** A secret is kept as it was typed. */
const SECRET = /password|token/i

/** Texts arrive as they look: what cannot be seen is no part of a name, a word or a message. */
export default class VisibleTextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const body = request.body()
    showText(body)
    // What is read of a request is a copy of its body.
    request.updateBody(body)
    return next()
  }
}

/** Without recursion: a body may be nested deeper than the stack is. */
function showText(body: unknown) {
  const left: unknown[] = [body]
  while (left.length > 0) {
    const holder = left.pop()
    if (typeof holder !== 'object' || holder === null) continue
    const fields = holder as Record<string, unknown>
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value !== 'string') left.push(value)
      else if (!SECRET.test(name)) fields[name] = visible(value)
    }
  }
}

export function visible(text: string): string {
  const shown = text.replace(INVISIBLE, '')
  return BLANK.test(shown) ? '' : shown
}
