/** Reads the code blocks of a page of docs/operations, so that a test uses exactly the settings and commands of the page. */
import { readFileSync } from 'node:fs'
import { inRoot } from '../../bin/launcher/paths.js'

export class DocumentedPage {
  #path
  #blocks

  /** @param name the page, "backup.md" @param adapted changes the text, for example its folders */
  constructor(name, adapted = (text) => text) {
    this.#path = inRoot('docs', 'operations', name)
    const text = adapted(readFileSync(this.#path, 'utf8'))
    this.#blocks = [...text.matchAll(/^ *```\w*\n([^]*?)^ *```/gm)].map(([, block]) => block)
  }

  /** @returns the only block that has these words */
  block(words) {
    const found = this.#blocks.filter((block) => block.includes(words))
    if (found.length !== 1)
      throw new Error(`${this.#path} has ${found.length} blocks with ${words}`)
    return found[0].replaceAll(/^ +/gm, '')
  }

  /** @returns the statements of the only block of SQL that has these words */
  statements(words) {
    return this.block(words)
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean)
  }
}
