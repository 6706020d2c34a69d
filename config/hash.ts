import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'
import { Argon2Hash } from '#core/argon2_hash'

const hashConfig = defineConfig({
  default: 'argon2',
  list: {
    // What OWASP asks for. Tests hash hundreds of passwords: the lowest cost there.
    argon2: () =>
      new Argon2Hash(app.inTest ? { memory: 8, passes: 1 } : { memory: 19_456, passes: 2 }),
    // Checks the passwords set before Argon2id; each is hashed again at the next log-in.
    scrypt: drivers.scrypt({}),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
