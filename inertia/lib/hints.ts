/** What the server tells scripts by cookies (config/personal_cookies.ts): hints, which may be out of date. */
export const cookie = (name: string) =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

/** Whether an account was logged in here when the server last said. */
export const isLoggedIn = () => /^(fan|artist|admin)$/.test(cookie('gigstall_role'))

/** Whether a code was scanned here within seven days; the service worker says so of a scan that is not sent yet. */
export const hasScanned = (props: object) =>
  'hasScanned' in props || cookie('gigstall_scanned') !== ''
