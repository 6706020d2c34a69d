import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { connect as connectSecurely } from 'node:tls'
import { smtp } from '#config/mail'
import { fail, ok, warn, type Check, type Finding } from '#admin/doctor/finding'

const IMPLICIT_TLS_PORT = 465
const TIMEOUT_MS = 10_000

/** Opens a connection to the mail server, reads its greeting and asks what it offers. No mail is sent. */
async function checkMail(): Promise<Finding> {
  const { host, port, needsLogin } = smtp
  if (!host)
    return warn('mail', 'No mail server: mails are kept as files', 'Set SMTP_HOST and MAIL_FROM')
  const offers = await handshake(host, port)
  if (needsLogin && !offers.some((line) => /AUTH\b/i.test(line)) && !offers.some(isStartTls))
    return fail(
      'mail',
      `${host}:${port} offers no log-in`,
      'Leave out SMTP_USERNAME and SMTP_PASSWORD, or use the port for log-in (587)'
    )
  return ok('mail', `${host}:${port} answers${offers.some(isStartTls) ? ' and offers TLS' : ''}`)
}

const isStartTls = (line: string) => /STARTTLS/i.test(line)

/** The lines of the answer to EHLO. Throws the server's own words where it refuses. */
async function handshake(host: string, port: number): Promise<string[]> {
  const isSecure = port === IMPLICIT_TLS_PORT
  const socket = isSecure
    ? connectSecurely({ host, port, servername: host })
    : connect({ host, port })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  // Before the connection `once` throws it; after it the lines end.
  socket.on('error', () => {})
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect')
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
    await answer(lines, '220')
    socket.write('EHLO localhost\r\n')
    const offers = await answer(lines, '250')
    socket.write('QUIT\r\n')
    return offers
  } finally {
    socket.destroy()
  }
}

/** An answer of one or several lines: "250-SIZE", "250 HELP". */
async function answer(lines: AsyncIterator<string>, code: string): Promise<string[]> {
  const read: string[] = []
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('The mail server says nothing, or closed the connection')
    if (!value.startsWith(code)) throw new Error(`The mail server says: ${value}`)
    read.push(value)
    if (value[3] !== '-') return read
  }
}

export const mailCheck: Check = {
  name: 'mail',
  remedy: 'Check SMTP_HOST and SMTP_PORT, and that this machine may reach it',
  run: checkMail,
}
