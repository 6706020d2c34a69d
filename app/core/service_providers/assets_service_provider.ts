import { hash } from 'node:crypto'
import ViteProvider from '@adonisjs/vite/vite_provider'
import edge from 'edge.js'
import env from '#start/env'
import { installation } from '#core/installation'
import { pageAssets } from '#core/page_assets'

/**
 * Vite for development with hot reload, the built assets everywhere else: tests look at what a customer gets, and `npm
 * test` builds them first when they are stale. Sets the version of the assets, which Inertia would compute for each
 * request.
 */
export default class AssetsServiceProvider extends ViteProvider {
  async boot() {
    await super.boot()
    const vite = await this.app.container.make('vite')
    if (this.app.getEnvironment() !== 'test' && !vite.useDevServer && vite.hasManifestFile)
      this.app.config.set('inertia.assetsVersion', hash('sha1', JSON.stringify(vite.manifest())))
    // AdonisJS would compile each template for every render in the demo as well; only the development server sees them
    // change.
    edge.configure({ cache: env.get('DEV_MODE') !== 'true' })
    edge.global('pageAssets', (component: string) => pageAssets(vite, component))
    edge.global('isStaging', () => installation.isStaging)
    const { serviceWorker } = await import('#config/service_worker')
    edge.global('serviceWorker', () => serviceWorker.address)
  }

  async start() {
    if (this.app.getEnvironment() !== 'test') await super.start()
  }

  async shutdown() {
    if (this.app.getEnvironment() !== 'test') await super.shutdown()
  }
}
