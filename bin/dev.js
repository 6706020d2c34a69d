import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runDev } = await import('./launcher/run_dev.js')
  await runDev()
})
