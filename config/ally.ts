import { appUrl } from '#config/app'
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/ally'
import type {
  GithubDriverConfig,
  GoogleDriverConfig,
  SpotifyDriverConfig,
} from '@adonisjs/ally/types'

/** Keys and addresses of the sign-in providers. Without keys a provider shows no button. */
export const socialSignIn: {
  google: GoogleDriverConfig
  spotify: SpotifyDriverConfig
  github: GithubDriverConfig
} = {
  google: {
    clientId: env.get('GOOGLE_CLIENT_ID') ?? '',
    clientSecret: env.get('GOOGLE_CLIENT_SECRET')?.release() ?? '',
    callbackUrl: `${appUrl}/oauth/google/callback`,
    scopes: ['openid', 'userinfo.email', 'userinfo.profile'],
  },
  spotify: {
    clientId: env.get('SPOTIFY_CLIENT_ID') ?? '',
    clientSecret: env.get('SPOTIFY_CLIENT_SECRET')?.release() ?? '',
    callbackUrl: `${appUrl}/oauth/spotify/callback`,
    scopes: ['user-read-email'],
  },
  github: {
    clientId: env.get('GITHUB_CLIENT_ID') ?? '',
    clientSecret: env.get('GITHUB_CLIENT_SECRET')?.release() ?? '',
    callbackUrl: `${appUrl}/oauth/github/callback`,
    scopes: ['user:email'],
  },
}

const allyConfig = defineConfig({
  google: services.google(socialSignIn.google),
  spotify: services.spotify(socialSignIn.spotify),
  github: services.github(socialSignIn.github),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
