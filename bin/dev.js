import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runDev } = await import('./launcher/run_dev.js')
  await runDev()
})
