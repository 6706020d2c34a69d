import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Diagnose, type Finding } from '#admin/public'
import { HANDLED_EVENTS } from '#commerce/payments/stripe/handled_events'

/** Ends with 1 where anything fails; warnings alone end with 0. */
export default class Doctor extends BaseCommand {
  static commandName = 'doctor'
  static description = 'Check settings, database, storage, mail, providers, workers and clock'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print the findings as JSON' })
  declare json: boolean

  async run() {
    const diagnose = await this.app.container.make(Diagnose)
    const findings = await diagnose.handle(HANDLED_EVENTS)
    if (findings.some(({ state }) => state === 'fail')) this.exitCode = 1
    if (this.json) return this.logger.log(JSON.stringify(findings, null, 2))
    findings.forEach((finding) => this.#print(finding))
  }

  #print({ check, state, message, remedy }: Finding) {
    const { colors } = this
    const marks = {
      ok: colors.green('ok  '),
      warn: colors.yellow('warn'),
      fail: colors.red('fail'),
    }
    this.logger.log(`${marks[state]}  ${check}: ${message}${remedy ? `. ${remedy}` : ''}`)
  }
}
