/** The stand-in for S3 of the tests, as a bucket for a shop of tests/faults. It reads its files as `FolderFiles` does. */
import { registerHooks } from 'node:module'
import { load, resolve } from '../../bin/launcher/typescript_hooks.js'

export class Bucket {
  #server
  #settings

  async start() {
    registerHooks({ resolve, load })
    const { S3_BUCKET, S3_KEYS, S3Server } = await import('../support/s3_server.ts')
    this.#server = await new S3Server().start()
    this.#settings = {
      DRIVE_DISK: 's3',
      S3_BUCKET,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: this.#server.endpoint,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    }
  }

  /** The settings of a shop that keeps its files here. */
  get settings() {
    return this.#settings
  }

  read(key) {
    return this.#server.objects.get(key)?.body ?? Buffer.alloc(0)
  }

  list(folder) {
    return [...this.#server.objects.keys()].filter((key) => key.startsWith(`${folder}/`))
  }

  setTime(key, seconds) {
    this.#server.objects.get(key).time = new Date(1_000 * seconds)
  }

  stop() {
    return this.#server.stop()
  }
}
