import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runRelease } = await import('./release/run_release.js')
  await runRelease()
})
