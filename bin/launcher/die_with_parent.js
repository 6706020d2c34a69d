/**
 * Preloaded into the processes that the launcher starts. When the launcher is gone, so is the other end of file
 * descriptor 3: then this process ends as if it had been asked to, and by force if that takes too long.
 */
import { Socket } from 'node:net'

const timeoutInMs = 10_000
const scope = new URL(import.meta.url).search.slice(1)
const target = scope === 'group' ? 0 : process.pid

try {
  const parentPipe = new Socket({ fd: 3 })
  parentPipe.on('error', () => {})
  parentPipe.on('close', () => {
    process.kill(target, scope === 'at_once' ? 'SIGKILL' : 'SIGTERM')
    setTimeout(() => process.kill(target, 'SIGKILL'), timeoutInMs).unref()
  })
  parentPipe.resume()
  parentPipe.unref()
} catch {
  // Started by hand, without the pipe.
}
