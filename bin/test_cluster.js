import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runCluster } = await import('../tests/recovery/run_cluster.js')
  await runCluster()
})
