import { Events, OAuth2Server } from 'oauth2-mock-server'
import { socialSignIn } from '#config/ally'

type Claims = Record<string, unknown>

/**
 * A sign-in provider on loopback that our own client speaks to; `says` is what it knows about the person. Gives the
 * real addresses and keys (none) back on `stop`.
 */
export async function startSignInProvider(provider: keyof typeof socialSignIn) {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const origin = server.issuer.url!
  const before = { ...socialSignIn[provider] }
  Object.assign(socialSignIn[provider], {
    clientId: 'gigstall-tests',
    clientSecret: 'not-a-secret',
    authorizeUrl: `${origin}/authorize`,
    accessTokenUrl: `${origin}/token`,
    userInfoUrl: `${origin}/userinfo`,
  })

  let claims: Claims = {}
  server.service.on(Events.BeforeUserinfo, (response) => {
    response.body = claims
  })

  return {
    says: (next: Claims) => {
      claims = next
    },
    failOnce: () => {
      server.service.once(Events.BeforeResponse, (response) => {
        response.statusCode = 400
        response.body = { error: 'invalid_grant' }
      })
    },
    /** From now on its tokens are asked for at another address; returns what ends that. */
    askedAt: (accessTokenUrl: string) => {
      const own = `${origin}/token`
      Object.assign(socialSignIn[provider], { accessTokenUrl })
      return () => void Object.assign(socialSignIn[provider], { accessTokenUrl: own })
    },
    stop: async () => {
      for (const key of ['authorizeUrl', 'accessTokenUrl', 'userInfoUrl'])
        delete (socialSignIn[provider] as Claims)[key]
      Object.assign(socialSignIn[provider], before)
      await server.stop()
    },
  }
}
