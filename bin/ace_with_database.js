import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runAce } = await import('./launcher/run_ace.js')
  await runAce()
})
