import hash from '@adonisjs/core/services/hash'
import pLimit from 'p-limit'
import { outsideTurn } from '#core/http/turns'

/**
 * Each check keeps one of libuv's four threads busy for a good part of a tenth of a second: many log-ins at once must not
 * take those that files and compressed answers need.
 */
const twoAtOnce = pLimit(2)

export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  outsideTurn(() => twoAtOnce(() => hash.verify(hashed, password)))
