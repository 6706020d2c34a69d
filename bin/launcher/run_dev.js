/**
 * `npm run dev`: the application from its sources with hot reload, over the same database as `npm start`.
 */
import { ensureGenerated } from './build.js'
import { startProcess } from './children.js'
import { openDevelopmentDatabase } from './development_database.js'
import { developmentEnvironment, readEnvironment } from './environment.js'
import { inRoot } from './paths.js'
import { prepareDatabase } from './prepare_database.js'
import { choosePort } from './server.js'
import { say, step } from './steps.js'
import { untilStopped } from './until_stopped.js'

export async function runDev() {
  const given = readEnvironment()
  const env = developmentEnvironment(given)
  env.PORT = String(await choosePort(given, env.HOST))
  env.APP_URL ??= `http://${env.HOST}:${env.PORT}`
  if (process.stdout.isTTY) env.FORCE_COLOR = '1'

  say('Gigstall: development')
  await untilStopped(async (stack) => {
    const database = await step('PostgreSQL', () => openDevelopmentDatabase(given))
    stack.onStop(database.close)
    database.onLost(() => stack.fail('PostgreSQL has stopped.'))
    env.DATABASE_URL = database.url
    await step('Code generation', () => ensureGenerated(env))
    await prepareDatabase(env, { cwd: inRoot(), schema: true, isOurs: database.isOurs })
    const command = ['ace.js', 'serve', '--hmr', '--no-clear', ...process.argv.slice(2)]
    // Its file watcher does not stop on a signal.
    const server = startProcess(command, { env, timeout: 2000 })
    stack.onStop(server.stop)
    server.exited.then((code) => stack.fail(`The development server ended with exit code ${code}.`))
  })
}
