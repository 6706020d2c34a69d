/**
 * `npm run ace -- <command>`: any Ace command with the development database up.
 */
import { ensureGenerated } from './build.js'
import { runInForeground } from './children.js'
import { openDevelopmentDatabase } from './development_database.js'
import { developmentEnvironment, readEnvironment } from './environment.js'

export async function runAce() {
  const given = readEnvironment()
  const database = await openDevelopmentDatabase(given)
  const env = { PORT: '3333', ...developmentEnvironment(given), DATABASE_URL: database.url }
  try {
    await ensureGenerated(env)
    process.exitCode = await runInForeground(['ace.js', ...process.argv.slice(2)], { env })
  } finally {
    await database.close()
  }
}
