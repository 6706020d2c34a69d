import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#core/exceptions/errors'

/** Conversions that every object inherits: an object that overrides one cannot be converted to text or to a number. */
const CONVERSIONS = ['toString', 'valueOf']

/**
 * Refuses a body whose objects override their own conversion, because code that reads a number from one would throw.
 */
export default class PlainBodyMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (!isPlain(request.body()))
      throw new DomainError('The request could not be read', { status: 400, code: 'E_BAD_REQUEST' })
    return next()
  }
}

/** Without recursion: a body may be nested deeper than the stack is. */
function isPlain(body: unknown): boolean {
  const left: unknown[] = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (CONVERSIONS.some((name) => Object.hasOwn(value, name))) return false
    for (const inner of Object.values(value)) left.push(inner)
  }
  return true
}
