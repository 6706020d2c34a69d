import { BaseCommand } from '@adonisjs/core/ace'
import { sandboxAddresses } from '#config/provider_sandboxes'
import { DomainError } from '#core/exceptions/errors'

const TIMEOUT_MS = 5_000

/**
 * A command that calls the payment provider or the printer. What keeps it from working it says in one sentence, and ends
 * with 1: a server that does not run, which serves the sandboxes of both outside production, or a provider that refuses or
 * does not answer.
 */
export abstract class ProviderCommand extends BaseCommand {
  /** Does the work of the command. */
  protected abstract perform(): Promise<void>

  /** Whether this run calls a provider. */
  protected get callsProviders(): boolean {
    return true
  }

  async run() {
    const silent = this.callsProviders ? await silentSandbox() : null
    if (silent)
      return this.fail(
        `The server does not answer at ${silent}, and this command calls the provider sandboxes that it serves. Start it with npm start, or set PORT to the port that it uses.`
      )
    try {
      await this.perform()
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      this.fail(`${error.message} (${error.code})`)
    }
  }

  protected fail(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }
}

/** The origin of a sandbox that does not answer; null if all in use do. */
async function silentSandbox(): Promise<string | null> {
  for (const origin of new Set(sandboxAddresses().map((address) => new URL(address).origin)))
    if (!(await answers(origin))) return origin
  return null
}

/** Any answer will do: what is wrong with the server itself, the calls report. */
async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
