/**
 * The database of `npm start`, `npm run dev` and `npm run ace`: DATABASE_URL where it is set, else the embedded one.
 */
import { openCluster } from './database.js'
import { ensureDatabase } from './database_names.js'

const nothingToClose = async () => {}

/** @returns `{ url, isOurs, note, close, onLost }`: `isOurs` says that the launcher made the database */
export async function openDevelopmentDatabase(given) {
  if (given.DATABASE_URL) {
    const { host } = new URL(given.DATABASE_URL)
    return {
      url: given.DATABASE_URL,
      isOurs: false,
      note: `DATABASE_URL at ${host}`,
      close: nothingToClose,
      onLost() {},
    }
  }
  const cluster = await openCluster({ name: 'postgres', portOffset: 0 })
  const url = await ensureDatabase(cluster.url, 'gigstall')
  const place = cluster.moved
    ? `, in ${cluster.home} because the user postgres cannot enter this folder`
    : ''
  return {
    url,
    isOurs: true,
    note: `embedded, port ${new URL(url).port}${place}`,
    close: cluster.close,
    onLost: (listener) => cluster.socket.on('close', listener),
  }
}
