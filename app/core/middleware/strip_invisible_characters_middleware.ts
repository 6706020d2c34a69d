import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { accessRuleOf } from '#core/access'

/**
 * Characters that show nothing, or turn the text around them: with them a name can look like another's or like none.
 * The joiners that emoji and some scripts need (U+200C, U+200D) stay.
 */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/gu

/** Characters that show nothing by themselves: a text of these alone is empty. */
const BLANK = /^[\s\p{Cf}\uFE00-\uFE0F]*$/u

/** Control characters other than the line break and the tab: no keyboard types them, and lists and labels break on them. */
const CONTROL = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu

/**
 * Limits on combining marks, which stack on a letter and would overlap the lines beside it: two that all scripts share,
 * and three of a script whose fonts stack them. In other scripts (Burmese, Tibetan) marks are parts of the syllable and
 * stand beside each other: they only count towards the limit for all.
 */
const MOST_MARKS = { shared: 2, ofScript: 3, all: 8 }
const MARKS = /\p{M}+/gu

/** More marks on one letter than any language writes (the Stream-Safe limit of Unicode's annex 15). */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu
const SHARED_MARK = /[[\p{M}&&\p{Script=Inherited}]--\p{Script_Extensions=Arabic}]/v
const STACKING_SCRIPTS = ['Arabic', 'Hebrew', 'Cyrillic', 'Thai', 'Lao', 'Syriac', 'Thaana']
const SCRIPT_MARK = new RegExp(
  `[${STACKING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]`,
  'v'
)

/** Fields that are written in several lines. Every other text is one line: a name, an address, a title. */
const SEVERAL_LINES = new Set([
  'adminNotes',
  'approvalNotes',
  'bio',
  'body',
  'comment',
  'description',
  'message',
  'note',
  'notes',
  'reason',
  'text',
  'words',
])

/** A secret is kept as it was typed. */
const SECRET = /password|token/i

/**
 * Strips invisible characters from every text of a request body, passwords and tokens excepted. A provider's event and a
 * picture are no typed text and stay as they are.
 */
export default class StripInvisibleCharactersMiddleware {
  handle({ request, route }: HttpContext, next: NextFn) {
    if (accessRuleOf(route)?.body) return next()
    const body = request.body()
    stripFields(body)
    // What is read of a request is a copy of its body.
    request.updateBody(body)
    return next()
  }
}

/** Without recursion: a body may be nested deeper than the stack is. */
function stripFields(body: unknown) {
  const left: unknown[] = [body]
  while (left.length > 0) {
    const holder = left.pop()
    if (typeof holder !== 'object' || holder === null) continue
    const fields = holder as Record<string, unknown>
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value !== 'string') left.push(value)
      else if (!SECRET.test(name)) fields[name] = stripInvisible(value, SEVERAL_LINES.has(name))
    }
  }
}

/**
 * The text without what cannot be seen. Line breaks become `\n`, or a space where the text is one line.
 *
 * @param mayBreak whether the text may have several lines
 */
export function stripInvisible(text: string, mayBreak = false): string {
  // Half of a character, which no encoding can carry, becomes the replacement character: jsonb refuses it.
  const lines = text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  const broken = mayBreak ? lines : lines.replace(/[\n\t]+/g, ' ')
  const shown = limitMarks(broken.replace(INVISIBLE, '').replace(CONTROL, ''))
  return BLANK.test(shown) ? '' : shown
}

/**
 * Composes letters with their accents before counting. Text within the limits stays as it was typed. A run of marks is cut
 * first: composing sorts it, which takes the square of its length.
 */
function limitMarks(text: string): string {
  const cut = text.replace(LONG_RUN, '$1')
  const composed = cut.normalize('NFC')
  const limited = composed.replace(MARKS, limitRun)
  return limited === composed ? cut : limited
}

/** The marks on one letter, without those beyond the limits. */
function limitRun(marks: string): string {
  let shared = 0
  let ofScript = 0
  const kept = [...marks].filter((mark) => {
    if (SHARED_MARK.test(mark)) return ++shared <= MOST_MARKS.shared
    return !SCRIPT_MARK.test(mark) || ++ofScript <= MOST_MARKS.ofScript
  })
  return kept.slice(0, MOST_MARKS.all).join('')
}
