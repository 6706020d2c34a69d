/** A phone that has never seen the shop: a new browser behind the slow network, with a processor that is 4 times slower. */
import { chromium } from 'playwright'
import { observeVitals } from './vitals.js'
import { openSlowLink } from './slow_link.js'

const CPU_SLOWDOWN = 4
const SCREEN = { width: 375, height: 667 }

/**
 * @param options `{ executablePath, port }`: the port of the shop, which is reached through the slow network
 * @returns `{ page, received, close }`
 */
export async function openPhone({ executablePath, port }) {
  const link = await openSlowLink(port)
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      // The shop keeps its address, which is reached through the slow network.
      `--host-resolver-rules=MAP 127.0.0.1:${port} 127.0.0.1:${link.port}`,
    ],
  })
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript(observeVitals)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return {
    page,
    received: link.received,
    async close() {
      await browser.close()
      await link.close()
    },
  }
}
