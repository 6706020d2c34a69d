import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runLighthouse } = await import('./bench/run_lighthouse.js')
  await runLighthouse()
})
