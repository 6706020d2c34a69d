/** The files of a shop, read where it keeps them and never through the shop. */
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Files in a folder. A bucket has the same three methods (tests/recovery/bucket.js). */
export class FolderFiles {
  #root

  constructor(root) {
    this.#root = root
  }

  /** @returns an empty buffer if there is no such file */
  read(key) {
    try {
      return readFileSync(join(this.#root, key))
    } catch {
      return Buffer.alloc(0)
    }
  }

  /** @returns the keys of all files in a folder and in the folders inside it */
  list(folder) {
    try {
      return readdirSync(join(this.#root, folder), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`)
    } catch {
      return []
    }
  }

  /** Sets the time at which a file was written. */
  setTime(key, seconds) {
    utimesSync(join(this.#root, key), seconds, seconds)
  }
}
