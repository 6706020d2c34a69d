import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'

/**
 * Counts the hashes and checks of passwords under way, and in which order they begin; the original methods are restored
 * after the test. `during` runs within each of them.
 */
export function watchPasswords(
  cleanup: (callback: () => void) => void,
  during: (work: 'hash' | 'check', password: string) => unknown = () => {}
) {
  const { make, verify } = Scrypt.prototype
  const seen = { running: 0, most: 0, begun: [] as string[], hashed: [] as string[] }
  const watch = async <T>(kind: 'hash' | 'check', password: string, work: () => Promise<T>) => {
    seen.begun.push(password)
    if (kind === 'hash') seen.hashed.push(password)
    seen.most = Math.max(seen.most, ++seen.running)
    try {
      await during(kind, password)
      return await work()
    } finally {
      seen.running--
    }
  }
  Scrypt.prototype.make = function (password) {
    return watch('hash', password, () => make.call(this, password))
  }
  Scrypt.prototype.verify = function (hashed, password) {
    return watch('check', password, () => verify.call(this, hashed, password))
  }
  cleanup(() => void Object.assign(Scrypt.prototype, { make, verify }))
  return seen
}
