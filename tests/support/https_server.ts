import { createServer, type Server } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A certificate of calendar.test and other.test that only tests trust, with its key. */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrjCCAVOgAwIBAgIUUK6GlzYO9t0EEKtR1xGJaR8dj5cwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNY2FsZW5kYXIudGVzdDAgFw0yNjExMjcxMzQ0NDdaGA8yMTI2
MTEwMzEzNDQ0N1owGDEWMBQGA1UEAwwNY2FsZW5kYXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABGgabqFMcaGRFstdquBYEkGO/cqdXh+JdJfVcPr9QIUV
rX9o6k/2dXHs3ZXq3qxo0Z+6l3MOJDs/0vcX6XWjK42jeTB3MB0GA1UdDgQWBBTn
jZR9LubZMbdqBppJBBTr7ikJjzAfBgNVHSMEGDAWgBTnjZR9LubZMbdqBppJBBTr
7ikJjzAPBgNVHRMBAf8EBTADAQH/MCQGA1UdEQQdMBuCDWNhbGVuZGFyLnRlc3SC
Cm90aGVyLnRlc3QwCgYIKoZIzj0EAwIDSQAwRgIhAMI1saszd1+8iy6ITJYTHhtv
yDBqiwcoYKh+F57VRFSNAiEAiDrzXjSacNeF7SDrlm4m8bmI/PI7R2zu+1qnmsSi
vkA=
-----END CERTIFICATE-----
`

const TEST_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQK+9QK4QLvipT6TO
k1r6Xq3aXL5npHj93SsX9e8tCVihRANCAARoGm6hTHGhkRbLXargWBJBjv3KnV4f
iXSX1XD6/UCFFa1/aOpP9nVx7N2V6t6saNGfupdzDiQ7P9L3F+l1oyuN
-----END PRIVATE KEY-----
`

/** A server on this machine that speaks HTTPS; close it after the test. */
export async function startHttpsServer(
  answer: RequestListener
): Promise<{ server: Server; port: number }> {
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

export async function stopHttpsServer(server: Server) {
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
}
