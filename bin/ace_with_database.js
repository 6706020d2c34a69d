import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runAce } = await import('./launcher/run_ace.js')
  await runAce()
})
