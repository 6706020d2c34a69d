import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { ALERT_RULES } from '#monitoring/alerts/alert_rules'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const rules = read('deploy/prometheus/rules.yml')
const alertsOfPrometheus = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)

test.group('The files of alerts', () => {
  test('have a runbook for each alert, and none for another', ({ assert }) => {
    const sections = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)]
    assert.sameMembers(
      sections.map(([, name]) => name!),
      alertsOfPrometheus
    )
    const runbooks = [...rules.matchAll(/runbook: docs\/operations\/alerts\.md#(\w+)/g)]
    assert.deepEqual(
      runbooks.map(([, anchor]) => anchor),
      alertsOfPrometheus.map((name) => name.toLowerCase())
    )
  }).tags(['WATCH-6'])

  test('have every rule that mails', ({ assert }) => {
    assert.includeMembers(
      alertsOfPrometheus,
      ALERT_RULES.map(({ name }) => name)
    )
  }).tags(['WATCH-6'])

  test('test each rule of Prometheus firing and silent', ({ assert }) => {
    const tested = read('deploy/prometheus/rules_test.yml')
    for (const name of alertsOfPrometheus) {
      const silent = `alertname: ${name}, exp_alerts: []`
      assert.include(tested, silent)
      assert.match(tested, new RegExp(`alertname: ${name}\\n +exp_alerts:\\n +- exp_labels`))
    }
  }).tags(['WATCH-6'])

  test('pass the tests of promtool', ({ assert }, done) => {
    const { error, status, stdout, stderr } = spawnSync(
      'promtool',
      ['test', 'rules', 'deploy/prometheus/rules_test.yml'],
      { cwd: root, encoding: 'utf8' }
    )
    if (error)
      process.stderr.write('  promtool is not installed (apt-get install prometheus): not run\n')
    else assert.equal(status, 0, stdout + stderr)
    done()
  })
    .waitForDone()
    .timeout(60_000)
})
