import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runFaults } = await import('./launcher/run_faults.js')
  await runFaults()
})
