import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { startServerProcess, type ServerProcess } from '#tests/support/server_process'

type PrepareModule = {
  prepareDatabase(
    env: Record<string, string | undefined>,
    options: { cwd: string; schema: boolean }
  ): Promise<void>
}
type NamesModule = {
  databaseName(url: string): string
  recreateDatabase(url: string, name: string): Promise<string>
  dropDatabase(url: string, name: string): Promise<void>
}

const launcher = <Module>(name: string) =>
  import(new URL(`../../bin/launcher/${name}.js`, import.meta.url).href) as Promise<Module>

export type DemoProcess = ServerProcess & {
  databaseUrl: string
  /** Where it keeps mails, and its stand-ins what they know. */
  folder: string
  end: () => Promise<void>
}

/**
 * The demo as `npm start` makes it: an empty database that the launcher fills, and the server with its worker as a
 * process of its own. Neither shares anything with the test's own database and folder.
 */
export async function startDemoProcess(): Promise<DemoProcess> {
  const { databaseName, recreateDatabase, dropDatabase } =
    await launcher<NamesModule>('database_names')
  const { prepareDatabase } = await launcher<PrepareModule>('prepare_database')
  const folder = `${env.get('DATA_DIR')}/demo`
  const own = env.get('DATABASE_URL')
  const name = `${databaseName(own)}_demo`
  await rm(folder, { recursive: true, force: true })
  const databaseUrl = await recreateDatabase(own, name)
  const settings = {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    JOBS: 'on',
  }
  const drop = () => dropDatabase(own, name)
  try {
    await prepareDatabase({ ...process.env, ...settings }, { cwd: app.makePath(), schema: false })
    const server = await startServerProcess({ settings })
    const end = async () => {
      server.child.kill('SIGKILL')
      await server.exited
      await drop()
    }
    return { ...server, databaseUrl, folder, end }
  } catch (error) {
    await drop()
    throw error
  }
}
