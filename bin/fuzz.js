import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runFuzz } = await import('./fuzz/run_fuzz.js')
  await runFuzz()
})
