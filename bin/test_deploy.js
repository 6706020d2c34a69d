import { reexecWithBundledNode } from './launcher/reexec_with_node.js'

await reexecWithBundledNode(import.meta.url, async () => {
  const { runDeploy } = await import('../tests/deploy/run_deploy.js')
  await runDeploy()
})
