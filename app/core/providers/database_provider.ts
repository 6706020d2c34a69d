import { propagateCommitErrors } from '#core/database/commit_errors'

export default class DatabaseProvider {
  register() {
    propagateCommitErrors()
  }
}
