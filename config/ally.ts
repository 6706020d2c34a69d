import { appUrl } from '#config/app'
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/ally'

const allyConfig = defineConfig({
  google: services.google({
    clientId: env.get('GOOGLE_CLIENT_ID') ?? '',
    clientSecret: env.get('GOOGLE_CLIENT_SECRET')?.release() ?? '',
    callbackUrl: `${appUrl}/oauth/google/callback`,
    scopes: ['userinfo.email', 'userinfo.profile'],
  }),
  spotify: services.spotify({
    clientId: env.get('SPOTIFY_CLIENT_ID') ?? '',
    clientSecret: env.get('SPOTIFY_CLIENT_SECRET')?.release() ?? '',
    callbackUrl: `${appUrl}/oauth/spotify/callback`,
    scopes: ['user-read-email'],
  }),
  github: services.github({
    clientId: env.get('GITHUB_CLIENT_ID') ?? '',
    clientSecret: env.get('GITHUB_CLIENT_SECRET')?.release() ?? '',
    callbackUrl: `${appUrl}/oauth/github/callback`,
    scopes: ['user:email'],
  }),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
