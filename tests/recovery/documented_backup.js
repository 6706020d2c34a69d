/** Backs up and restores with exactly the settings and commands of docs/operations/backup.md. */
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocumentedPage } from './documented_page.js'

/** Where the page keeps base backups and the archive of the log. */
const DOCUMENTED = '/mnt/backup'

export class DocumentedBackup {
  #folder
  #page

  /** @param server whose user writes the backup, into a folder beside its data */
  constructor(server) {
    this.#folder = server.folder('backup')
    server.folder('backup', 'wal')
    server.folder('backup', 'base')
    this.#page = new DocumentedPage('backup.md', (text) =>
      text.replaceAll(DOCUMENTED, this.#folder)
    )
  }

  /** Lines for postgresql.conf. */
  get settings() {
    return this.#page.block('archive_command')
  }

  get archiveTimeoutSeconds() {
    return Number(/^archive_timeout = (\d+)/m.exec(this.settings)[1])
  }

  take(server) {
    server.run('sh', ['-ec', this.#page.block('pg_basebackup')], { REPLICATION_URL: server.url })
  }

  /**
   * Unpacks the last base backup, and tells PostgreSQL to recover from the archive.
   * @param options `until`: a timestamp, or null for the end of the archive; `archives`: whether the server archives
   * again
   */
  restoreInto(server, { until, archives }) {
    const data = server.folder('data')
    server.run('sh', [
      '-ec',
      `chmod 700 "$1" && tar -xzf "$(ls -d "$2"/base/*/ | tail -1)base.tar.gz" -C "$1"`,
      'sh',
      data,
      this.#folder,
    ])
    const recovery = this.#page.block('restore_command')
    const lines = until
      ? recovery
          .replace(/^# (recovery_target_time = ).*$/m, `$1'${until}'`)
          .replace(/^# (recovery_target_action)/m, '$1')
      : recovery
    appendFileSync(
      join(data, 'postgresql.auto.conf'),
      `${lines}${archives ? '' : 'archive_mode = off\n'}`
    )
    writeFileSync(join(data, 'recovery.signal'), '')
  }
}
