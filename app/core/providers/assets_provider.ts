import ViteProvider from '@adonisjs/vite/vite_provider'

/**
 * Vite for development with hot reload, the built assets everywhere else: tests look at what a customer gets, and
 * `npm test` builds them first when they are stale.
 */
export default class AssetsProvider extends ViteProvider {
  async start() {
    if (this.app.getEnvironment() !== 'test') await super.start()
  }

  async shutdown() {
    if (this.app.getEnvironment() !== 'test') await super.shutdown()
  }
}
