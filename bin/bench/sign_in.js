/**
 * @param account `address`: where it comes from, where the server trusts what says so
 * @returns the headers of a signed-in caller: a demo account, whose password is no secret
 */
export async function signIn(origin, { loginPath, email, address }) {
  const answer = await fetch(`${origin}${loginPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(address && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ email, password: 'gigstall-demo' }),
  })
  if (!answer.ok)
    throw new Error(`The sign-in as ${email} failed: ${answer.status} ${await answer.text()}`)
  return { cookie: asHeader(cookiesOf(answer)) }
}

function cookiesOf(answer) {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0].split(/=(.*)/s).slice(0, 2))
  )
}

const asHeader = (cookies) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
