import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type CaughtMail = { to: string[]; subject: string; text: string }

/** A mail server that takes every mail and keeps it. */
export async function startSmtpCatcher(port = 0) {
  const mails: CaughtMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    converse(socket, (mail) => mails.push(mail))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    mails,
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}

function converse(socket: Socket, take: (mail: CaughtMail) => void) {
  let to: string[] = []
  let data: string[] | null = null
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (data && line === '.') {
      take(readMail(to, data))
      data = null
      to = []
      say('250 Taken')
    } else if (data) data.push(line)
    else if (/^DATA/i.test(line)) {
      data = []
      say('354 Go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n')
    else {
      const recipient = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1]
      if (recipient) to.push(recipient)
      say('250 Fine')
    }
  }
  say('220 catcher')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop()!
    lines.forEach(hear)
  })
}

function readMail(to: string[], lines: string[]): CaughtMail {
  const body = lines.indexOf('')
  const subject = lines.slice(0, body).find((line) => /^subject:/i.test(line)) ?? ''
  return { to, subject: subject.replace(/^subject: */i, ''), text: lines.slice(body).join('\n') }
}
