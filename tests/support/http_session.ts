import env from '#start/env'
import { checkedFetch } from '#tests/support/api_contract'

/** Parsed JSON, loosely typed: a test names the fields it reads. */
type Body = ReturnType<typeof JSON.parse>

export type Answer = {
  status: number
  location: string | null
  headers: Headers
  text: string
  json: () => Body
}

/** An HTTP client with a session: keeps cookies, says that its writes come from our own pages, as a browser does, and does not follow redirects. */
export class HttpSession {
  readonly cookies = new Map<string, string>()

  /** @param origin where the shop is, "http://127.0.0.1:4205"; this process itself where left out */
  constructor(readonly origin = HttpSession.origin()) {}

  static origin(): string {
    return `http://${env.get('HOST')}:${env.get('PORT')}`
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers })
  }

  async post(
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    return this.#write('POST', path, body, headers)
  }

  async put(path: string, body: unknown = {}): Promise<Answer> {
    return this.#write('PUT', path, body)
  }

  async patch(path: string, body: unknown = {}): Promise<Answer> {
    return this.#write('PATCH', path, body)
  }

  async delete(path: string, body?: unknown): Promise<Answer> {
    return this.#write('DELETE', path, body)
  }

  async #write(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {}
  ): Promise<Answer> {
    return this.send(path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })
  }

  async getStatus(path: string): Promise<number> {
    const { status } = await this.get(path)
    return status
  }

  async postStatus(path: string, body: unknown = {}): Promise<number> {
    const { status } = await this.post(path, body)
    return status
  }

  /** The account that the session is signed in to. */
  async account(): Promise<Body> {
    const answer = await this.get('/api/auth/user')
    return answer.status === 200 ? answer.json() : null
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.getStatus('/api/auth/user')) === 200
  }

  /** A second browser that stole every cookie of this one. */
  clone(): HttpSession {
    const other = new HttpSession(this.origin)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  /** The XSRF token of a client without a browser, fetched first where there is none. */
  async token(): Promise<string> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/api/auth/user')
    return decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '')
  }

  /** Sends a request unchanged: with any method, headers and body. */
  async send(
    path: string,
    init: RequestInit & { headers: Record<string, string> }
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = path.startsWith('http') ? path : `${this.origin}${path}`
    const answer = await checkedFetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    })
    if (url.startsWith(this.origin)) this.#keep(answer.headers.getSetCookie())
    const text = await answer.text()
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      headers: answer.headers,
      text,
      json: () => JSON.parse(text),
    }
  }

  #keep(setCookies: string[]) {
    for (const line of setCookies) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=(0|-\d+)/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line))
        this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
