/**
 * Reads from the bytes that a client sends to PostgreSQL which statements it executes: the simple protocol's (Q), and
 * those that are parsed (P), bound (B) and executed (E).
 * @returns what each chunk of one connection is given to
 */
export function statementReader(onStatement: (sql: string) => void) {
  const prepared = new Map<string, string>()
  let bound = ''
  let unread = Buffer.alloc(0)
  let isStarted = false

  const readMessage = (type: string, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
    if (type === 'Q') first.split(';').filter(isStatement).forEach(onStatement)
    if (type === 'P') prepared.set(first, second)
    if (type === 'B') bound = second
    if (type === 'E') onStatement(prepared.get(bound) ?? bound)
  }

  return (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk])
    for (;;) {
      // The first message of a connection has no type.
      const typed = isStarted ? 1 : 0
      if (unread.length < typed + 4) return
      const end = typed + unread.readInt32BE(typed)
      if (unread.length < end) return
      if (isStarted) readMessage(String.fromCharCode(unread[0]!), unread.subarray(5, end))
      isStarted = true
      unread = unread.subarray(end)
    }
  }
}

const isStatement = (text: string) => text.trim() !== ''
