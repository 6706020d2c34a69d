import { Argon2Hash } from '#core/argon2_hash'

/**
 * Counts the hashes and checks of passwords under way, and in which order they begin; the original methods are restored
 * after the test. `during` runs within each of them.
 */
export function watchPasswords(
  cleanup: (callback: () => void) => void,
  during: (work: 'hash' | 'check', password: string) => unknown = () => {}
) {
  const { make, verify } = Argon2Hash.prototype
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
  Argon2Hash.prototype.make = function (password) {
    return watch('hash', password, () => make.call(this, password))
  }
  Argon2Hash.prototype.verify = function (hashed, password) {
    return watch('check', password, () => verify.call(this, hashed, password))
  }
  cleanup(() => void Object.assign(Argon2Hash.prototype, { make, verify }))
  return seen
}
