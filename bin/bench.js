import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runBench } = await import('./bench/run_bench.js')
  await runBench()
})
