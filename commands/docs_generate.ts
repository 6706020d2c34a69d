import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { errorPage } from '../bin/docs/error_page.ts'
import { schemaPages } from '../bin/docs/schema_pages.ts'

/** Writes the pages that follow from sources and database. Tests compare the pages with what this would write. */
export default class DocsGenerate extends BaseCommand {
  static commandName = 'docs:generate'
  static description = 'Write docs/errors.md and the pages of the database schema'
  static options: CommandOptions = { startApp: true }

  async run() {
    const pages = await schemaPages(async (sql) => (await db.rawQuery(sql)).rows)
    for (const [path, text] of [['docs/errors.md', errorPage()] as const, ...pages]) {
      const file = this.app.makePath(path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      this.logger.success(path)
    }
  }
}
