import { FACTORY_PASSWORD } from '#database/factories/user_factory'
import { HttpSession } from '#tests/support/http_session'

export { mailsDuring } from '#tests/support/mails_during'
export { FACTORY_PASSWORD }

/** A browser in which this account is signed in. */
export async function signedIn(
  user: { email: string; userType?: string },
  password = FACTORY_PASSWORD
) {
  const visitor = new HttpSession()
  const loginPath = user.userType === 'artist' ? '/api/login/artist' : '/api/login'
  const status = await visitor.postStatus(loginPath, { email: user.email, password })
  if (status !== 200) throw new Error(`Not signed in: ${status}`)
  return visitor
}
