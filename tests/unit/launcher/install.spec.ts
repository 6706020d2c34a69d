import { test } from '@japa/runner'

type InstallModule = { isTooOldForBinaries(version: string): boolean }

const { isTooOldForBinaries } = (await import(
  new URL('../../../bin/launcher/install.js', import.meta.url).href
)) as InstallModule

/** What sharp, Rolldown and others name in the `engines` of their binaries: ^20.19.0 || >=22.12.0. */
const NODES = {
  '18.20.4': true,
  '20.18.3': true,
  '20.19.0': false,
  '21.7.3': true,
  '22.11.0': true,
  '22.12.0': false,
  '23.0.0': false,
  '24.9.0': false,
}

test.group('The installation', () => {
  test('takes a newer npm and Node where the machine’s own would leave out binaries', ({
    assert,
  }) => {
    for (const [version, isTooOld] of Object.entries(NODES))
      assert.equal(isTooOldForBinaries(version), isTooOld, version)
  }).tags(['OPS-29'])
})
