import { onBundledNode } from './launcher/hand_over.js'

await onBundledNode(import.meta.url, async () => {
  const { runBench } = await import('./bench/run_bench.js')
  await runBench()
})
