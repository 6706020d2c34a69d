import printfulConfig from '#config/printful'
import { ProviderProductCache } from '#fulfilment/provider_product_cache'
import { printfulSandbox } from '#tests/support/printful_sandbox'

/** For `group.each.setup`: Printful's stand-in as new, connected by its private token, with room for a test's calls. */
export async function connectedPrintful() {
  await printfulSandbox.forgetEverything()
  ProviderProductCache.clear()
  const { token, storeId } = printfulConfig
  const { settings } = printfulSandbox
  printfulConfig.token = settings.privateToken
  printfulConfig.storeId = String(settings.storeId)
  return async () => {
    Object.assign(printfulConfig, { token, storeId })
    ProviderProductCache.clear()
    await printfulSandbox.forgetEverything()
  }
}
