/**
 * The four who call: a visitor, a fan, an artist and an admin, signed in as demo accounts.
 */
export const ROLES = ['visitor', 'fan', 'artist', 'admin']

/** @returns the cookies of a fresh browser of that role */
export async function callerOf(origin, role) {
  const jar = new Map()
  const call = async (path, init = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(origin + path, {
      ...init,
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      jar.set(name, value)
    }
    await answer.arrayBuffer()
    return answer
  }
  await call('/api/auth/user')
  if (role !== 'visitor') {
    const answer = await call('/api/dev/sign-in', {
      method: 'POST',
      body: JSON.stringify({ role }),
    })
    if (!answer.ok) throw new Error(`The ${role} cannot log in: ${answer.status}`)
  }
  return {
    role,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}
