export type LogLine = Record<string, unknown> & { msg: string; level: number }

/** The lines of a process's log; a line that is no JSON fails the test. */
export function logLines(log: string): LogLine[] {
  return log
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      try {
        return JSON.parse(line) as LogLine
      } catch {
        throw new Error(`A line of the log is no JSON: ${line}`)
      }
    })
}
