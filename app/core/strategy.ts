import type { ApplicationService } from '@adonisjs/core/types'

type Abstract<Strategy> = abstract new (...args: never[]) => Strategy
type Implementation<Strategy> = new (...args: never[]) => Strategy

/**
 * Binds the abstract class of a strategy to the implementation named in `config/strategies.ts`: constructors that ask for
 * the abstract class get that implementation. It is loaded when it is first needed. Tests replace it by `container.swap`.
 */
export function bindStrategy<Strategy extends object>(
  app: ApplicationService,
  strategy: Abstract<Strategy>,
  load: () => Promise<{ default: Implementation<Strategy> }>
): void {
  app.container.bind(strategy, async (resolver) => {
    const { default: implementation } = await load()
    return resolver.make(implementation)
  })
}
