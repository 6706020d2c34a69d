import app from '@adonisjs/core/services/app'
import { defineConfig, drivers } from '@adonisjs/core/hash'
import { Argon2Hash } from '#core/argon2_hash'

const hashConfig = defineConfig({
  default: 'argon2',
  list: {
    // The cost that OWASP recommends; in tests, which hash hundreds of passwords, the lowest one.
    argon2: () =>
      new Argon2Hash(app.inTest ? { memory: 8, passes: 1 } : { memory: 19_456, passes: 2 }),
    // Verifies hashes made before Argon2id was used. Each is replaced at the owner's next log-in.
    scrypt: drivers.scrypt({}),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
