import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runTests } = await import('./launcher/run_tests.js')
  await runTests()
})
