import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runFaults } = await import('./launcher/run_faults.js')
  await runFaults()
})
