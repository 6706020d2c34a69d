/** The numbers of a command line, such as `--seed=7`. */
import { parseArgs } from 'node:util'

/** @returns the value of each name of `defaults`, as given or as it is there; other options are refused */
export function numbersFrom(args, defaults) {
  const names = Object.keys(defaults)
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  })
  return Object.fromEntries(names.map((name) => [name, Number(values[name] ?? defaults[name])]))
}
