/**
 * Ties a child to the life of this process: the child holds the other end of a pipe, and the system closes that pipe
 * however this process ends, kill -9 included. See die_with_parent.js for the child's side.
 */
const preload = new URL('./die_with_parent.js', import.meta.url).href

/**
 * @param scope 'self' ends the child alone, 'group' also what it has started (spawn it `detached` then), 'at_once' the
 * child alone and without asking
 * @returns arguments for Node, and the entry for file descriptor 3
 */
export function watchParent(scope) {
  return { args: ['--import', `${preload}?${scope}`], stdio: ['pipe'] }
}

/** npm gives no pipe: when it is killed, this process is handed to another parent, and ends in order. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  setInterval(watch, 1000).unref()
}
