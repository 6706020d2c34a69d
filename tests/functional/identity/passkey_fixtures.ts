import { clock } from '#shared/clock'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { HttpSession } from '#tests/support/http_session'
import { PasskeyDevice } from '#tests/support/passkey_device'

export const PASSKEYS = '/api/account/passkeys'
export const LOG_IN = '/api/login/passkey'

type Account = { email: string; userType?: string }

/** Adds a passkey in a browser in which the account is logged in. */
export async function addPasskey(browser: HttpSession, device = new PasskeyDevice()) {
  const options = await browser.post(`${PASSKEYS}/options`)
  const answer = await browser.post(PASSKEYS, { passkey: device.create(options.json()) })
  if (answer.status !== 201) throw new Error(`Not added: ${answer.status} ${answer.text}`)
  const { passkey, recoveryCodes } = answer.json()
  return { device, id: passkey.id as number, recoveryCodes: recoveryCodes as string[] | null }
}

/** An account's passkey, added after a log-in with the password, and the browser in which it was. */
export async function givenPasskey(account: Account) {
  const browser = await signedIn(account)
  return { browser, ...(await addPasskey(browser)) }
}

/** Has a login page of this browser ask for a passkey, and sends what the device answers. */
export async function logInByPasskey(
  device: PasskeyDevice,
  {
    browser = new HttpSession(),
    path = LOG_IN,
    answering = {},
  }: {
    browser?: HttpSession
    path?: string
    answering?: Parameters<PasskeyDevice['get']>[1]
  } = {}
) {
  const options = (await browser.post('/api/login/passkey-options')).json()
  const answer = await browser.post(path, { passkey: device.get(options, answering) })
  return { browser, options, answer }
}

/** Sets the clock to a time that moves when the test says so. */
export function movableClock(cleanup: (restore: () => void) => void) {
  let present = clock.now()
  cleanup(clock.set(() => present))
  return (minutes: number) => {
    present = present.plus({ minutes })
  }
}
