import type { Server } from 'node:https'
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { FetchRefused, isPublicAddress, PublicFetch } from '#core/http/public_fetch'
import { startHttpsServer, stopHttpsServer, TEST_CERTIFICATE } from '#tests/support/https_server'

const KB = 1024

const refusal = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (error instanceof FetchRefused) return error.reason
    throw error
  }
  return 'read'
}

test.group('An IP address', () => {
  test('is of the public internet: {$self}')
    .with(['93.184.215.14', '8.8.8.8', '2606:4700::6810:84e5', '2a00:1450:4009:81d::200e'])
    .run(({ assert }, address) => {
      assert.isTrue(isPublicAddress(address))
    })

  test('is not of the public internet: {$self}')
    .tags(['TOUR-7'])
    .with([
      '127.0.0.1',
      '127.8.9.10',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd12:3456::1',
      'ff02::1',
      '2001:db8::1',
      '2001::1',
      '2002:7f00:1::1',
      'localhost',
      '',
    ])
    .run(({ assert }, address) => {
      assert.isFalse(isPublicAddress(address))
    })
})

test.group('An address that a user entered', (group) => {
  let server: Server
  let port: number
  let answer: RequestListener
  const asked: string[] = []

  group.setup(async () => {
    ;({ server, port } = await startHttpsServer((request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      answer(request, response)
    }))
  })
  group.teardown(() => stopHttpsServer(server))
  group.each.setup(() => {
    asked.length = 0
  })

  /** Trusts this machine under one name and nothing else. */
  const reader = (resolve?: (host: string) => Promise<string[]>) =>
    new PublicFetch({
      resolve: resolve ?? (async (host) => [host === 'calendar.test' ? '127.0.0.1' : '10.0.0.1']),
      isAllowed: (address) => address === '127.0.0.1',
      ca: TEST_CERTIFICATE,
    })
  const at = (path: string, host = 'calendar.test') => `https://${host}:${port}${path}`

  test('is read from the address that its name was resolved to', async ({ assert }) => {
    let count = 0
    answer = (_, response) => response.end('BEGIN:VCALENDAR')
    // A second answer of the name server would lead elsewhere.
    const read = reader(async () => (count++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']))
    assert.equal((await read.read(at('/tour.ics?key=1'), KB)).toString(), 'BEGIN:VCALENDAR')
    assert.equal(count, 1)
    assert.deepEqual(asked, [`calendar.test:${port}/tour.ics?key=1`])
  }).tags(['TOUR-7'])

  test('is read behind three redirects and not behind four', async ({ assert }) => {
    answer = (request, response) => {
      const left = Number(request.url!.slice(1))
      if (left === 0) return response.end('here')
      return response.writeHead(302, { location: `/${left - 1}` }).end()
    }
    assert.equal((await reader().read(at('/3'), KB)).toString(), 'here')
    assert.equal(await refusal(reader().read(at('/4'), KB)), 'redirects')
  }).tags(['TOUR-7'])

  test('is not followed to {kind}')
    .tags(['TOUR-7'])
    .with([
      { kind: 'a name of a private network', to: () => at('/', 'other.test') },
      { kind: 'a private address', to: () => 'https://192.168.0.1/' },
      { kind: 'a loopback address in IPv6', to: () => `https://[::1]:${port}/` },
      { kind: 'a mapped address', to: () => `https://[::ffff:10.0.0.1]:${port}/` },
      { kind: 'plain HTTP', to: () => `http://calendar.test:${port}/` },
      { kind: 'a file', to: () => 'file:///etc/passwd' },
    ])
    .run(async ({ assert }, { to }) => {
      answer = (_, response) => response.writeHead(302, { location: to() }).end()
      assert.equal(await refusal(reader().read(at('/'), KB)), 'address')
      assert.lengthOf(asked, 1)
    })

  test('is not asked at all: {$self}')
    .tags(['TOUR-7'])
    .with([
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://[::1]/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://localhost/x',
      'https://user:secret@calendar.example/x',
      'http://calendar.example/x',
      'ftp://calendar.example/x',
      'nonsense',
    ])
    .run(async ({ assert }, address) => {
      assert.equal(await refusal(new PublicFetch().read(address, KB)), 'address')
    })

  test('of which one of several addresses is private is not asked', async ({ assert }) => {
    const both = reader(async () => ['127.0.0.1', '10.0.0.1'])
    assert.equal(await refusal(both.read(at('/'), KB)), 'address')
    assert.isEmpty(asked)
  }).tags(['TOUR-7'])

  test('is read up to a size, compressed or not', async ({ assert }) => {
    answer = (_, response) => response.end(Buffer.alloc(KB + 1))
    assert.equal(await refusal(reader().read(at('/'), KB)), 'size')
    const bomb = gzipSync(Buffer.alloc(100 * KB))
    answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    assert.equal(await refusal(reader().read(at('/'), KB)), 'size')
    assert.lengthOf(await reader().read(at('/'), 100 * KB), 100 * KB)
  }).tags(['TOUR-7'])

  test('that fails is refused: {kind}')
    .with([
      { kind: 'not found', reason: 'status', status: 404 },
      { kind: 'broken off', reason: 'unreachable', status: 0 },
    ])
    .run(async ({ assert }, { reason, status }) => {
      answer = (_, response) => (status ? response.writeHead(status).end() : response.destroy())
      assert.equal(await refusal(reader().read(at('/'), KB)), reason)
    })

  test('has to show the certificate of its name', async ({ assert }) => {
    answer = (_, response) => response.end('x')
    const lying = reader(async () => ['127.0.0.1'])
    assert.equal(await refusal(lying.read(at('/', 'wrong.test'), KB)), 'unreachable')
  }).tags(['TOUR-7'])
})
