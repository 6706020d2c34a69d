import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runLighthouse } = await import('./bench/run_lighthouse.js')
  await runLighthouse()
})
