const timeout = 30_000

/** A call that never ends is a failed one. */
export function withTimeout<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), timeout)
  })
  return Promise.race([call, giveUp]).finally(() => clearTimeout(timer))
}
