import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runRestore } = await import('../tests/recovery/run_restore.js')
  await runRestore()
})
