import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runStart } = await import('./launcher/run_start.js')
  await runStart()
})
