import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runFuzz } = await import('./fuzz/run_fuzz.js')
  await runFuzz()
})
