import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Lists the columns of a model for a SELECT that joins tables, each under a unique name. */
export function columnsOf(model: LucidModel): string {
  return namesIn(model)
    .map((name) => `${model.table}.${name} AS ${aliasOf(model, name)}`)
    .join(', ')
}

/** Makes a model from a joined row that was selected with `columnsOf`. The model saves itself in the transaction. */
export function modelFrom<Model extends LucidModel>(
  model: Model,
  row: Record<string, unknown>,
  trx: TransactionClientContract
): InstanceType<Model> {
  const columns = namesIn(model).map((name) => [name, row[aliasOf(model, name)]])
  const read = model.$createFromAdapterResult(Object.fromEntries(columns))!
  return read.useTransaction(trx) as InstanceType<Model>
}

function namesIn(model: LucidModel): string[] {
  model.boot()
  return [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
}

const aliasOf = ({ table }: LucidModel, name: string) => `${table}_${name}`
