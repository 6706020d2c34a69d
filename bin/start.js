import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runStart } = await import('./launcher/run_start.js')
  await runStart()
})
