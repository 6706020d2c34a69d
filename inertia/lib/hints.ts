/** What the server tells scripts by cookies (config/personal_cookies.ts): hints, which may be out of date. */
const cookie = (name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

/** Whether an account was logged in here when the server last said. */
export const isLoggedIn = () => /^(fan|artist|admin)$/.test(cookie('gigstall_role'))

/** Whether a code of this artist was scanned here within seven days. */
export const hasScanned = (artistId: number) =>
  cookie('gigstall_scanned').split('.').includes(String(artistId))
