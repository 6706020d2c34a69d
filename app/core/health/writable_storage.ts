import { hostname } from 'node:os'
import drive from '@adonisjs/drive/services/main'
import { clock } from '#shared/clock'

/** How long a successful write counts: a load balancer asks every few seconds, and a bucket charges for each write. */
const FRESH_MS = 15_000

let writableUntil = -Infinity

/** The next question is answered by a new write. */
export const forgetWritableStorage = () => void (writableUntil = -Infinity)

/** Whether the storage of pictures takes a file. Throws what it says where it does not. */
export async function isStorageWritable(): Promise<boolean> {
  if (performance.now() < writableUntil) return true
  await drive.use().put(`health/${hostname()}.txt`, clock.now().toISO()!)
  writableUntil = performance.now() + FRESH_MS
  return true
}
